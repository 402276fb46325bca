import type { Dictionary } from '../ui/language';
import type { WatchState } from './watch';

const en = {
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
  } as Record<WatchState, string>,
  looking: 'looking through the source…',
  count: (supplied: number, source: number) => `${supplied} of ${source}`,
};

type Words = typeof en;

const fr: Words = {
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

export const WATCH_WORDS: Dictionary<Words> = { fr, en };
