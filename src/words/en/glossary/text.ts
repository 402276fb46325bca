export const words = {
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

export type TextWords = typeof words;
