import { formatDecimal, formatList } from '../format';
import type { Dictionary } from '../language';

const en = {
  noBearing: 'the question bears no subject to look for',
  kind: {
    count: (counted: string) => (counted === '' ? 'a number' : `a number of ${counted}`),
    amount: () => 'an amount',
    ceiling: () => 'an amount or a percentage',
    reduction: () => 'a percentage or an amount',
    share: () => 'a percentage',
    duration: () => 'a length of time',
    moment: () => 'a date, a time or a length of time',
    date: () => 'a date',
    time: () => 'a time of day',
    measure: () => 'a measure',
    postal: () => 'a postal address',
    email: () => 'an e-mail address',
    url: () => 'a web address',
    phone: () => 'a telephone number',
  },
  gate1Title: 'Gate 1: is the subject in the papers at all?',
  gate1Lead: 'Before any passage is looked at.',
  term: 'word',
  idf: 'weight (idf)',
  seen: 'in the papers',
  yes: 'yes',
  no: 'no',
  unseenShare: (share: number, threshold: number, closed: boolean) =>
    `Unseen share ${formatDecimal(share, 'en', 2)}, threshold ${formatDecimal(threshold, 'en', 2)}: ${closed ? 'closed' : 'open'}.`,
  gateOff: 'This gate is off.',
  notReached: 'Gate 1 had closed: gate 2 was not asked.',
  gate2Title: 'Gate 2: does a sentence hold the figure asked for?',
  gate2Lead: 'On what would be supplied.',
  asksFor: (what: string) => `The question asks for ${what}.`,
  asksForNothing: 'The question calls for no figure.',
  bestSentence: (share: number, threshold: number, opened: boolean) =>
    `The best sentence with such a figure covers ${formatDecimal(share, 'en', 2)} of the question’s weight, threshold ${formatDecimal(threshold, 'en', 2)}: ${opened ? 'open' : 'closed'}.`,
  noFigure: 'No sentence supplied holds such a figure.',
  covers: (terms: readonly string[]) =>
    terms.length === 0
      ? 'It shares no bearing word with the question.'
      : `It shares ${formatList(
          terms.map((term) => `“${term}”`),
          'en',
        )}.`,
  premiseHolds: (figure: string) => `The question asserts ${figure}: it stands beside the subject.`,
  premiseFails: (figure: string) =>
    `The question asserts ${figure}: no sentence supplied says so of the subject.`,
  notTheAnswer:
    'A gate sees that a figure of the right kind stands beside the subject. It does not know whether it is the answer.',
  passageOf: 'The passage:',
  decimal: (value: number) => formatDecimal(value, 'en', 2),
};

type Words = typeof en;

const fr: Words = {
  noBearing: 'la question ne porte sur aucun sujet à chercher',
  kind: {
    count: (counted) => (counted === '' ? 'un nombre' : `un nombre de ${counted}`),
    amount: () => 'un montant',
    ceiling: () => 'un montant ou un pourcentage',
    reduction: () => 'un pourcentage ou un montant',
    share: () => 'un pourcentage',
    duration: () => 'une durée',
    moment: () => 'une date, une heure ou une durée',
    date: () => 'une date',
    time: () => 'une heure',
    measure: () => 'une mesure',
    postal: () => 'une adresse postale',
    email: () => 'une adresse électronique',
    url: () => 'une adresse web',
    phone: () => 'un numéro de téléphone',
  },
  gate1Title: 'Garde-fou 1 : le sujet est-il seulement dans les documents ?',
  gate1Lead: 'Avant de regarder le moindre passage.',
  term: 'mot',
  idf: 'poids (idf)',
  seen: 'dans les documents',
  yes: 'oui',
  no: 'non',
  unseenShare: (share, threshold, closed) =>
    `Part inconnue ${formatDecimal(share, 'fr', 2)}, seuil ${formatDecimal(threshold, 'fr', 2)} : ${closed ? 'fermée' : 'ouverte'}.`,
  gateOff: 'Ce garde-fou est levé.',
  notReached: 'Le garde-fou 1 s’était fermé : le garde-fou 2 n’a pas été consulté.',
  gate2Title: 'Garde-fou 2 : une phrase contient-elle le chiffre demandé ?',
  gate2Lead: 'D’après ce qui serait transmis.',
  asksFor: (what) => `La question demande ${what}.`,
  asksForNothing: 'La question ne demande aucun chiffre.',
  bestSentence: (share, threshold, opened) =>
    `La meilleure phrase avec un tel chiffre couvre ${formatDecimal(share, 'fr', 2)} du poids de la question, seuil ${formatDecimal(threshold, 'fr', 2)} : ${opened ? 'ouverte' : 'fermée'}.`,
  noFigure: 'Aucune phrase transmise ne contient un tel chiffre.',
  covers: (terms) =>
    terms.length === 0
      ? 'Elle ne partage aucun mot porteur avec la question.'
      : `Elle partage ${formatList(
          terms.map((term) => `« ${term} »`),
          'fr',
        )}.`,
  premiseHolds: (figure) => `La question affirme ${figure} : c’est écrit à côté du sujet.`,
  premiseFails: (figure) =>
    `La question affirme ${figure} : aucune phrase transmise ne le dit du sujet.`,
  notTheAnswer:
    'Un garde-fou voit qu’un chiffre du bon genre se tient à côté du sujet. Il ne sait pas si c’est la réponse.',
  passageOf: 'Le passage :',
  decimal: (value) => formatDecimal(value, 'fr', 2),
};

/** What the two gates say of a question. */
export const GATE_WORDS: Dictionary<Words> = { fr, en };
