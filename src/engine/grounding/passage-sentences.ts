import type { Language } from '../text/language';
import { readQuantities, type Quantity, type QuantityKind } from '../quantities';
import { splitSentences } from '../text/sentences';
import type { Span } from '../text/span';
import { fold } from '../text/fold';
import { documentTerms } from '../text/terms';
import { words } from '../text/words';

/** A text in its language: an answer, or a passage it rests on. */
export interface LanguageText {
  readonly text: string;
  readonly language: Language;
}

/** A place in a passage. */
export interface Place extends Span {
  readonly passage: number;
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
  /** Terms of the two sentences before it and of the one after: its surroundings. */
  readonly context: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  /** A change is told ("rose from 5 to 10 %"): both ends of a range were values. */
  readonly changes: boolean;
  /** A comparison is told in words near it ("exceeded 90"), which a bound may restate. */
  readonly compares: (item: Span) => boolean;
  /** "Shall not begin a message of more than 64": near a no, its bound may run either way. */
  readonly negates: (item: Span) => boolean;
  /** Units that a bare number of the sentence may borrow: those of its other figures. */
  readonly units: ReadonlySet<string>;
  /** Whether the sentence writes a word, plural or not, as "day" in "each day beyond thirty". */
  readonly writes: (word: string) => boolean;
  /** Whether one of its figures of a kind counts or ranks what a noun names. */
  readonly counts: (kind: QuantityKind, noun: string) => boolean;
  /** A row of a table: cells between bars or tabs. */
  readonly isRow: boolean;
  /** Powers of ten that the lead of a table gives its bare cells ("£000", "millions"). */
  readonly cellPowers: readonly number[];
}

export interface SentenceTerm extends Span {
  readonly term: string;
}

/** While a text is read, a sentence takes up the terms of those around it. */
interface OpenSentence extends ReadSentence {
  readonly context: Set<string>;
}

const CONTEXT = 2;

/** Reads a text sentence by sentence. A quantity belongs to the sentence it starts in. */
export function readSentences(source: LanguageText, passage: number): ReadSentence[] {
  const { text, language } = source;
  const quantities = readQuantities(text, language);
  const terms = documentTerms(text, language);
  const sentences: OpenSentence[] = [];
  const lead = new Lead();
  let quantity = 0;
  let term = 0;
  for (const span of splitSentences(text, language)) {
    const firstQuantity = quantity;
    while ((quantities[quantity]?.start ?? Infinity) < span.end) quantity += 1;
    const own = quantities.slice(firstQuantity, quantity);
    const firstTerm = term;
    while ((terms[term]?.start ?? Infinity) < span.end) term += 1;
    const bearing = outside(terms.slice(firstTerm, term), own).filter(
      (item) => !UNBEARING.has(item.term),
    );
    const before = sentences[sentences.length - 1];
    const sentence = readSentence(source, span, passage, bearing, own, before, lead);
    sentences.push(sentence);
    for (const each of sentences.slice(-1 - CONTEXT, -1)) {
      for (const item of each.reach) sentence.context.add(item);
    }
    for (const item of sentence.reach) before?.context.add(item);
  }
  return sentences;
}

/** The terms that stand in no quantity; both lists are in the order of the text. */
function outside(
  terms: readonly SentenceTerm[],
  quantities: readonly Quantity[],
): readonly SentenceTerm[] {
  let next = 0;
  return terms.filter(({ start, end }) => {
    while ((quantities[next]?.end ?? Infinity) <= start) next += 1;
    const found = quantities[next];
    return !found || start < found.start || end > found.end;
  });
}

/** Words of comparison, negation, place in time, knowing and talk tell no subject. */
const UNBEARING: ReadonlySet<string> = new Set(
  (
    'not no never nor without except non pas jamais aucun sans sauf plus moin moins more less also ' +
    'still onli only instead over under above below beyond within until befor before after more most ' +
    'must should mai may doit peut avant apres apr depuis dela del dessus dessous encor encore ' +
    'ye yeah yep yea oh ok okai well wow sure actual realli cours back between around on s t d m re ll ' +
    've superieur inferieur exceed depass exced know knew think thought believ guess hear heard oui bien sur vraiment'
  ).split(' '),
);

function readSentence(
  source: LanguageText,
  span: Span,
  passage: number,
  terms: readonly SentenceTerm[],
  quantities: readonly Quantity[],
  before: ReadSentence | undefined,
  lead: Lead,
): OpenSentence {
  const text = source.text.slice(span.start, span.end);
  const folded = fold(text);
  const between = before ? source.text.slice(before.end, span.start) : '';
  const reach = new Set(terms.map((item) => item.term));
  for (const term of lead.over(text)) reach.add(term);
  if (before && PRONOUN.test(text.slice(0, 24))) {
    for (const item of before.terms) reach.add(item.term);
  }
  // A table cut off from its header may count in anything.
  const powers = lead.isOpen ? lead.powers : ANY_POWERS;
  lead.follow(text, terms, quantities, /\n\s*\n/.test(between) || !before);
  let written: ReadonlySet<string> | undefined;
  let counted: ReadonlySet<string> | undefined;
  const from = (offset: number) => Math.max(0, offset - span.start - WORDS_BEFORE);
  const upTo = ({ start, end }: Span) => fold(text.slice(from(start), end - span.start));
  const behind = ({ end }: Span) =>
    fold(text.slice(end - span.start, end - span.start + WORDS_AFTER));
  return {
    start: span.start,
    end: span.end,
    passage,
    language: source.language,
    text,
    terms,
    reach,
    context: new Set(),
    quantities,
    isRow: isRow(text),
    cellPowers: isRow(text) ? powers : NO_POWERS,
    changes: CHANGES.test(folded),
    compares: (item) => COMPARES.test(upTo(item) + behind(item)),
    negates: (item) => NEGATES.test(upTo(item)) || DENIES.test(behind(item)),
    units: new Set(quantities.flatMap((item) => item.unit ?? [])),
    writes: (word) => (written ??= wordsOf(text)).has(singular(fold(word))),
    counts: (kind, noun) => {
      counted ??= countedIn(quantities);
      return words(noun).some(({ term }) => counted?.has(`${kind} ${singular(term)}`));
    },
  };
}

