import { formatDecimal, formatList } from './format';
import type { GateWords } from '../en/gates';

export const words: GateWords = {
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
    capacity: () => 'une capacité',
    quantity: () => 'une quantité',
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
    `Part inconnue ${formatDecimal(share, 2)}, seuil ${formatDecimal(threshold, 2)} : ${closed ? 'fermée' : 'ouverte'}.`,
  gateOff: 'Ce garde-fou est levé.',
  notReached: 'Le garde-fou 1 s’était fermé : le garde-fou 2 n’a pas été consulté.',
  gate2Title: 'Garde-fou 2 : une phrase contient-elle le chiffre demandé ?',
  gate2Lead: 'D’après ce qui serait transmis.',
  asksFor: (what) => `La question demande ${what}.`,
  asksForNothing: 'La question ne demande aucun chiffre.',
  evidence: (coverage, nearness, score, threshold) =>
    `La phrase la plus proche couvre ${formatDecimal(coverage, 2)} de son poids, dont ${formatDecimal(nearness, 2)} près d’un mot qui pourrait répondre : ${formatDecimal(coverage, 2)} + ½ · ${formatDecimal(nearness, 2)} = ${formatDecimal(score, 2)}, seuil ${formatDecimal(threshold, 2)}.`,
  bestSentence: (share, threshold, opened) =>
    `La meilleure phrase avec un tel chiffre couvre ${formatDecimal(share, 2)} du poids de la question, seuil ${formatDecimal(threshold, 2)} : ${opened ? 'ouverte' : 'fermée'}.`,
  noFigure: 'Aucune phrase transmise ne contient un tel chiffre.',
  covers: (terms) =>
    terms.length === 0
      ? 'Elle ne partage aucun mot porteur avec la question.'
      : `Elle partage ${formatList(terms.map((term) => `« ${term} »`))}.`,
  premiseHolds: (figure) => `La question affirme ${figure} : c’est écrit à côté du sujet.`,
  premiseFails: (figure) =>
    `La question affirme ${figure} : aucune phrase transmise ne le dit du sujet.`,
  notTheAnswer:
    'Un garde-fou voit qu’un chiffre du bon genre se tient à côté du sujet. Il ne sait pas si c’est la réponse.',
  passageOf: 'Le passage :',
  decimal: (value) => formatDecimal(value, 2),
};
