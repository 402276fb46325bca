import type { Dictionary } from '../language';

const en = {
  corpus: {
    term: 'corpus',
    says: 'The documents searched, with their questions and the evidence marked for each. A figure holds for its corpus and for no other.',
  },
  document: {
    term: 'document',
    says: 'One source text, kept exactly as it was given. Places in it are counted in characters from its beginning.',
  },
  sentence: {
    term: 'sentence',
    says: 'The smallest piece that the Order lab moves. The order of the sentences decides which of them share a chunk.',
  },
  chunk: {
    term: 'chunk',
    says: 'A piece of a document that is scored and handed over as a whole. Chunks follow each other without gap or overlap.',
  },
  cut: {
    term: 'cut',
    says: 'The line between two chunks. What stands on its two sides is scored apart, so a cut can part a rule from its exception.',
  },
  passage: {
    term: 'passage',
    says: 'What is supplied to the model: the chunks that were kept, verbatim and in order. Everything else is withheld, and the model never sees it.',
  },
  question: {
    term: 'question',
    says: 'What is asked of the corpus. Only its terms are compared with the chunks, not its meaning.',
  },
  term: {
    term: 'term',
    says: 'A word as it is compared: without capitals or accents and, for documents, cut down to its stem. Stop words such as “the” or “of” are left out.',
  },
  'evidence-span': {
    term: 'evidence span',
    says: 'A stretch of the document marked by the author of the corpus as proof of the answer: what should reach the model.',
  },
  'gold-chunk': {
    term: 'gold chunk',
    says: 'A chunk that shares enough characters with an evidence span; a span that no chunk holds so takes the chunk it overlaps most. To find the gold is to supply these chunks.',
    formula: 'shared characters ≥ min(8, length of the span)',
  },
  condition: {
    term: 'condition',
    says: 'A fact that a correct answer must respect, such as a deadline, a limit or an exclusion. The author of the case marks it.',
  },
  variant: {
    term: 'variant',
    says: 'A published order of the same sentences, called A or B. Yours is the order you make.',
  },
};

type Words = typeof en;

const fr: Words = {
  corpus: {
    term: 'corpus',
    says: 'Les documents interrogés, avec leurs questions et la preuve marquée pour chacune. Un chiffre vaut pour son corpus et pour aucun autre.',
  },
  document: {
    term: 'document',
    says: 'Un texte source, conservé tel qu’il a été donné. Les places y sont comptées en caractères depuis le début.',
  },
  sentence: {
    term: 'phrase',
    says: 'Le plus petit morceau que déplace le laboratoire Ordre. L’ordre des phrases décide de celles qui partagent un fragment.',
  },
  chunk: {
    term: 'fragment',
    says: 'Un morceau de document, noté et transmis d’un bloc. Les fragments se suivent sans vide ni recouvrement.',
  },
  cut: {
    term: 'coupe',
    says: 'La limite entre deux fragments. Ce qui se trouve de part et d’autre est noté séparément : une coupe peut donc séparer une règle de son exception.',
  },
  passage: {
    term: 'passage',
    says: 'Ce qui est transmis au modèle : les fragments retenus, mot pour mot et dans l’ordre. Le reste est écarté, et le modèle ne le voit jamais.',
  },
  question: {
    term: 'question',
    says: 'Ce qui est demandé au corpus. Seuls ses termes sont comparés aux fragments, pas son sens.',
  },
  term: {
    term: 'terme',
    says: 'Un mot tel qu’il est comparé : sans majuscule ni accent et, pour les documents, réduit à sa racine. Les mots vides comme « le » ou « de » sont laissés de côté.',
  },
  'evidence-span': {
    term: 'preuve',
    says: 'Une étendue du document que l’auteur du corpus a marquée comme preuve de la réponse : ce qui devrait parvenir au modèle.',
  },
  'gold-chunk': {
    term: 'fragment attendu',
    says: 'Un fragment qui a assez de caractères en commun avec une preuve ; une preuve qu’aucun fragment ne contient ainsi prend celui qu’elle recouvre le plus. Trouver la preuve, c’est transmettre ces fragments.',
    formula: 'caractères communs ≥ min(8, longueur de la preuve)',
  },
  condition: {
    term: 'condition',
    says: 'Un fait qu’une réponse juste doit respecter : un délai, un plafond, une exclusion. L’auteur du cas la marque.',
  },
  variant: {
    term: 'variante',
    says: 'Un ordre publié des mêmes phrases, nommé A ou B. Le vôtre est celui que vous composez.',
  },
};

export const TEXT_WORDS: Dictionary<Words> = { fr, en };
