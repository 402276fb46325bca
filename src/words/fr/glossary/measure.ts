import type { MeasureWords } from '../../en/glossary/measure';

export const words: MeasureWords = {
  atomic: {
    term: 'question atomique',
    says: 'Toute sa preuve tient dans un fragment. La classe découle de la preuve et du découpage en vigueur : coupez autrement, et elle peut changer.',
  },
  boundary: {
    term: 'question frontière',
    says: 'Sa preuve traverse une coupe : deux fragments attendus ou plus, qui se suivent.',
  },
  scattered: {
    term: 'question dispersée',
    says: 'Sa preuve se trouve dans deux fragments attendus ou plus, séparés par d’autres. Aucune règle de voisinage ne va jusque-là.',
  },
  unanswerable: {
    term: 'question sans réponse',
    says: 'Les documents n’y répondent pas, même parfaitement interrogés. La bonne conduite est de se taire.',
  },
  recall: {
    term: 'rappel',
    says: 'Parmi les fragments attendus d’une question, la part qui a été transmise ; puis la moyenne sur les questions.',
    formula: 'fragments attendus transmis ÷ fragments attendus',
  },
  chunks: {
    term: 'fragments transmis',
    says: 'Le nombre de fragments différents remis au modèle : le prix payé pour ce qui est trouvé. Un fragment ajouté deux fois compte une fois.',
  },
  efficiency: {
    term: 'efficience',
    says: 'Le rappel par fragment transmis. Jamais un classement à elle seule : elle couronne ce qui rend le moins.',
    formula: 'rappel moyen ÷ fragments en moyenne',
  },
  'character-precision': {
    term: 'précision en caractères',
    says: 'Parmi les caractères transmis, la part qui est de la preuve. Elle dit combien on lit en vain.',
    formula: 'caractères de preuve transmis ÷ caractères transmis',
  },
  'character-recall': {
    term: 'rappel en caractères',
    says: 'Parmi les caractères de preuve, la part qui a été transmise.',
    formula: 'caractères de preuve transmis ÷ caractères de preuve',
  },
  landscape: {
    term: 'paysage',
    says: 'Tous les ordres possibles des phrases sous les réglages en vigueur, comptés d’après les conditions qui arrivent. Il montre si un ordre est une rare chance ou la règle.',
  },
  matrix: {
    term: 'matrice',
    says: '48 combinaisons de cas, de langue, d’ordre publié, de phrases par fragment et de fragments retenus, côte à côte. Aucun réglage n’est dit le bon.',
  },
  ceiling: {
    term: 'au plafond',
    says: 'Se dit d’un réglage qui transmet toutes les phrases : aucun ordre n’y change rien, il ne peut donc montrer aucun effet.',
  },
  front: {
    term: 'front',
    says: 'Les règles qu’aucune autre ne bat sur les deux tableaux : pour trouver plus que l’une d’elles, il faut transmettre plus de fragments.',
  },
  interval: {
    term: 'intervalle à 95 %',
    says: 'Où tombe l’écart moyen dans 95 rééchantillons sur 100 des mêmes questions, tirés à l’intérieur de chaque corpus. Un intervalle qui contient 0 ne montre pas d’écart.',
  },
  'p-value': {
    term: 'p',
    says: 'À quelle fréquence un écart au moins aussi grand apparaît quand les signes des écarts sont tirés au hasard. Parmi beaucoup de comparaisons, quelques petits p sont attendus.',
    formula: 'p = (1 + tirages aussi extrêmes) ÷ (tirages + 1)',
  },
  'effect-size': {
    term: 'taille d’effet d',
    says: 'La moyenne des écarts appariés, mesurée à leur propre dispersion. Sans dispersion il n’y a pas de d, et la page dit pourquoi.',
    formula: 'd = moyenne des écarts ÷ écart-type des écarts',
  },
};
