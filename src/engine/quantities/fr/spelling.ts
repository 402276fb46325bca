import type { Spelling } from '../core/pack';

export const SPELLING: Spelling = {
  to: 'à',
  phone: 'tél.',
  postcode: 'code postal ',
  times: 'fois',
  points: { point: 'points de pourcentage', 'basis-point': 'points de base' },
  months:
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
      ' ',
    ),
  day: (day, month) => `${day} ${month}`,
  month: (month) => `en ${month}`,
  century: (rank) => `${rank}e siècle`,
  decade: (tens) => `années ${tens}0`,
  before: ' av. J.-C.',
  early: (year) => `${year} apr. J.-C.`,
  ordinal: (value) => `${value}e`,
  accented: {
    siecles: 'siècles',
    decennies: 'décennies',
    millenaires: 'millénaires',
    'jours ouvres': 'jours ouvrés',
  },
};
