export const words = {
  atomic: {
    term: 'atomic question',
    says: 'All its evidence stands in one chunk. The class follows from the evidence and the cutting in force: cut otherwise, and it may change.',
  },
  boundary: {
    term: 'boundary question',
    says: 'Its evidence runs through a cut: two or more gold chunks, one right after another.',
  },
  scattered: {
    term: 'scattered question',
    says: 'Its evidence stands in two or more gold chunks with others between them. No neighbour rule reaches across.',
  },
  unanswerable: {
    term: 'unanswerable question',
    says: 'The documents do not answer it, however well they are searched. The right thing is to stay silent.',
  },
  recall: {
    term: 'recall',
    says: 'Of the gold chunks of a question, the share that was supplied; then the mean over questions.',
    formula: 'gold chunks supplied ÷ gold chunks',
  },
  chunks: {
    term: 'chunks supplied',
    says: 'The number of different chunks handed to the model: the price paid for what was found. A chunk added twice counts once.',
  },
  efficiency: {
    term: 'efficiency',
    says: 'Recall for each chunk supplied. Never a ranking by itself: it crowns whatever returns least.',
    formula: 'mean recall ÷ mean chunks',
  },
  'character-precision': {
    term: 'character precision',
    says: 'Of the characters supplied, the share that is evidence. It says how much reading is in vain.',
    formula: 'evidence characters supplied ÷ characters supplied',
  },
  'character-recall': {
    term: 'character recall',
    says: 'Of the characters of evidence, the share that was supplied.',
    formula: 'evidence characters supplied ÷ evidence characters',
  },
  landscape: {
    term: 'landscape',
    says: 'Every possible order of the sentences under the settings in force, counted by the conditions that arrive. It shows whether an order is rare luck or the rule.',
  },
  matrix: {
    term: 'matrix',
    says: '48 combinations of case, language, published order, sentences per chunk and chunks kept, side by side. No setting is called the right one.',
  },
  ceiling: {
    term: 'ceiling-bound',
    says: 'Said of a setting that supplies every sentence: no order can make a difference there, so it cannot show an effect.',
  },
  front: {
    term: 'front',
    says: 'The policies that no other beats on both counts: to find more than one of them, one has to hand over more chunks.',
  },
  interval: {
    term: '95% interval',
    says: 'Where the mean difference falls in 95 of 100 resamples of the same questions, drawn within each corpus. An interval that holds 0 shows no difference.',
  },
  'p-value': {
    term: 'p',
    says: 'How often a difference at least as large turns up when the signs of the differences are drawn at random. Small p among many comparisons are to be expected.',
    formula: 'p = (1 + draws as extreme) ÷ (draws + 1)',
  },
  'effect-size': {
    term: 'effect size d',
    says: 'The mean of the paired differences, in units of their own spread. Where there is no spread there is no d, and the page says why.',
    formula: 'd = mean of differences ÷ standard deviation of differences',
  },
};

export type MeasureWords = typeof words;
