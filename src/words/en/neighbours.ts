import { formatCount, formatInteger, formatShare, plural } from './format';
import { words as chunks } from './chunks';

export const words = {
  ...chunks,
  title: 'The half that was left behind',
  lead: 'The best [[chunk|chunk]] was found; its other half sits on the far side of a [[cut|cut]]. Which [[neighbour|neighbours]] are worth adding, and what do the others cost?',
  view: 'View',
  viewName: { explore: 'Explore', evaluate: 'Evaluate' },
  documents: 'Document',
  opening: 'Opening the document…',
  preparing: 'Cutting and indexing the text.',
  preparingStep: {
    cutting: () => 'cutting the text',
    words: (done: number, total: number) =>
      `words read in ${formatInteger(done)} of ${formatInteger(total)} chunks`,
    vectors: () => 'finding vectors',
  },
  stop: 'Stop',
  stopped: 'Stopped: this text is not cut yet.',
  prepareAgain: 'Cut and index it',
  loadFailed:
    'This document could not be fetched: the network may be down, or the lab was updated. Nothing stored was touched. Reload the page to try again.',
  reload: 'Reload the page',
  linkRefused: (items: readonly string[]) =>
    `The link asked for something this lab does not have (${items.join(', ')}); the usual value is used instead.`,
  reset: 'Start over',

  question: 'Question',
  previousQuestion: 'Previous question',
  nextQuestion: 'Next question',
  questionOf: (number: number, total: number) => `question ${number} of ${total}`,
  chunksOf: (count: number) => formatCount(count, 'chunk', 'chunks'),
  kindName: {
    atomic: 'atomic',
    boundary: 'boundary',
    scattered: 'scattered',
    unanswerable: 'not answered here',
    unmarked: 'no evidence marked',
  },
  kindCount: {
    atomic: (count: number) => `${formatInteger(count)} atomic`,
    boundary: (count: number) => `${formatInteger(count)} boundary`,
    scattered: (count: number) => `${formatInteger(count)} scattered`,
    unanswerable: (count: number) => `${formatInteger(count)} not answered here`,
    unmarked: (count: number) => `${formatInteger(count)} with no evidence marked`,
  },
  kindMeaning: {
    atomic: 'all its evidence stands in one chunk',
    boundary: 'its evidence runs through a cut: two or more chunks, one after another',
    scattered: 'its evidence stands in chunks with a gap between them',
    unanswerable: 'the document does not answer it: whatever is supplied is beside the point',
    unmarked: 'nobody has marked its evidence yet',
  },
  kindCounts: 'Questions of each class, as this cutting makes them:',
  answer: 'Answer',
  chunking: 'Chunks of',
  chunkingName: {
    characters: (target: number) => `${formatInteger(target)} characters`,
    'sentence-range': () => '3 to 6 sentences',
    sentences: (size: number) => `${formatInteger(size)} ${plural(size, 'sentence', 'sentences')}`,
  },

  strip: 'The document, chunk by chunk',
  stripLead:
    'Each bar is a chunk, in the order of the text; its height is its BM25 score. Select one, or use the arrow keys; page up and page down go from one that counts to the next.',
  legendAnchor: 'anchor, with its rank',
  legendSupplied: 'evidence supplied',
  legendMissed: 'evidence missed',
  evidence: 'evidence',
  chunkValue: (number: number, parts: readonly string[]) => `chunk ${number}: ${parts.join(', ')}`,
  scored: (score: string) => `score ${score}`,
  otherDocuments: (count: number) =>
    `${count} ${plural(count, 'anchor stands', 'anchors stand')} in other documents.`,
  asTable: 'As a table',
  chunkColumn: 'chunk',
  roleColumn: 'what became of it',
  rankColumn: 'rank',
  scoreColumn: 'BM25',
  evidenceColumn: 'evidence',
  sectionColumn: 'section',
  noAnchor: 'No chunk holds a term of the question, so there is no anchor and nothing is supplied.',

  testOf: (number: number, total: number) => `neighbour ${number} of ${total}`,
  previousTest: 'Previous neighbour',
  nextTest: 'Next neighbour',

  cut: {
    'in-sentence': 'cut in a sentence',
    'after-sentence': 'cut after a sentence',
    'between-paragraphs': 'cut between paragraphs',
  },
  between: (count: number) => `${formatInteger(count)} ${plural(count, 'chunk', 'chunks')} between`,
  distance: (steps: number) => `distance ${steps > 0 ? '+' : '−'}${Math.abs(steps)}`,
  texts: 'Both sides of the cut',
  textAlone: 'The chunk',

  arithmetic: 'Is it worth adding?',
  cosineQuestion: 'question and neighbour',
  penalty: (cosine: string) => `1 − cos(c, n) = 1 − ${cosine}`,
  expansion: 'cos(q, n) − λ b',
  threshold: (gamma: string, cosine: string) => `${gamma} × ${cosine}`,
  clears: 'Added: it clears the bar its anchor sets.',
  falls: 'Refused: it stays below the bar its anchor sets.',
  equals: 'Refused: it only equals the bar, and the rule asks for more.',
  anyway: (rank: number) => `It reaches the model all the same, as anchor ${rank}.`,
  addedElsewhere: 'Another anchor adds it all the same.',
  addedForPlace: {
    window: (radius: number) => `Added for its place: it stands within ±${radius} of its anchor.`,
    parent: () => 'Added for its place: it stands in the section of its anchor.',
  },
  noTest: {
    anchor: 'An anchor: it reaches the model for its own score.',
    plain: 'Not tested: no anchor stands near enough.',
    ranked: 'Supplied for its own score under this policy.',
    unranked: 'Below the line this policy draws.',
    nothing: 'No term of the question reaches it.',
  },
  noNeighbours: {
    'top-k': 'Top k takes the best chunks and no neighbours.',
    rerank:
      'The lexical rerank looks at the best chunks one by one, counts how many of the question’s terms they hold and how close together, and takes no neighbours.',
    'smoothed-cut':
      'Smoothed cut lets each score take in its neighbours’ through the cuts, half of it where a sentence was cut and a quarter elsewhere, and supplies what reaches the share τ of the best.',
    'carried-bm25':
      'Carried BM25 lets the terms of a chunk count in its neighbours before they saturate, and supplies what rises above the background by the share τ of the best.',
    'carried-latent':
      'This rule adds to carried BM25 half of how close each chunk and its neighbours lie to the question among the words this corpus uses together, and supplies what rises above the background by the share τ of the best.',
  },
  rankHere: (rank: number) => `Rank ${rank} under this policy.`,

  settings: 'Settings',
  policy: 'Policy',
  policyName: {
    'top-k': 'top k',
    window: 'window',
    parent: 'parent',
    rerank: 'rerank',
    scar: 'SCAR',
    'smoothed-cut': 'smoothed cut',
    'carried-bm25': 'carried BM25',
    'carried-latent': 'carried BM25 + latent',
  },
  policyLabel: {
    topK: (k: number) => `top ${k}`,
    window: (radius: number) => `window ±${radius}`,
    parent: 'parent section',
    rerank: (k: number) => `lexical rerank, top ${k}`,
    scar: (radius: number) => `SCAR ±${radius}`,
    smoothedCut: 'smoothed cut',
    carriedBm25: 'carried BM25',
    carriedLatent: 'carried BM25 + latent',
  },
  space: 'Vectors',
  spaceName: { lexical: 'lexical', 'tf-idf': 'tf-idf', latent: 'latent' },
  lambda: 'λ, cost of a break',
  gamma: 'γ, share of the anchor',
  topK: 'k, anchors',
  kept: 'k, chunks kept',
  radius: 'r, distance',
  tau: 'τ, share of the best',
  cap: 'most chunks',
  depth: 'chunks looked at',
  published: 'As published: λ 0.1, γ 0.80',
  calibrated: 'For sparse vectors: λ 0, γ 0.4',

  nothingTitle: 'SCAR adds nothing here.',
  nothingWhy: (figures: {
    tested: string;
    added: number;
    space: string;
    anchor: string;
    neighbour: string;
    needed: string;
    penalty: string;
  }) =>
    `On all questions of this document it tests ${figures.tested} neighbours and adds ${formatInteger(figures.added)}. Medians of those tests, with ${figures.space} vectors: the anchor has cos(q, c) = ${figures.anchor}; the neighbour has cos(q, n) = ${figures.neighbour} and would have to pass ${figures.needed}, of which ${figures.penalty} is λ b, the price of the break, and the rest the bar γ cos(q, c).`,
  nothingSource:
    'The published λ and γ were measured with vectors of another kind (text-embedding-3-large). What else can be tried:',
  wouldAdd: (count: number) =>
    count === 0 ? 'adds nothing either' : `adds ${formatInteger(count)} here`,
  latentVectors: 'Latent vectors',
  lexicalVectors: 'Lexical vectors',

  policiesTitle: (count: number) => `This question, ${formatInteger(count)} policies`,
  policiesLead:
    'Evidence found against what was handed over to find it. Select one to see it on the strip.',
  policyColumn: 'policy',
  goldColumn: 'gold found',
  chunksColumn: 'chunks',
  charactersColumn: 'characters',
  missedColumn: 'missed, and why',
  goldOf: (found: number, total: number) => `${found} of ${total}`,
  yours: 'your settings',
  default: 'default',
  onStrip: 'on the strip',
  nothingMissed: 'nothing',
  noGold: 'no gold',
  noGoldNote:
    'This document does not answer the question. Every chunk below is handed over in vain; whether to stay silent is the Abstention lab’s subject.',

  questionNumber: 'Number of the question',
  moreQuestions: (count: number) => `Show ${formatInteger(count)} more`,
  questionsTitle: (count: number) =>
    count === 1
      ? 'The one question on this document'
      : `All ${formatInteger(count)} questions on this document`,
  questionsLead: 'Under the settings in force. Select one to open it.',
  allKinds: 'all',
  kindColumn: 'class',
  numberColumn: 'no.',
  questionColumn: 'question',
  share: (value: number) => formatShare(value),
};

export type NeighboursWords = typeof words;
