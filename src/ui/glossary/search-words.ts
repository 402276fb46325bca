import type { Dictionary } from '../language';

const en = {
  score: {
    term: 'score',
    says: 'The number that ranks the chunks for a question. It compares words and never judges meaning.',
  },
  'lexical-1.0': {
    term: 'lexical 1.0',
    says: 'The frozen score of the published protocol: how many distinct terms of the question the chunk holds, divided by the square root of its number of terms. A longer chunk has to hold more.',
    formula: 'matched terms ÷ √(terms of the chunk)',
  },
  bm25: {
    term: 'BM25',
    says: 'A classical score: each term of the question adds more when it is rare in the corpus, less and less when it is repeated, and less in a long chunk.',
    formula: 'Σ idf · 2.2 f ÷ (f + 1.2 (0.25 + 0.75 · length ÷ mean length))',
  },
  idf: {
    term: 'idf',
    says: 'Inverse document frequency: how rare a term is among the chunks searched. N is the number of chunks, n of those that hold the term.',
    formula: 'ln(1 + (N − n + 0.5) ÷ (n + 0.5))',
  },
  'top-k': {
    term: 'top k',
    says: 'To keep the k chunks with the best scores, and nothing else.',
  },
  anchor: {
    term: 'anchor',
    says: 'A chunk that was retrieved for its own score. Its neighbours can then be looked at.',
  },
  tie: {
    term: 'tie',
    says: 'Two chunks with the same score: the one that comes first in the text wins. Some scores are equal by hand and differ in the computer’s last digit; the page says so.',
  },
  cosine: {
    term: 'cosine',
    says: 'How close two texts are as vectors: 1 for the same direction, 0 for nothing in common.',
    formula: 'cos(a, b) = a · b ÷ (‖a‖ ‖b‖)',
  },
  vectors: {
    term: 'vectors',
    says: 'Texts as lists of numbers, fitted on the corpus at hand: lexical (which terms), tf-idf (which terms, weighted by rarity) or latent. No neural model is involved.',
  },
  'latent-space': {
    term: 'latent space',
    says: 'A smaller space of at most 64 directions, computed from the words that this corpus uses together: two texts can be close there without sharing a word.',
  },
};

type Words = typeof en;

const fr: Words = {
  score: {
    term: 'note',
    says: 'Le nombre qui classe les fragments pour une question. Il compare des mots et ne juge jamais le sens.',
  },
  'lexical-1.0': {
    term: 'lexicale 1.0',
    says: 'La note figée du protocole publié : le nombre de termes distincts de la question que contient le fragment, divisé par la racine carrée de son nombre de termes. Un fragment plus long doit en contenir davantage.',
    formula: 'termes communs ÷ √(termes du fragment)',
  },
  bm25: {
    term: 'BM25',
    says: 'Une note classique : chaque terme de la question ajoute plus s’il est rare dans le corpus, de moins en moins s’il se répète, et moins dans un long fragment.',
    formula: 'Σ idf · 2,2 f ÷ (f + 1,2 (0,25 + 0,75 · longueur ÷ longueur moyenne))',
  },
  idf: {
    term: 'idf',
    says: 'Fréquence documentaire inverse : la rareté d’un terme parmi les fragments interrogés. N est le nombre de fragments, n celui des fragments qui contiennent le terme.',
    formula: 'ln(1 + (N − n + 0,5) ÷ (n + 0,5))',
  },
  'top-k': {
    term: 'top k',
    says: 'Retenir les k fragments les mieux notés, et rien d’autre.',
  },
  anchor: {
    term: 'ancre',
    says: 'Un fragment retenu pour sa propre note. On peut ensuite regarder ses voisins.',
  },
  tie: {
    term: 'égalité',
    says: 'Deux fragments de même note : celui qui vient d’abord dans le texte l’emporte. Certaines notes sont égales à la main et diffèrent par le dernier chiffre de la machine ; la page le dit.',
  },
  cosine: {
    term: 'cosinus',
    says: 'La proximité de deux textes vus comme des vecteurs : 1 pour la même direction, 0 pour rien de commun.',
    formula: 'cos(a, b) = a · b ÷ (‖a‖ ‖b‖)',
  },
  vectors: {
    term: 'vecteurs',
    says: 'Des textes comme listes de nombres, ajustées sur le corpus présent : lexicaux (quels termes), tf-idf (quels termes, pesés par leur rareté) ou latents. Aucun modèle neuronal n’intervient.',
  },
  'latent-space': {
    term: 'espace latent',
    says: 'Un espace réduit d’au plus 64 directions, calculé d’après les mots que ce corpus emploie ensemble : deux textes peuvent y être proches sans partager un mot.',
  },
};

export const SEARCH_WORDS: Dictionary<Words> = { fr, en };
