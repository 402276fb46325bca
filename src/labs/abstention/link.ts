import { HELD_AGAINST, type HeldAgainst } from '../../engine/abstention/checker';
import { GENERATORS, type GeneratorName } from '../../engine/abstention/generators';
import type { MovingGate } from '../../engine/abstention/risk-coverage';
import { ABSTENTION_SETTINGS } from '../../engine/abstention/shipped-settings';
import type { PipelineSettings } from '../../engine/settings';
import { readSettings, writeSettings, type RefusedParameter } from '../../engine/settings-link';
import { LANGUAGES, type TextLanguage } from '../../engine/text/language';
import { ABSTENTION_CORPORA, FIRST_ABSTENTION } from '../../corpora/bundled-abstention';

/** What the lab shows: who stays silent, the figures of the answers, an answer of one's own. */
export const VIEWS = ['silence', 'figures', 'own'] as const;
export type View = (typeof VIEWS)[number];

export const SYSTEMS = ['naive', 'guarded'] as const;
export type System = (typeof SYSTEMS)[number];

/** A cell of a 2 × 2: whose, whether the questions have an answer, whether they got one. */
export interface Cell {
  readonly system: System;
  readonly answerable: boolean;
  readonly answered: boolean;
}

/** Everything the address of the Abstention lab says. */
export interface AbstentionPlace {
  /** The id of the corpus; undefined for the one the lab opens on. */
  readonly corpus?: string | undefined;
  /** The language of the documents, which is not the interface's. */
  readonly text: TextLanguage | undefined;
  readonly view: View;
  readonly settings: PipelineSettings;
  /** The question that is opened. */
  readonly question: string | undefined;
  /** The questions of one cell only. */
  readonly cell: Cell | undefined;
  readonly generator: GeneratorName;
  readonly against: HeldAgainst;
  readonly moving: MovingGate;
  /** An answer of the reader's own, compressed. */
  readonly own: string | undefined;
}

const FALLBACK = {
  view: 'silence',
  generator: 'lying',
  against: 'cited',
  moving: 'answer',
} as const;
const MOVING = ['topic', 'answer'] as const;

/** Reads an address; `corpora` are the ids there are, of which it may name one. */
export function readAbstentionPlace(
  query: URLSearchParams,
  corpora: readonly string[] = ABSTENTION_CORPORA.map(({ id }) => id),
): AbstentionPlace & { readonly refused: readonly RefusedParameter[] } {
  const { settings, refused } = readSettings(query, ABSTENTION_SETTINGS);
  const all = [...refused];
  function choice<T extends string>(name: string, known: readonly T[]): T | undefined {
    const value = query.get(name);
    if (value === null) return undefined;
    const found = known.find((each) => each === value);
    if (found === undefined) all.push({ name, value: value.slice(0, 40) });
    return found;
  }
  const cellName = query.get('cell');
  const cell = cellName === null ? undefined : readCell(cellName);
  if (cellName !== null && !cell) all.push({ name: 'cell', value: cellName.slice(0, 40) });
  return {
    corpus: choice('corpus', corpora),
    text: choice('text', LANGUAGES),
    view: choice('view', VIEWS) ?? FALLBACK.view,
    settings,
    question: query.get('question') ?? undefined,
    cell,
    generator: choice('generator', GENERATORS) ?? FALLBACK.generator,
    against: choice('against', HELD_AGAINST) ?? FALLBACK.against,
    moving: choice('moves', MOVING) ?? FALLBACK.moving,
    own: query.get('own') ?? undefined,
    refused: all,
  };
}

export function writeAbstentionPlace(place: AbstentionPlace): URLSearchParams {
  const query = new URLSearchParams();
  query.set('view', place.view);
  if (place.corpus !== undefined && place.corpus !== FIRST_ABSTENTION) {
    query.set('corpus', place.corpus);
  }
  if (place.text) query.set('text', place.text);
  if (place.cell) query.set('cell', cellName(place.cell));
  if (place.question !== undefined) query.set('question', place.question);
  if (place.generator !== FALLBACK.generator) query.set('generator', place.generator);
  if (place.against !== FALLBACK.against) query.set('against', place.against);
  if (place.moving !== FALLBACK.moving) query.set('moves', place.moving);
  writeSettings(query, place.settings, ABSTENTION_SETTINGS);
  if (place.own !== undefined) query.set('own', place.own);
  return query;
}

/** "guarded-none-silent": the questions without an answer on which the guarded system is silent. */
export function cellName({ system, answerable, answered }: Cell): string {
  return `${system}-${answerable ? 'some' : 'none'}-${answered ? 'answered' : 'silent'}`;
}

function readCell(name: string): Cell | undefined {
  const cells = SYSTEMS.flatMap((system) =>
    [true, false].flatMap((answerable) =>
      [true, false].map((answered): Cell => ({ system, answerable, answered })),
    ),
  );
  return cells.find((cell) => cellName(cell) === name);
}
