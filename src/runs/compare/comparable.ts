import type { RunRecord } from '../../engine/records/run-record';
import {
  differingParameters,
  differingVersions,
  type DifferingParameter,
} from '../../engine/records/versions';
import type { Measured, MeasuredVariant } from './measured';

/** Why two runs do not measure the same thing, with what the words for it name. */
export type Obstacle =
  /** Runs of different sorts have no figure in common. */
  | { readonly code: 'sort' }
  | { readonly code: 'questions'; readonly onlyFirst: number; readonly onlySecond: number }
  /** The text is cut differently, so that recall counts other chunks. */
  | { readonly code: 'cutting' }
  /** Versioned rules (terms, scoring, draws) that are not the same. */
  | { readonly code: 'rules'; readonly rules: readonly string[] }
  /** A policy of one name that is not one policy: its numbers or versions differ. */
  | {
      readonly code: 'parameters';
      readonly policy: string;
      readonly parameters: readonly DifferingParameter[];
    };

export interface Comparability {
  /** Empty where the two runs can be compared as they are. */
  readonly obstacles: readonly Obstacle[];
  /** Positions of each shared question in the first run and in the second. */
  readonly shared: readonly (readonly [first: number, second: number])[];
}

/** How a run cut its documents: the settings that the cutting in force reads. */
export function cutting({ settings }: RunRecord): string {
  const { chunking, size, target } = settings;
  return JSON.stringify([
    chunking,
    chunking === 'sentences' ? size : null,
    chunking === 'characters' ? target : null,
  ]);
}

/** A side of a comparison: a run, its figures and the variant of it that is compared. */
interface ComparedSide {
  readonly run: RunRecord;
  readonly measured: Measured;
  readonly variant: MeasuredVariant | undefined;
}

/**
 * Whether two sides answer the same questions by the same rules, as the runs carry them, and which
 * questions they share.
 */
export function comparability(first: ComparedSide, second: ComparedSide): Comparability {
  if (first.measured.kind !== second.measured.kind) {
    return { obstacles: [{ code: 'sort' }], shared: [] };
  }
  const obstacles: Obstacle[] = [];
  const places = new Map(second.measured.questions.map(({ key }, place) => [key, place]));
  const shared = first.measured.questions.flatMap(({ key }, place) => {
    const other = places.get(key);
    return other === undefined ? [] : [[place, other] as const];
  });
  const onlyFirst = first.measured.questions.length - shared.length;
  const onlySecond = second.measured.questions.length - shared.length;
  if (onlyFirst + onlySecond > 0) obstacles.push({ code: 'questions', onlyFirst, onlySecond });
  const sameGold = shared.every(([a, b]) => {
    const [one, other] = [first.measured.questions[a]!.gold, second.measured.questions[b]!.gold];
    return one?.join() === other?.join();
  });
  const isEvaluation = first.measured.kind === 'evaluation';
  const sameCut = !isEvaluation || cutting(first.run) === cutting(second.run);
  if (!sameGold || !sameCut) obstacles.push({ code: 'cutting' });
  const rules = differingVersions(first.run, second.run);
  if (rules.length > 0) obstacles.push({ code: 'rules', rules });
  const [one, other] = [first.variant?.rule, second.variant?.rule];
  if (one && one.id === other?.id) {
    const parameters = differingParameters(one, other);
    if (parameters.length > 0) obstacles.push({ code: 'parameters', policy: one.id, parameters });
  }
  return { obstacles, shared };
}
