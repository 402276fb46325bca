import type { Language } from './language';

/**
 * What a full stop after an abbreviation means:
 * - `title`: a name follows; never an end (M., Dr., St.).
 * - `open`: something always follows; never an end (cf., e.g., par ex.).
 * - `number`: not an end before a number, a numeral or a lone letter (art., p., No., Sept.).
 * - `closing`: an end before a capital (etc., max.).
 * - `name`: an end only before a word that opens sentences (Inc., U.S.): a name may go on.
 * - `clock`: an end before a capital, but not before a time zone (p.m. Eastern Time).
 */
export type AbbreviationKind = 'title' | 'open' | 'number' | 'closing' | 'name' | 'clock';

type Lists = Readonly<Record<AbbreviationKind, string>>;

const SHARED: Lists = {
  title: 'm mm mr mrs ms dr prof mgr rev gen col lt capt cpt sgt cdt st ste pr',
  open: 'cf viz vs p.ex c.-a-d i.e e.g',
  number:
    'no nos n art arts p pp fig figs vol vols ch chap chaps sect sec al par tab eq app ann pt pts ' +
    'ed v t ref tel fax ext cat ca approx jan feb mar apr jun jul aug sep sept oct nov dec op reg',
  closing: 'etc min max incl excl ibid',
  name: 'inc ltd co corp jr sr bros u.s u.k u.n e.u ph.d s.a n.v b.v d.c u.s.a esq llc',
  clock: 'a.m p.m',
};

const FRENCH: Lists = {
  title: 'mme mmes mlle mlles me mes dre drs vve',
  open: 'ex c.a.d n.b litt',
  number: 'nº n° janv fevr avr juin juil aout tabl liv tit sous-sect adm civ env bull obs req',
  closing: 'suiv s ss hab bd av',
  name: 'cie ets sté ste s.a.s s.a.r.l s.c.i s.n.c',
  clock: '',
};

const ENGLISH: Lists = {
  title: 'messrs hon sen rep gov pres supt ft mt fr',
  open: 'i.e e.g al',
  number: 'nr ex exh sched cl para paras cir rel div ver',
  closing: 'est dept',
  name: 'assn ave blvd rd plc',
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

const STARTERS = {
  fr: new Set(
    `il elle ils elles on nous vous je ce cela ceci cet cette ces le la les l un une des du en au aux
    dans pour par sur si quand lorsque mais or donc ainsi toutefois cependant enfin a son sa ses leur
    leurs tout toute tous toutes aucun aucune chaque est sont que qui quel quelle comment pourquoi`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `the a an this that these those it its he she they we you i his her their our your my in on at
    for from by with as if when while where after before since although though because however but
    and or so no not there here all each any some such other both what who which how why is are was
    were to under upon once until unless during`.split(/\s+/),
  ),
};

/** Whether a capitalised word (given folded) commonly opens a sentence and rarely a name. */
export function opensSentence(folded: string, language: Language): boolean {
  return STARTERS[language].has(folded);
}
