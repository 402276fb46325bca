/**
 * The frozen lexical rule of the fragment retrieval protocol 1.0. It reproduces a published series,
 * so nothing here may be improved and no other module is used: a better fold, a better stop list or a
 * better sentence splitter elsewhere cannot reach it.
 */

const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'and', 'are', 'as', 'at', 'be', 'by', 'does', 'for', 'from', 'in', 'is', 'it'],
  ...['of', 'on', 'or', 'that', 'the', 'this', 'to', 'with', 'de', 'des', 'du', 'en', 'et', 'est'],
  ...['il', 'la', 'le', 'les', 'par', 'pour', 'que', 'qui', 'un', 'une', 'au', 'aux', 'dans'],
  ...['ce', 'cette', 'ces', 'elle', 'elles', 'ils', 'ne', 'pas', 'se', 'ses', 'son', 'sa'],
  ...['their', 'its', 'do', 'can', 'your', 'within', 'toute', 'tout', 'every'],
]);

const WORD = /[\p{L}\p{N}]+/gu;
const MARK = /\p{M}/gu;

/** A term as the rule reads it, with the place of its surface word in the source. */
interface LexicalTerm {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

function normalise(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARK, '');
}

/**
 * Where each unit of the normalised text comes from. Normalising code point by code point gives the
 * same units as normalising the whole (only a final sigma differs, and it keeps its length), so the
 * places can be counted without touching the rule itself.
 */
function sourceOffsets(text: string): number[] {
  const offsets: number[] = [];
  let place = 0;
  for (const character of text) {
    const units = normalise(character).length;
    for (let unit = 0; unit < units; unit += 1) offsets.push(place);
    place += character.length;
  }
  offsets.push(text.length);
  return offsets;
}

/**
 * The terms of a text in order of appearance, repetitions kept: runs of letters and digits of the
 * normalised text that are longer than one UTF-16 unit and not stop words.
 */
export function lexicalTerms(text: string): string[] {
  const terms: string[] = [];
  for (const [word] of normalise(text).matchAll(WORD)) {
    if (word.length > 1 && !STOP_WORDS.has(word)) terms.push(word);
  }
  return terms;
}

/** The same terms with the place of each surface word in the source, combining marks included. */
export function lexicalTermPlaces(text: string): LexicalTerm[] {
  const offsets = sourceOffsets(text);
  const terms: LexicalTerm[] = [];
  for (const match of normalise(text).matchAll(WORD)) {
    const word = match[0];
    if (word.length < 2 || STOP_WORDS.has(word)) continue;
    const end = match.index + word.length;
    terms.push({ term: word, start: offsets[match.index]!, end: offsets[end]! });
  }
  return terms;
}

/** The score of a chunk, with the two integers that make it. */
export interface LexicalScore {
  /** Distinct question terms present in the chunk, in the order of the question. */
  readonly matched: readonly string[];
  /** Term occurrences in the chunk. */
  readonly terms: number;
  /** matched.length / sqrt(max(1, terms)), in IEEE 754 double precision. */
  readonly score: number;
}

/**
 * Scores a chunk from its terms and the question's, both as `lexicalTerms` gives them.
 * Ties between chunks are the caller's: higher score first, then source order.
 */
export function lexicalScore(
  questionTerms: readonly string[],
  chunkTerms: readonly string[],
): LexicalScore {
  const present = new Set(chunkTerms);
  const matched = [...new Set(questionTerms)].filter((term) => present.has(term));
  const terms = chunkTerms.length;
  return { matched, terms, score: matched.length / Math.sqrt(Math.max(1, terms)) };
}
