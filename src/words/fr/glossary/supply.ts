import type { SupplyWords } from '../../en/glossary/supply';

export const words: SupplyWords = {
  'supply-policy': {
    term: 'règle de transmission',
    says: 'La règle qui décide, d’après les notes, quels fragments sont transmis au modèle.',
  },
  neighbour: {
    term: 'voisin',
    says: 'Un fragment qui touche une ancre dans le même document, de l’autre côté d’une coupe ou à quelques coupes de là.',
  },
  'boundary-penalty': {
    term: 'pénalité de rupture',
    says: 'Combien un voisin ressemble peu à son ancre : la rupture entre les deux. λ dit quelle part en est comptée ; avec λ 0, rien.',
    formula: 'b = 1 − cos(c, n)',
  },
  'expansion-score': {
    term: 'note d’extension',
    says: 'Ce que vaut un voisin pour SCAR : sa proximité avec la question, moins le prix de la rupture.',
    formula: 'S = cos(q, n) − λ b',
  },
  threshold: {
    term: 'seuil γ',
    says: 'La barre qu’un voisin doit dépasser, strictement : une part γ de la proximité entre la question et l’ancre.',
    formula: 'γ cos(q, c)',
  },
  radius: {
    term: 'distance r',
    says: 'À combien de places avant et après une ancre un voisin peut se trouver. Il ne quitte jamais le document.',
  },
  cap: {
    term: 'plafond de fragments',
    says: 'Le plus de fragments qu’une règle à coupe puisse transmettre, si nombreux soient ceux qui atteignent la part τ ; elle en transmet au moins trois.',
  },
  tau: {
    term: 'τ',
    says: 'La part de la meilleure note qu’un fragment doit atteindre pour être transmis par une règle à coupe. Baissez-la : il en vient davantage.',
  },
};
