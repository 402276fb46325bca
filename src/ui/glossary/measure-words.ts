import type { Dictionary } from '../language';

const en = {
  atomic: {
    term: 'atomic question',
    says: 'All its evidence stands in one chunk. The class follows from the evidence and the cutting in force: cut otherwise, and it may change.',
  },
  boundary: {
    term: 'boundary question',
    says: 'Its evidence runs through a cut: two or more gold chunks, one right after another.',
  },
  scattered: {
    term: 'scattered question',
    says: 'Its evidence stands in two or more gold chunks with others between them. No neighbour rule reaches across.',
  },
  unanswerable: {
    term: 'unanswerable question',
    says: 'The documents do not answer it, however well they are searched. The right thing is to stay silent.',
  },
  recall: {
    term: 'recall',
    says: 'Of the gold chunks of a question, the share that was supplied; then the mean over questions.',
    formula: 'gold chunks supplied ÷ gold chunks',
  },
  chunks: {
    term: 'chunks supplied',
    says: 'The number of different chunks handed to the model: the price paid for what was found. A chunk added twice counts once.',
  },
  efficiency: {
    term: 'efficiency',
    says: 'Recall for each chunk supplied. Never a ranking by itself: it crowns whatever returns least.',
    formula: 'mean recall ÷ mean chunks',
  },
  'character-precision': {
    term: 'character precision',
    says: 'Of the characters supplied, the share that is evidence. It says how much reading is in vain.',
    formula: 'evidence characters supplied ÷ characters supplied',
  },
  'character-recall': {
    term: 'character recall',
    says: 'Of the characters of evidence, the share that was supplied.',
    formula: 'evidence characters supplied ÷ evidence characters',
  },
  landscape: {
    term: 'landscape',
    says: 'Every possible order of the sentences under the settings in force, counted by the conditions that arrive. It shows whether an order is rare luck or the rule.',
  },
  matrix: {
    term: 'matrix',
    says: '48 combinations of case, language, published order, sentences per chunk and chunks kept, side by side. No setting is called the right one.',
  },
  ceiling: {
    term: 'ceiling-bound',
    says: 'Said of a setting that supplies every sentence: no order can make a difference there, so it cannot show an effect.',
  },
  front: {
    term: 'front',
    says: 'The policies that no other beats on both counts: to find more than one of them, one has to hand over more chunks.',
  },
  interval: {
    term: '95% interval',
    says: 'Where the mean difference falls in 95 of 100 resamples of the same questions, drawn within each corpus. An interval that holds 0 shows no difference.',
  },
  'p-value': {
    term: 'p',
    says: 'How often a difference at least as large turns up when the signs of the differences are drawn at random. Small p among many comparisons are to be expected.',
    formula: 'p = (1 + draws as extreme) ÷ (draws + 1)',
  },
  'effect-size': {
    term: 'effect size d',
    says: 'The mean of the paired differences, in units of their own spread. Where there is no spread there is no d, and the page says why.',
    formula: 'd = mean of differences ÷ standard deviation of differences',
  },
};

type Words = typeof en;

const fr: Words = {
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

export const MEASURE_WORDS: Dictionary<Words> = { fr, en };
