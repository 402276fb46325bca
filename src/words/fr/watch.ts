import type { WatchWords } from '../en/watch';

export const words: WatchWords = {
  title: 'Expressions suivies',
  lead: 'Des expressions qui comptent pour vous, suivies à travers la chaîne. Accents et majuscules ne comptent pas.',
  phrase: 'Expression',
  add: 'Suivre',
  stop: 'Arrêter',
  remove: (phrase) => `Arrêter de suivre ${phrase}`,
  state: {
    absent: 'pas dans la source',
    withheld: 'dans la source, hors de ce qui est fourni',
    supplied: 'fournie',
  },
  looking: 'lecture de la source…',
  count: (supplied, source) => `${supplied} sur ${source}`,
};
