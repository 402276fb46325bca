import { formatInteger, formatList, plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';

const en = {
  /** The name of the page in the browser. */
  handout: 'Handout to print',
  print: 'Print',
  lead: 'What is printed: the questions, then the answers on pages of their own. Black and white, A4 or Letter.',
  opening: 'Preparing the handout…',
  unknown: (id: string) => `There is no handout called “${id}”. These exist:`,
  openFailed:
    'The text of this handout could not be read: the link was cut, or the network is down. Nothing stored was touched.',
  ownCase: 'A case of your own: open it in the Order lab, then choose “Handout to print”.',
  orderHandout: (name: string) => `Same sentences, other order: ${name}`,

  questions: 'Question sheet',
  answers: 'Answers',
  forTeacher: 'For the teacher',
  name: 'Name',
  date: 'Date',
  setting: (name: string, value: string) => `${name}: ${value}`,

  question: 'The question',
  source: 'Source:',
  rule: 'How a text reaches the model',
  ruleText: (size: number, topK: number) =>
    `The text is cut into chunks of ${formatInteger(size, 'en')} ${plural(size, 'en', 'sentence', 'sentences')}. Each chunk is scored against the question. The best ${plural(topK, 'en', 'chunk is', `${formatInteger(topK, 'en')} chunks are`)} handed to the model; the rest is withheld.`,
  lexicalRule:
    'Score = the number of different question words in the chunk, divided by the square root of the number of words in the chunk. Words count in the form in which they stand, without accents or capitals, and every number is a word. On equal scores the earlier chunk goes first.',
  bm25Rule:
    'Score = BM25: a question word counts the more the rarer it is among the chunks, the more often it stands in the chunk and the shorter the chunk is. It is seldom worked out by hand: rank the chunks instead.',
  policyRule: (policy: string) =>
    `Then neighbours are added: ${policy}. The answers say which; by hand, find the best chunks first.`,
  questionWords: 'Question words:',
  uncounted: 'Not counted: pieces of one letter, and',
  predict: 'Before you work it out',
  predictLead: 'Tick how many of the conditions you think will reach the model.',
  predictOrders: (total: number) =>
    `A condition is a fact that a good answer must respect. Here ${formatInteger(total, 'en')} ${plural(total, 'en', 'sentence states one; its name stands', 'sentences state one; its name stands')} in bold.`,
  order: 'Order',
  conditionsReach: 'Conditions that reach the model',
  twoOrders: 'The same sentences in two orders',
  oneOrder: 'The sentences in this order',
  workOut: 'Work it out',
  chunk: 'Chunk',
  foundWords: 'Question words in it',
  howMany: 'Found (m)',
  wordCount: 'Words (n)',
  root: '√n',
  score: 'm ÷ √n',
  bm25Score: 'Score',
  rank: 'Rank',
  blankHanded: 'Chunks handed to the model:',
  blankConditions: (total: number) => `Conditions among them, of ${formatInteger(total, 'en')}:`,
  discuss: 'Questions to discuss',
  ownDiscuss: [
    'Which condition reaches the model in one order and not in the other? What changed for it?',
    'A chunk can lose although the answer stands in it. What made the winning chunk win?',
    'Would someone who reads only what was handed over notice that something is missing? How?',
  ] as readonly string[],
  ownAnswer: {
    lost: (name: string, labels: readonly string[]) =>
      labels.length === 0
        ? `${name}: every condition reaches the model.`
        : `${name} withholds ${formatList(labels, 'en')}.`,
    same: 'Both orders hand over the same conditions under these settings.',
    winner:
      'The table above gives it: common words divided by the root of the length. Meaning is not looked at.',
    winnerBm25:
      'The table above gives it: every word shared with the question adds its weight, more if it is rare, less in a long chunk. Meaning is not looked at.',
    notice:
      'Nothing in the sentences handed over says what was withheld. Only a comparison with the whole text shows it.',
  },

  reached: (count: number, total: number) =>
    `${formatInteger(count, 'en')} of ${formatInteger(total, 'en')} conditions reach the model`,
  missing: (conditions: readonly string[]) =>
    conditions.length === 0 ? '' : `Missing: ${formatList(conditions, 'en')}.`,
  condition: 'Condition',
  sentences: 'Sentences',
  role: 'Handed over?',
  yes: 'yes',
  no: 'no',
  manyTies: (count: number) =>
    `${formatInteger(count, 'en')} pairs of chunks next to each other in rank score the same or nearly so; where the scores do not decide, source order does.`,
  noneFound: 'none',
  received: 'What the model would receive',
  allGivenOut: 'Every sentence is handed over, so no order can make a difference here.',
  refused: (items: readonly string[]) =>
    `The link asked for something that does not exist (${items.join(', ')}); the usual value is used instead.`,

  ourAnswer: 'Answer:',
  toDiscuss: 'To discuss:',
  cut: 'cut',
  naive: 'Naive',
  guarded: 'Guarded',
  hasAnswer: 'Answer',
  staySilent: 'Stay silent',
  answerToCheck: 'An answer to check',
  passage: 'Passage it cites:',
  evidenceUnderlined: 'The evidence, underlined',
  everyQuestion: 'What became of each question',
  teacherLink: 'The teacher’s page of this lesson:',
  step: (number: number) => `${formatInteger(number, 'en')}.`,
  noMeasure: 'computed in the lab',

  link: 'The same on a phone, prediction first:',
  answerLink: 'The same state in the lab:',
  linkTooLong: 'The address carries a text and is too long to print or to scan. Send it instead.',
  linkLong: 'The address is too long to type: scan the code.',
  codeName: 'QR code of this state',
  digest: 'Reproduction digest (SHA-256)',
  version: (version: string) => `Fragment Lab ${version}`,
  licence: 'Authored texts CC BY 4.0, code MIT.',
  ownLicence: 'The text is the reader’s own. Code MIT.',
  caveat:
    'A controlled lexical simulation: not a search engine, not a provider’s retrieval, no measure of how often a page is cited.',
};

type Words = typeof en;

const fr: Words = {
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
    `Le texte est coupé en fragments de ${formatInteger(size, 'fr')} ${plural(size, 'fr', 'phrase', 'phrases')}. Chaque fragment est noté d’après la question. ${plural(topK, 'fr', 'Le mieux noté est transmis', `Les ${formatInteger(topK, 'fr')} mieux notés sont transmis`)} au modèle ; le reste est écarté.`,
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
    `Une condition est un fait qu’une bonne réponse doit respecter. Ici, ${formatInteger(total, 'fr')} ${plural(total, 'fr', 'phrase en énonce une ; son nom est', 'phrases en énoncent une ; son nom est')} en gras.`,
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
  blankConditions: (total) => `Conditions qui s’y trouvent, sur ${formatInteger(total, 'fr')} :`,
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
        : `${name} écarte ${formatList(labels, 'fr')}.`,
    same: 'Sous ces réglages, les deux ordres transmettent les mêmes conditions.',
    winner:
      'Le tableau ci-dessus le donne : les mots communs divisés par la racine de la longueur. Le sens n’est pas regardé.',
    winnerBm25:
      'Le tableau ci-dessus le donne : chaque mot commun ajoute son poids, plus grand s’il est rare, plus petit dans un long fragment. Le sens n’est pas regardé.',
    notice:
      'Rien, dans les phrases transmises, ne dit ce qui a été écarté. Seule la comparaison avec le texte entier le montre.',
  },

  reached: (count, total) =>
    `${formatInteger(count, 'fr')} ${plural(count, 'fr', 'condition', 'conditions')} sur ${formatInteger(total, 'fr')} ${plural(count, 'fr', 'parvient', 'parviennent')} au modèle`,
  missing: (conditions) =>
    conditions.length === 0 ? '' : `Il manque ${formatList(conditions, 'fr')}.`,
  condition: 'Condition',
  sentences: 'Phrases',
  role: 'Transmis ?',
  yes: 'oui',
  no: 'non',
  manyTies: (count) =>
    `${formatInteger(count, 'fr')} paires de fragments qui se suivent au classement ont la même note, ou presque ; quand les notes ne tranchent pas, l’ordre du texte tranche.`,
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
  step: (number) => `${formatInteger(number, 'fr')}.`,
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

export const HANDOUT_WORDS: Dictionary<Words> = { fr, en };
