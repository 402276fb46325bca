import type { TextWords } from '../../en/glossary/text';

export const words: TextWords = {
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
