export const words = {
  loading: 'One moment…',
  failed: 'The definition could not be fetched: the network may be down.',
  other: 'in French:',
  more: 'In the glossary',
  what: 'What is it?',
};

export type TermWords = typeof words;