function countedIn(quantities: readonly Quantity[]): ReadonlySet<string> {
  return new Set(
    quantities.flatMap(({ kind, noun }) =>
      words(noun ?? '').map(({ term }) => `${kind} ${singular(term)}`),
    ),
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(words(text).map(({ term }) => singular(term)));
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

/** How far around a figure the words of comparison and negation that bear on it are looked for. */
const WORDS_BEFORE = 60;
const WORDS_AFTER = 30;

function isRow(text: string): boolean {
  return text.includes(' | ') || text.includes('\t');
}

const ENDED = /[.!?…»”")\]]\s*$/;

/**
 * The heading, announcement or table header that the lines below it lean on. Each line leans on the
 * lead alone, never on its neighbours, so that a long list stays cheap.
 */
class Lead {
  private terms = new Set<string>();
  private fresh = false;
  private afterRow = false;
  /** Something stood above: a text that begins with the rows of a table has lost its header. */
  isOpen = false;
  /** 0, and the powers of ten that its words name. */
  powers: readonly number[] = NO_POWERS;

  /** The lead's terms for a sentence: the first below it, and every list item or row. */
  over(text: string): ReadonlySet<string> {
    return this.fresh || isRow(text) || !ENDED.test(text.slice(-4)) || ITEM.test(text.slice(0, 6))
      ? this.terms
      : NO_TERMS;
  }

  follow(
    text: string,
    terms: readonly SentenceTerm[],
    quantities: readonly Quantity[],
    paragraph: boolean,
  ): void {
    const open = !ENDED.test(text.slice(-4));
    const announces = /:\s*$/.test(text.slice(-4));
    const row = isRow(text);
    const header = row && quantities.every((item) => headsColumn(item, this.afterRow));
    this.afterRow = row;
    this.isOpen ||= !row || header;
    if (open && (announces || (paragraph && !row))) {
      this.terms = new Set();
      this.powers = powersOf(text);
    } else if (!header) {
      if (!open) this.fresh = false;
      if (paragraph && !open && !ITEM.test(text.slice(0, 6))) this.terms = new Set();
      return;
    }
    this.fresh = true;
    if (header) this.powers = [...new Set([...this.powers, ...powersOf(text)])];
    for (const item of terms) if (this.terms.size < MOST_LEAD_TERMS) this.terms.add(item.term);
  }
}

/** The years above columns, and "£000": the figures of a header, which is the first row or has none. */
function headsColumn(item: Quantity, afterRow: boolean): boolean {
  return (
    (!afterRow && item.kind === 'date') ||
    (item.kind === 'amount' && /^0+$/.test(String(item.value)))
  );
}

function powersOf(text: string): readonly number[] {
  const thousands = /(?:[£€$]\s?000|\bthousand|\bmilliers?\b|k€)/i.test(text) ? [3] : [];
  const millions = /(?:[£€$]\s?m\b|\bmillions?\b|M€)/i.test(text) ? [6] : [];
  return [0, ...thousands, ...millions];
}

const NO_POWERS: readonly number[] = [0];
const ANY_POWERS: readonly number[] = [0, 3, 6];
const NO_TERMS: ReadonlySet<string> = new Set();
const MOST_LEAD_TERMS = 60;
const ITEM = /^(?:[-•*–]|\d{1,2}[.)]|[a-z]\))\s/;

/** Beginnings of verbs and nouns of change in both languages. */
const CHANGES =
  /\b(?:rise|rose|rising|risen|increas|rais|grow|grew|fall|fell|drop|declin|reduc|decreas|went|move|chang|pass|augment|baiss|diminu|hauss|evolu|progress|recul|chut|mont[eé]|abaiss|relev|ramen|tomb)/;

/** Beginnings of words of comparison, beside those that a bound is read from. */
const COMPARES =
  /\b(?:plus|moins|super|infer|depass|exced|excess|exceed|over|more|above|beyond|under|below|less|fewer|minim|maxim|limit|plafon|ceiling|cap|jusqu|within|until|dela\b|dessus|dessous|outre|least|most|up to)/;

const NEGATES = /\b(?:not|no|never|neither|nor|cannot|without|ne|n'|pas|jamais|aucun|ni|sans)\b/;

/** Behind a figure, "without" leaves out something else: "at least 2 days, without exception". */
const DENIES = /\b(?:not|no|never|neither|nor|cannot|ne|n'|pas|jamais|aucun|ni)\b/;

const PRONOUN =
  /^(?:[-•*–]\s*)?(?:it|its|they|their|he|his|she|her|this|these|that|those|il|elle|ils|elles|ce|cet|cette|ces|cela|celui|celle|ceux|son|sa|ses|leur|leurs)\b/i;
