import type { Language } from '../text/language';
import { wordSet } from './word-set';

/** What a question wants to know, where it wants a quantity. */
export type AskedKind =
  | 'count'
  | 'amount'
  | 'ceiling'
  | 'reduction'
  | 'share'
  | 'duration'
  | 'moment'
  | 'date'
  | 'time'
  | 'measure'
  | 'capacity'
  | 'quantity'
  | 'postal'
  | 'email'
  | 'url'
  | 'phone';

/** A noun behind "what" or "quel" that names a kind of quantity. */
export interface AskedNoun {
  readonly kind: AskedKind;
  /** It names the kind and nothing of the subject: "amount", but not "premium". */
  readonly asksOnly: boolean;
  /** What is counted follows: "the number of people". */
  readonly numberOf: boolean;
  /** What its unit measures (`dimensionOf`): a weight is no answer to "what length". Empty: any. */
  readonly dimensions: readonly string[];
}

type Line = readonly [
  kind: AskedKind,
  role: 'asks' | 'subject' | 'number',
  nouns: string,
  dimension?: string,
];

function nounsOf(lines: readonly Line[]): ReadonlyMap<string, AskedNoun> {
  return new Map(
    lines.flatMap(([kind, role, nouns, dimension]) => {
      const dimensions = dimension === undefined ? [] : [dimension];
      const asksOnly = role !== 'subject';
      const asked = { kind, asksOnly, numberOf: role === 'number', dimensions };
      return nouns.split(' ').map((noun) => [noun, asked] as const);
    }),
  );
}

/** By folded word. */
export const ASKED_NOUNS: Readonly<Record<Language, ReadonlyMap<string, AskedNoun>>> = {
  fr: nounsOf([
    ['amount', 'asks', 'montant montants prix somme sommes cout couts tarif tarifs'],
    ['amount', 'subject', 'cotisation cotisations franchise franchises prime primes indemnite'],
    ['amount', 'subject', 'capital loyer salaire budget frais honoraires'],
    ['ceiling', 'subject', 'plafond plafonds'],
    ['reduction', 'subject', 'remise remises reduction reductions rabais ristourne'],
    ['share', 'asks', 'taux pourcentage part proportion'],
    ['duration', 'asks', 'delai delais duree durees temps age'],
    ['date', 'asks', 'date dates jour annee mois'],
    ['time', 'asks', 'heure heures'],
    ['measure', 'asks', 'longueur largeur hauteur distance profondeur epaisseur', 'length'],
    ['measure', 'asks', 'altitude diametre rayon envergure', 'length'],
    ['measure', 'asks', 'poids masse', 'weight'],
    ['measure', 'asks', 'vitesse', 'speed'],
    ['measure', 'asks', 'temperature', 'temperature'],
    ['measure', 'asks', 'surface superficie', 'area'],
    ['measure', 'asks', 'puissance', 'watt'],
    ['measure', 'asks', 'tension', 'volt'],
    ['measure', 'asks', 'taille'],
    ['capacity', 'asks', 'volume contenance capacite'],
    ['quantity', 'asks', 'quantite consommation debit pression autonomie'],
    ['count', 'number', 'nombre'],
    ['postal', 'asks', 'adresse adresses'],
    ['email', 'asks', 'courriel email mail'],
    ['phone', 'asks', 'telephone'],
  ]),
  en: nounsOf([
    ['amount', 'asks', 'amount amounts price prices sum sums cost costs'],
    ['amount', 'subject', 'premium premiums excess deductible fee fees charge salary rent budget'],
    ['ceiling', 'subject', 'ceiling ceilings cap'],
    ['reduction', 'subject', 'discount discounts reduction rebate'],
    ['share', 'asks', 'rate rates percentage share proportion'],
    ['duration', 'asks', 'period duration age deadline'],
    ['date', 'asks', 'date dates day year month'],
    ['time', 'asks', 'time times hour hours'],
    [
      'measure',
      'asks',
      'length width height distance depth thickness altitude elevation',
      'length',
    ],
    ['measure', 'asks', 'diameter radius wingspan', 'length'],
    ['measure', 'asks', 'weight mass', 'weight'],
    ['measure', 'asks', 'speed', 'speed'],
    ['measure', 'asks', 'temperature', 'temperature'],
    ['measure', 'asks', 'area', 'area'],
    ['measure', 'asks', 'wattage', 'watt'],
    ['measure', 'asks', 'voltage', 'volt'],
    ['measure', 'asks', 'size'],
    ['capacity', 'asks', 'volume capacity'],
    ['quantity', 'asks', 'quantity consumption pressure'],
    ['count', 'number', 'number'],
    ['postal', 'asks', 'address addresses'],
    ['email', 'asks', 'email'],
    ['phone', 'asks', 'telephone phone'],
  ]),
};

function unitsOf(lines: readonly (readonly [AskedKind, string])[]): ReadonlyMap<string, AskedKind> {
  return new Map(
    lines.flatMap(([kind, nouns]) => nouns.split(' ').map((noun) => [noun, kind] as const)),
  );
}

/** Behind "how many" and "how much", "combien de": words that ask for a kind of their own, beside units. */
export const COUNTED_AS: Readonly<Record<Language, ReadonlyMap<string, AskedKind>>> = {
  fr: unitsOf([
    ['duration', 'temps jours mois ans annees semaines heures minutes secondes trimestres'],
    ['amount', 'euros euro argent'],
  ]),
  en: unitsOf([
    ['duration', 'time days months years weeks hours minutes seconds quarters'],
    ['amount', 'euros euro money'],
  ]),
};

/**
 * What may be counted in place of the noun asked for, each a narrower word for it: to "how many
 * people" a number of employees answers, and a number of files does not. By folded word.
 */
export const NARROWER: Readonly<Record<Language, ReadonlyMap<string, ReadonlySet<string>>>> = {
  fr: classesOf([
    [
      'personnes gens',
      `personne personnes salarie salaries salariee salariees employe employes employee employees
      collaborateur collaborateurs collaboratrice collaboratrices agent agents membre membres
      conseiller conseillers conseillere conseilleres inspecteur inspecteurs gestionnaire
      gestionnaires`,
    ],
    ['logements', 'logement logements maison maisons appartement appartements'],
  ]),
  en: classesOf([
    [
      'people persons staff',
      `person persons people employee employees worker workers colleague colleagues agent agents
      member members adviser advisers inspector inspectors handler handlers staff`,
    ],
    ['homes dwellings', 'home homes house houses flat flats dwelling dwellings'],
  ]),
};

function classesOf(
  lines: readonly (readonly [asked: string, narrower: string])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    lines.flatMap(([asked, narrower]) => {
      const set = wordSet(narrower);
      return asked.split(' ').map((noun) => [noun, set] as const);
    }),
  );
}
