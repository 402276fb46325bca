import type { Language } from '../text/language';
import { readQuantities, type Quantity } from '../text/quantities';
import { splitSentences } from '../text/sentences';
import type { Span } from '../text/span';
import { documentTerms } from '../text/terms';

/** A text in its language: an answer, or a passage it rests on. */
export interface LanguageText {
  readonly text: string;
  readonly language: Language;
}

/** One sentence with what it says: terms and quantities, offsets into its text. */
export interface ReadSentence extends Span {
  /** Number of the passage; 0 for an answer. */
  readonly passage: number;
  readonly language: Language;
  readonly text: string;
  /** Bearing terms: content words as stems, those inside quantities left out. */
  readonly terms: readonly SentenceTerm[];
  /** Terms of the sentence, and of the one before where this one leans on it. */
  readonly reach: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  /** A change is told ("rose from 5 to 10 %"): both ends of a range were values. */
  readonly changes: boolean;
}

export interface SentenceTerm extends Span {
  readonly term: string;
}

/** Reads a text sentence by sentence. A quantity belongs to the sentence it starts in. */
export function readSentences(source: LanguageText, passage: number): ReadSentence[] {
  const { text, language } = source;
  const quantities = readQuantities(text, language);
  const terms = documentTerms(text, language);
  const sentences: ReadSentence[] = [];
  let quantity = 0;
  let term = 0;
  let before: ReadSentence | undefined;
  for (const span of splitSentences(text, language)) {
    const firstQuantity = quantity;
    while ((quantities[quantity]?.start ?? Infinity) < span.end) quantity += 1;
    const own = quantities.slice(firstQuantity, quantity);
    const firstTerm = term;
    while ((terms[term]?.start ?? Infinity) < span.end) term += 1;
    const bearing = terms
      .slice(firstTerm, term)
      .filter((item) => !own.some((found) => item.start >= found.start && item.end <= found.end));
    const sentence = readSentence(source, span, passage, bearing, own, before);
    sentences.push(sentence);
    before = sentence;
  }
  return sentences;
}

function readSentence(
  source: LanguageText,
  span: Span,
  passage: number,
  terms: readonly SentenceTerm[],
  quantities: readonly Quantity[],
  before: ReadSentence | undefined,
): ReadSentence {
  const text = source.text.slice(span.start, span.end);
  const reach = new Set(terms.map((item) => item.term));
  if (before && leansBack(text, before.text)) for (const item of before.reach) reach.add(item);
  return {
    start: span.start,
    end: span.end,
    passage,
    language: source.language,
    text,
    terms,
    reach,
    quantities,
    changes: terms.some((item) => CHANGES.test(item.term)),
  };
}

/** Stems of verbs and nouns of change in both languages, by their beginning. */
const CHANGES =
  /^(rise|rose|risen|increas|rais|grow|grew|fall|fell|drop|declin|reduc|decreas|went|move|chang|pass|augment|baiss|diminu|hauss|evolu|progress|recul|chut|mont|abaiss|relev)/;

const PRONOUN =
  /^(?:[-•*–]\s*)?(?:it|its|they|their|he|his|she|her|this|these|that|those|il|elle|ils|elles|ce|cet|cette|ces|cela|celui|celle|ceux|son|sa|ses|leur|leurs)\b/i;

/** A sentence that opens with a pronoun, or stands under a heading or an announcement, leans back. */
function leansBack(text: string, before: string): boolean {
  return PRONOUN.test(text.slice(0, 24)) || !/[.!?…»”")\]]\s*$/.test(before.slice(-4));
}
