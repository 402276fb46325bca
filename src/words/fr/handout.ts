import { formatInteger, formatList, plural } from './format';
import type { HandoutWords } from '../en/handout';

export const words: HandoutWords = {
  handout: 'Fiche à imprimer',
  print: 'Imprimer',
  lead: 'Ce qui s’imprime : les questions, puis les réponses sur des pages à part. Noir et blanc, A4 ou Letter.',
  opening: 'Préparation de la fiche…',
  unknown: (id) => `Aucune fiche ne s’appelle « ${id} ». Voici celles qui existent :`,
  openFailed:
    'Le texte de cette fiche n’a pas pu être lu : le lien a été coupé, ou le réseau est absent. Rien de ce qui est enregistré n’a changé.',
  ownCase:
    'Un cas à vous : ouvrez-le dans le laboratoire Ordre, puis choisissez « Fiche à imprimer ».',
  orderHandout: (name) => `Mêmes phrases, autre ordre : ${name}`,

  questions: 'Fiche de questions',
  answers: 'Réponses',
  forTeacher: 'Pour l’enseignant',
  name: 'Nom',
  date: 'Date',
  setting: (name, value) => `${name} : ${value}`,

  question: 'La question',
  source: 'Source :',
  rule: 'Comment un texte parvient au modèle',
  ruleText: (size, topK) =>
    `Le texte est coupé en fragments de ${formatInteger(size)} ${plural(size, 'phrase', 'phrases')}. Chaque fragment est noté d’après la question. ${plural(topK, 'Le mieux noté est transmis', `Les ${formatInteger(topK)} mieux notés sont transmis`)} au modèle ; le reste est écarté.`,
  lexicalRule:
    'Note = nombre de mots différents de la question présents dans le fragment, divisé par la racine carrée du nombre de mots du fragment. Les mots comptent dans la forme où ils sont écrits, sans accents ni majuscules, et chaque nombre est un mot. À note égale, le premier fragment l’emporte.',
  bm25Rule:
    'Note = BM25 : un mot de la question compte d’autant plus qu’il est rare parmi les fragments, qu’il revient souvent dans le fragment et que le fragment est court. On le calcule rarement à la main : classez plutôt les fragments.',
  policyRule: (policy) =>
    `Puis des voisins sont ajoutés : ${policy}. Les réponses disent lesquels ; à la main, trouvez d’abord les meilleurs fragments.`,
  questionWords: 'Mots de la question :',
  uncounted: 'Ne comptent pas : les morceaux d’une lettre, et',
  predict: 'Avant de calculer',
  predictLead: 'Cochez le nombre de conditions qui, selon vous, parviendront au modèle.',
  predictOrders: (total) =>
    `Une condition est un fait qu’une bonne réponse doit respecter. Ici, ${formatInteger(total)} ${plural(total, 'phrase en énonce une ; son nom est', 'phrases en énoncent une ; son nom est')} en gras.`,
  order: 'Ordre',
  conditionsReach: 'Conditions qui parviennent au modèle',
  twoOrders: 'Les mêmes phrases dans deux ordres',
  oneOrder: 'Les phrases dans cet ordre',
  workOut: 'Le calcul',
  chunk: 'Fragment',
  foundWords: 'Mots de la question présents',
  howMany: 'Trouvés (m)',
  wordCount: 'Mots (n)',
  root: '√n',
  score: 'm ÷ √n',
  bm25Score: 'Note',
  rank: 'Rang',
  blankHanded: 'Fragments transmis au modèle :',
  blankConditions: (total) => `Conditions qui s’y trouvent, sur ${formatInteger(total)} :`,
  discuss: 'Questions à discuter',
  ownDiscuss: [
    'Quelle condition parvient au modèle dans un ordre et pas dans l’autre ? Qu’est-ce qui a changé pour elle ?',
    'Un fragment peut perdre alors que la réponse s’y trouve. Qu’est-ce qui a fait gagner l’autre ?',
    'Qui ne lirait que ce qui est transmis remarquerait-il qu’il manque quelque chose ? Comment ?',
  ],
  ownAnswer: {
    lost: (name, labels) =>
      labels.length === 0
        ? `${name} : toutes les conditions parviennent au modèle.`
        : `${name} écarte ${formatList(labels)}.`,
    same: 'Sous ces réglages, les deux ordres transmettent les mêmes conditions.',
    winner:
      'Le tableau ci-dessus le donne : les mots communs divisés par la racine de la longueur. Le sens n’est pas regardé.',
    winnerBm25:
      'Le tableau ci-dessus le donne : chaque mot commun ajoute son poids, plus grand s’il est rare, plus petit dans un long fragment. Le sens n’est pas regardé.',
    notice:
      'Rien, dans les phrases transmises, ne dit ce qui a été écarté. Seule la comparaison avec le texte entier le montre.',
  },

  reached: (count, total) =>
    `${formatInteger(count)} ${plural(count, 'condition', 'conditions')} sur ${formatInteger(total)} ${plural(count, 'parvient', 'parviennent')} au modèle`,
  missing: (conditions) => (conditions.length === 0 ? '' : `Il manque ${formatList(conditions)}.`),
  condition: 'Condition',
  sentences: 'Phrases',
  role: 'Transmis ?',
  yes: 'oui',
  no: 'non',
  manyTies: (count) =>
    `${formatInteger(count)} paires de fragments qui se suivent au classement ont la même note, ou presque ; quand les notes ne tranchent pas, l’ordre du texte tranche.`,
  noneFound: 'aucun',
  received: 'Ce que le modèle recevrait',
  allGivenOut: 'Toutes les phrases sont transmises : aucun ordre ne peut faire de différence ici.',
  refused: (items) =>
    `Le lien demande quelque chose qui n’existe pas (${items.join(', ')}) ; la valeur habituelle est employée à la place.`,

  ourAnswer: 'Réponse :',
  toDiscuss: 'À discuter :',
  cut: 'coupe',
  naive: 'Naïf',
  guarded: 'Gardé',
  hasAnswer: 'Répondre',
  staySilent: 'Se taire',
  answerToCheck: 'Une réponse à vérifier',
  passage: 'Passage qu’elle cite :',
  evidenceUnderlined: 'La preuve, soulignée',
  everyQuestion: 'Ce que devient chaque question',
  teacherLink: 'La page de l’enseignant pour cette leçon :',
  step: (number) => `${formatInteger(number)}.`,
  noMeasure: 'calculé dans le laboratoire',

  link: 'La même chose sur un téléphone, prédiction d’abord :',
  answerLink: 'Le même état dans le laboratoire :',
  linkTooLong:
    'L’adresse porte un texte : elle est trop longue pour être imprimée ou lue par un téléphone. Envoyez-la plutôt.',
  linkLong: 'L’adresse est trop longue pour être tapée : lisez le code avec un téléphone.',
  codeName: 'Code QR de cet état',
  digest: 'Empreinte de reproduction (SHA-256)',
  version: (version) => `Fragment Lab ${version}`,
  licence: 'Textes d’auteur sous CC BY 4.0, code sous licence MIT.',
  ownLicence: 'Le texte est celui du lecteur. Code sous licence MIT.',
  caveat:
    'Une simulation lexicale contrôlée : ni un moteur de recherche, ni la recherche d’un fournisseur, ni une mesure de la fréquence à laquelle une page est citée.',
};
