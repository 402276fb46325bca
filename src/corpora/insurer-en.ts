/** The marked texts of the home insurer's papers in English, by path: one piece to load. */
export default import.meta.glob<string>('../../corpus/abstention/en/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
