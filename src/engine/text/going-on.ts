/**
 * Where a full stop ends nothing because of what stands on both of its sides. Each rule knows a
 * token before the stop (as written) by what follows it; `unless` looks at the text before the token.
 * A kind of reference is added here and nowhere else.
 */
interface GoingOn {
  readonly token: RegExp;
  readonly following: RegExp;
  /** Holds for the text right before the token, if it must. */
  readonly after?: RegExp;
  readonly unless?: RegExp;
}

/** A unit's number or a thing told apart by a letter: "500 m.", "plan b." are no abbreviations. */
const MEASURED_OR_LABELLED =
  /(?:\p{Nd}|\p{Sc}|[°%]|(?<!\p{L})(?:annex|appendix|article|case|choix|choice|class|clause|exhibit|group|groupe|item|level|option|part|partie|plan|point|section|step|type|vitamin)e?s?)\s{0,3}$/iu;

const MONTH =
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)';
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** What makes of a weekday or a month the subject of a sentence of its own. */
const VERB =
  '(?:is|was|will|would|has|had|can|may|must|brings?|begins?|starts?|remains?|sees|saw|came|comes|went|stays?)(?!\\p{L})';

/** Books of the Bible, shortened; those that are also names or words stand only before a verse. */
const BOOKS =
  'Gen|Gn|Ex|Exod|Lev|Lv|Num|Nb|Deut|Dt|Josh|Jos|Judg|Jg|Rt|Sam|Kgs|Chron?|Esd|Neh?|Esth?|Tb|Jdt|Jb|Pss?|Prov?|Eccl|Qo|Cant|Ct|Sir|Is|Isa|Jer|Jr|Lam|Ezek|Ez|Dan|Dn|Hos|Os|Joel|Jl|Amos|Am|Obad|Ab|Jon|Mic|Mi|Nah?|Hab|Zeph|So|Hag|Ag|Zech|Za|Mal|Ml|Matt?|Mt|Mc|Mk|Marc|Lk|Luc|Lc|Jn|Jean|Acts?|Ac|Rom|Rm|Cor|Co|Gal|Ga|Eph?|Phil|Ph|Col|Thess|Th|Tim|Tm|Tit|Tt|Philem|Phlm|Phm|Heb|Hébr?|He|Jas|Jc|Pet|Pi|Jude|Rev|Apoc|Ap';
const VERSE = '\\p{Nd}{1,3}\\s?[:,]\\s?\\p{Nd}{1,3}(?!\\p{Nd}|:)';

const RULES: readonly GoingOn[] = [
  // Letters of the parts of French codes: "L. 113-2", "R.* 421-1", "LO. 141", "article A. 12".
  { token: /^(?:[LRDAC]\*?|LO|L\.O|LP|Lp)$/u, following: /^\*?\s?\p{Nd}{1,4}(?:-\p{Nd}+)+/u },
  {
    token: /^(?:[LRDAC]\*?|LO|L\.O|LP|Lp)$/u,
    after:
      /(?:^|[^\p{L}])(?:art(?:icle)?s?\.?|chap(?:itre)?s?\.?|livres?|titres?|et|ou|à|and|or|to|,)\s{1,3}$/iu,
    following: /^\p{Nd}/u,
  },
  { token: /^(?:LO|L\.O|LP|Lp|[LRDAC]\*)$/u, following: /^\p{Nd}/u },
  // "c. 1150", "b. 12 May 1815", "d. March 1852", "r. 1066–1087", "fl. c. 1150".
  {
    token: /^(?:c|b|d|r|m|n|fl)$/u,
    unless: MEASURED_OR_LABELLED,
    following: new RegExp(`^(?:ca?\\. ?)?(?:\\p{Nd}{1,4}(?!\\p{Nd})|${MONTH})`, 'u'),
  },
  // In the brackets of a life a place may follow: "(b. Paris, 1815; d. Lyon, 1852)".
  { token: /^(?:b|d|m|n|r|fl)$/u, after: /[(;,–—-]\s?$/u, following: /^\p{Lu}/u },
  { token: new RegExp(`^(?:${BOOKS})$`, 'u'), following: new RegExp(`^${VERSE}`, 'u') },
  {
    token: new RegExp(`^(?:${BOOKS})$`, 'u'),
    after: /(?:[([;]|(?:^|[^\p{L}])(?:cf\.?|voir|(?<!to )see)|[1-3])\s{0,2}$/iu,
    following: /^\p{Nd}{1,3}(?!\p{Nd})/u,
  },
  // "at 9 a.m. Monday", "10 p.m. Mondays", but "at 5 p.m. Monday is quiet." is two sentences.
  {
    token: /^[ap]\.m$/iu,
    following: new RegExp(
      `^(?:${WEEKDAY}s?|${MONTH}\\p{L}*\\.? \\p{Nd}{1,2})(?!\\p{L}| ${VERB})`,
      'u',
    ),
  },
];

/**
 * Whether the stop after `token` ends nothing: `before` is the text up to the token, `following`
 * what comes behind the stop.
 */
export function goesOn(before: string, token: string, following: string): boolean {
  return RULES.some(
    (rule) =>
      rule.token.test(token) &&
      rule.following.test(following) &&
      (rule.after?.test(before) ?? true) &&
      !(rule.unless?.test(before) ?? false),
  );
}

/** An abbreviation before an opening bracket goes on, unless the bracket holds a sentence of its own. */
const LONGEST_BRACKET = 200;

/**
 * Whether the bracket that opens at `open` holds whole sentences: it closes behind an end mark, and
 * no small letter goes on behind it.
 */
export function bracketsSentence(text: string, open: number): boolean {
  const inside = /^[([][^()[\]]*[.!?…]["'”’»\s]{0,2}[)\]]/u.exec(
    text.slice(open, open + LONGEST_BRACKET),
  );
  if (!inside) return false;
  return !/^[\s,;:]{0,2}(?:[,;:]|\p{Ll})/u.test(text.slice(open + inside[0].length).slice(0, 4));
}
