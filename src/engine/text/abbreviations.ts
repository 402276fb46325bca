import type { Language } from './language';

/**
 * What a full stop after an abbreviation means:
 * - `title`: a name follows; never an end (M., Dr.). Written with a capital.
 * - `open`: something always follows; never an end (cf., e.g., par ex.).
 * - `number`: no end before a number, a Roman numeral or a lone letter (art., p., Fig.).
 * - `digit`: no end before a number (No., Sept., env.): "No. It is closed." is two sentences.
 * - `closing`: no end before a number, an end before a capital (etc., max.).
 * - `name`: an end only before a word that opens sentences or a quotation: a name may go on (Inc.).
 * - `clock`: an end before a capital, but not before a time zone (p.m. Eastern Time).
 */
export type AbbreviationKind = 'title' | 'open' | 'number' | 'digit' | 'closing' | 'name' | 'clock';

type Lists = Readonly<Record<AbbreviationKind, string>>;

const SHARED: Lists = {
  title: 'm mm mr mrs ms dr prof mgr rev gen col lt capt cpt sgt cdt mt',
  open: 'cf viz vs v c.-a-d i.e e.g n.b',
  number:
    'art arts apt appt bat esc deg p pp fig figs vol vols ch chap chaps sect sec par tab eq app pt pts ed t op sched n thm lem prop eqn fol fols lib pl pls ht wt ser suppl bk bks',
  digit:
    'no nos nr tel fax ext ca approx cat ref reg jan feb mar apr jun jul aug sep sept oct nov dec',
  closing: 'etc p.a min max incl excl ibid',
  name: 'inc ltd co corp jr sr bros esq llc plc st ste ft ave blvd rd assn assoc ph.d m.d',
  clock: 'a.m p.m',
};

const FRENCH: Lists = {
  title: 'mme mmes mlle mlles me mes dre drs pr vve',
  open: 'ex av ap apr bd c.a.d litt cass',
  number: 'al tabl liv tit ann obs req bull let adm civ com crim soc',
  digit: 'n° janv fevr avr juin juil aout env regl delib',
  closing: 'suiv s ss hab',
  name: 'cie ets',
  clock: '',
};

const ENGLISH: Lists = {
  title: 'messrs hon sen rep gov pres supt',
  open: '',
  number: 'ex exh cl para paras rel div ver',
  digit: 'est cir',
  closing: 'dept',
  name: 'al civ cal crim proc fed stat cong',
  clock: '',
};

function kindsOf(language: Language): ReadonlyMap<string, AbbreviationKind> {
  const kinds = new Map<string, AbbreviationKind>();
  for (const lists of [SHARED, language === 'fr' ? FRENCH : ENGLISH]) {
    for (const kind of Object.keys(lists) as AbbreviationKind[]) {
      for (const word of lists[kind].split(' ')) kinds.set(word, kind);
    }
  }
  return kinds;
}

const KINDS = { fr: kindsOf('fr'), en: kindsOf('en') };

/** What the full stop after `folded` (a whole token, without that stop) means, if it is listed. */
export function abbreviationKind(folded: string, language: Language): AbbreviationKind | undefined {
  return KINDS[language].get(folded);
}

/** French words that open sentences, but also stand inside names: G. Le Goff, J. Des Moulins. */
const FRENCH_PARTICLES = new Set('le la les l un une des du d de au aux a'.split(' '));

const STARTERS = {
  fr: new Set(
    `il elle ils elles on nous vous je j c ce cela ceci cet cette ces celui celle ceux celles s n qu en
    y dans pour par sur sous sans avec vers chez contre entre depuis pendant durant avant apres selon
    lors si quand lorsque comme mais or donc ainsi toutefois cependant neanmoins enfin ensuite puis
    alors aussi son sa ses leur leurs mon ma mes notre nos votre vos tout toute tous toutes aucun
    aucune chaque chacun chacune certains certaines plusieurs est sont que qui quel quelle quels
    quelles comment combien pourquoi toujours malgre afin outre mme mlle`.split(/\s+/),
  ),
  en: new Set(
    `the a an this that these those it its he she they we you i his her their our your my in on at
    for from by with of as if when while where after before since although though because however
    but and or so not there here all each every any some such other another both many most several
    what who which how why is are was were to under upon once until unless during despite thus
    therefore then also again according mr mrs ms`.split(/\s+/),
  ),
};

/** Whether a capitalised word (given folded) commonly opens a sentence and begins no name. */
export function opensSentence(folded: string, language: Language): boolean {
  return STARTERS[language].has(folded);
}

/** Whether the word (folded) opens sentences in that language, though it may be part of a name. */
export function mayOpenSentence(folded: string, language: Language): boolean {
  return opensSentence(folded, language) || (language === 'fr' && FRENCH_PARTICLES.has(folded));
}

const DESIGNATORS = new Set(
  `annexe annexes annex appendix vitamin vitamine plan section sections class classe option point
  type schedule exhibit part partie group groupe category categorie figure tableau table series
  serie article articles chapter chapitre clause clauses paragraph paragraphe titre title item
  whereas recital considerant step etape question note rule regle phase example exemple lot book
  livre level niveau`.split(/\s+/),
);

/** Whether the word (folded) names a kind of thing told apart by number or letter: annexe B. */
export function isDesignator(folded: string): boolean {
  return DESIGNATORS.has(folded);
}
