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
  window: {
    term: 'fenêtre',
    says: 'Une règle qui ajoute tous les fragments à r places au plus avant ou après chaque ancre, quoi qu’ils disent.',
  },
  parent: {
    term: 'section parente',
    says: 'Une règle qui transmet toute la section de chaque ancre, ou son bloc de dix fragments là où il n’y a pas de sections.',
  },
  rerank: {
    term: 'reclassement',
    says: 'Une règle qui regarde de nouveau les meilleurs fragments un par un et garde les premiers. Le nôtre est lexical : il compte combien de termes de la question un fragment contient, et à quelle distance les uns des autres.',
  },
  scar: {
    term: 'SCAR',
    says: 'Une règle publiée (arXiv 2606.16661) : un voisin est ajouté quand sa note d’extension dépasse une part de la proximité de son ancre. Elle ne peut pas rendre ce que le top k a manqué tout à fait.',
    formula: 'ajouter n si cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c)',
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
  'smoothed-cut': {
    term: 'coupe lissée',
    says: 'Une règle à nous : chaque note BM25 reçoit celles de ses voisins à travers les coupes (la moitié là où une coupe tombe dans une phrase, un quart ailleurs) ; ce qui atteint une part τ de la meilleure est transmis.',
    formula: 's′(i) = s(i) + w s(i − 1) + w s(i + 1) ; transmettre s′ ≥ τ max s′',
  },
  'carried-bm25': {
    term: 'BM25 propagé',
    says: 'Une règle à nous : les termes d’un fragment comptent aussi, affaiblis à chaque coupe, dans les fragments qui l’entourent, avant que la répétition soit amortie. Ce qui s’élève assez au-dessus du fond est transmis.',
    formula: 'transmettre S − z ≥ τ (max S − z)',
  },
  'carried-latent': {
    term: 'BM25 propagé + latent',
    says: 'La règle que le laboratoire Voisins dit « par défaut » : le BM25 propagé, plus la moitié autant pour la proximité du fragment et de ses voisins avec la question dans l’espace latent.',
    formula: 'V = S ÷ max S + ½ G ÷ max G',
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
