import type { RunRecord } from '../../storage/run-record';
import type { Measured } from './measured';

/** Why two runs do not measure the same thing, with what the words for it name. */
export type Obstacle =
  /** Runs of different sorts have no figure in common. */
  | { readonly code: 'sort' }
  | { readonly code: 'questions'; readonly onlyFirst: number; readonly onlySecond: number }
  /** The text is cut differently, so that recall counts other chunks. */
  | { readonly code: 'cutting' }
  /** Versioned rules (terms, scoring, draws) that are not the same. */
  | { readonly code: 'rules'; readonly rules: readonly string[] };

export interface Comparability {
  /** Empty where the two runs can be compared as they are. */
  readonly obstacles: readonly Obstacle[];
  /** Positions of each shared question in the first run and in the second. */
  readonly shared: readonly (readonly [first: number, second: number])[];
}

function differingRules(first: RunRecord, second: RunRecord): string[] {
  const [a, b] = [first, second].map(({ versions }) => new Map(Object.entries(versions.profiles)));
  const names = new Set([...a!.keys(), ...b!.keys()]);
  return [...names].filter((name) => a!.get(name) !== b!.get(name)).sort();
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

/** Whether two runs answer the same questions by the same rules, and which questions they share. */
export function comparability(
  first: { readonly run: RunRecord; readonly measured: Measured },
  second: { readonly run: RunRecord; readonly measured: Measured },
): Comparability {
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
  const rules = differingRules(first.run, second.run);
  if (rules.length > 0) obstacles.push({ code: 'rules', rules });
  return { obstacles, shared };
}
