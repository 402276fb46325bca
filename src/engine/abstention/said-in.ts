import type { SourceDocument } from '../retrieval/chunk-table';
import type { Passage } from '../retrieval/passages';
import type { Quantity } from '../quantities';
import type { Span } from '../text/span';
import { inside, readDocument, type ReadWord } from './read-document';
import { statementsOf } from './statements';

/** A sentence of a passage as gate 2 reads it, whatever is asked. Offsets are the document's. */
interface Said {
  readonly sentence: Span;
  readonly words: readonly ReadWord[];
  readonly figures: readonly Quantity[];
  /** Stems and families of its words, and of the lines that it cannot be read without. */
  readonly stems: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
  /** Words of the head of a table, which name what a bare number in a cell counts. */
  readonly headWords: readonly string[];
}

/** A cut is tried, and the next one: so many parts of one document are worth keeping. */
const MOST_PARTS = 512;
const known = new WeakMap<SourceDocument, Map<string, readonly Said[]>>();

/** The sentences of a passage, read once however many questions it is supplied to. */
export function saidIn({ source, start, end, text }: Passage): readonly Said[] {
  const parts = known.get(source) ?? new Map<string, readonly Said[]>();
  known.set(source, parts);
  const key = `${start} ${end}`;
  const before = parts.get(key);
  if (before) return before;
  if (parts.size >= MOST_PARTS) parts.clear();
  const made = read(source, start, text);
  parts.set(key, made);
  return made;
}

function read(source: SourceDocument, by: number, text: string): Said[] {
  const { quantities, words } = readDocument(source);
  const placed = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  return statementsOf(text, source.language).map((statement) => {
    const sentence = placed(statement);
    const context = statement.context.flatMap((line) => inside(words, placed(line)));
    const spoken = inside(words, sentence);
    const said = [...context, ...spoken];
    return {
      sentence,
      words: spoken,
      figures: inside(quantities, sentence),
      stems: new Set(said.map(({ stem }) => stem)),
      families: new Set(said.map(({ family }) => family)),
      headWords: context.map(({ word }) => word),
    };
  });
}
