/** The marked texts of the home insurer's papers in French, by path: one piece to load. */
export default import.meta.glob<string>('../../corpus/abstention/fr/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
