import type { Spelling } from '../core/pack';

export const SPELLING: Spelling = {
  to: 'to',
  phone: 'tel.',
  postcode: 'postcode ',
  times: 'times',
  points: { point: 'percentage points', 'basis-point': 'basis points' },
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  day: (day, month) => `${day} ${month}`,
  month: (month) => `in ${month}`,
  century: (rank) => `${ordinal(rank)} century`,
  decade: (tens) => `${tens}0s`,
  before: ' BC',
  early: (year) => `AD ${year}`,
  ordinal,
  accented: {},
};

function ordinal(value: string): string {
  const last = Number(value.slice(-1));
  const teens = /1\d$/.test(value);
  const suffix = teens || last === 0 || last > 3 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th');
  return value + suffix;
}
