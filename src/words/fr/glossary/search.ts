import type { SearchWords } from '../../en/glossary/search';

export const words: SearchWords = {
  score: {
    term: 'note',
    says: 'Le nombre qui classe les fragments pour une question. Il compare des mots et ne juge jamais le sens.',
  },
  idf: {
    term: 'idf',
    says: 'Fréquence documentaire inverse : la rareté d’un terme parmi les fragments interrogés. N est le nombre de fragments, n celui des fragments qui contiennent le terme.',
    formula: 'ln(1 + (N − n + 0,5) ÷ (n + 0,5))',
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
};
