import type { Piece } from './pieces';
import type { Scan } from './scan';
import type { Token } from './tokens';

/** What an example text is read as: "duration 90 minute", a range as "range 4..7 week". */
export type Right = readonly [language: string, text: string, reads: string];
export type Wrong = readonly [language: string, text: string];

/** A way to read one figure. Its examples are its tests: one test runs those of every rule. */
export interface Rule {
  /** Family and member: "date.iso". */
  readonly id: string;
  /** The language it belongs to, or "any". */
  readonly language: string;
  /** What it may start on: types of token, marks, or folded words. */
  readonly starts: Starts;
  /** 1 a guess by habit, 2 read from context, 3 from its own form, 4 a form nothing else has. */
  readonly sure: 1 | 2 | 3 | 4;
  /** The figure that starts at token `index`, or null. */
  readonly read: (scan: Scan, index: number) => RuleFound | null;
  /** Texts in which this rule wins, and what it reads there. */
  readonly right: readonly Right[];
  /** Texts in which it reads nothing, or loses. */
  readonly wrong: readonly Wrong[];
}

export interface Starts {
  readonly digits?: true;
  /** Any word, or these folded words. */
  readonly words?: true | ReadonlySet<string>;
  readonly marks?: string;
  /** Superscripts and fractions of one character. */
  readonly signs?: true;
}

/** What a rule finds: readings, likeliest first, and the token after the last. */
export type RuleFound = Pick<Piece, 'readings' | 'to'> & Partial<Omit<Piece, 'readings' | 'to'>>;

/** The rules of a pack, by what they may start on. */
export interface RuleBook {
  readonly digits: readonly Rule[];
  readonly signs: readonly Rule[];
  readonly anyWord: readonly Rule[];
  readonly byWord: ReadonlyMap<string, readonly Rule[]>;
  readonly byMark: ReadonlyMap<string, readonly Rule[]>;
}

export function ruleBook(rules: readonly Rule[]): RuleBook {
  const byWord = new Map<string, Rule[]>();
  const byMark = new Map<string, Rule[]>();
  const anyWord = rules.filter(({ starts }) => starts.words === true);
  for (const rule of rules) {
    for (const mark of rule.starts.marks ?? '') {
      byMark.set(mark, [...(byMark.get(mark) ?? []), rule]);
    }
    if (rule.starts.words === undefined || rule.starts.words === true) continue;
    for (const word of rule.starts.words) {
      byWord.set(word, [...(byWord.get(word) ?? anyWord), rule]);
    }
  }
  return {
    digits: rules.filter(({ starts }) => starts.digits),
    signs: rules.filter(({ starts }) => starts.signs),
    anyWord,
    byWord,
    byMark,
  };
}

const NONE: readonly Rule[] = [];

export function rulesFor(book: RuleBook, token: Token): readonly Rule[] {
  switch (token.type) {
    case 'digits':
      return book.digits;
    case 'word':
      return book.byWord.get(token.folded) ?? book.anyWord;
    case 'mark':
      return book.byMark.get(token.folded) ?? NONE;
    default:
      return book.signs;
  }
}

/**
 * The one order in which readings of a place compete: the longest wins; of equally long ones the
 * surer rule; of equally sure ones the rule whose id comes first. Negative when `a` wins.
 */
export function compete(a: Piece, b: Piece): number {
  return b.to - a.to || b.sure - a.sure || (a.rule < b.rule ? -1 : 1);
}
