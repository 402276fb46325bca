export const words = {
  title: 'Watch expressions',
  lead: 'Phrases you care about, followed through the pipeline. Accents and capitals make no difference.',
  phrase: 'Phrase',
  add: 'Watch',
  stop: 'Stop',
  remove: (phrase: string) => `Stop watching ${phrase}`,
  state: {
    absent: 'not in the source',
    withheld: 'in the source, outside what is supplied',
    supplied: 'supplied',
  },
  looking: 'looking through the source…',
  count: (supplied: number, source: number) => `${supplied} of ${source}`,
};

export type WatchWords = typeof words;
