export const words = {
  run: {
    term: 'run',
    says: 'What a lab computed once, kept with its settings, its corpus and its digests, so that anyone can compute it again.',
  },
  digest: {
    term: 'digest',
    says: 'A fingerprint (SHA-256) of a text or a record: change one character and it changes entirely. Integrity is of the record as stored; reproduction is of its figures, rounded to 12 digits, so that another machine’s last bit is not called tampering.',
  },
  series: {
    term: 'series',
    says: 'A set of model calls planned together. Another model, provider or setting is another series, and three repetitions are not a rate.',
  },
  plan: {
    term: 'frozen plan',
    says: 'Every request of a series, written down with its digest before the first call. Once frozen nothing in it changes, so no setting can be chosen after the fact.',
  },
  'nano-usd': {
    term: 'nano-USD',
    says: 'The unit in which money is counted: one billionth of a dollar, in whole numbers, so that sums never drift by rounding.',
    formula: '1 USD = 1,000,000,000 nano-USD',
  },
  reservation: {
    term: 'reservation',
    says: 'The most a call could cost, set aside before it is sent. What is reserved and what is spent together stay under the ceiling you set.',
  },
  token: {
    term: 'token',
    says: 'The unit in which models read, write and charge: a word or a part of one, about four characters.',
  },
};

export type RecordWords = typeof words;
