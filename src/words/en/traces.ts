import { formatCount, formatDecimal, formatInteger, formatList, plural } from './format';

export const words = {
  title: 'Both Traces',
  lead: 'Computed again from the settings and the corpus of each run. ≠ marks what is not so on the other side.',
  working: 'Computing both Traces…',
  step: {
    cutting: () => 'Cutting the text…',
    words: (done: number, total: number) =>
      `Reading words: ${formatInteger(done)} of ${formatInteger(total)} chunks…`,
    vectors: () => 'Finding vectors…',
  },
  ready: 'Both Traces are there.',
  nothingDiffers: 'Nothing differs between the two Traces.',
  onlyChunks: (name: string, chunks: readonly string[]) =>
    `Only ${name} supplies, wholly or in part, ${plural(chunks.length, 'chunk', 'chunks')} ${formatList(chunks)}.`,
  onlySentences: (name: string, sentences: readonly string[]) =>
    `Only ${name} supplies ${formatList(sentences)}.`,
  alikeSupplied: 'Both supply the same text.',
  traceOf: (name: string) => `Trace of ${name}`,
  failed: 'This Trace cannot be computed again.',
  why: {
    'trace-no-corpus':
      'The corpus of this run is one of the reader’s own and is not on this device. Import the bundle of the run, or the corpus in the Library.',
    'trace-corpus-changed':
      'The bundled corpus this run was made with is another one in this version of the lab: its digest is not the one the run names.',
    'trace-no-question': 'The corpus does not hold this question, or it has no evidence there.',
    'trace-no-policy': 'This version of the lab does not know the policy of this run.',
    'trace-unreadable': 'The run does not say enough: its settings or its order cannot be read.',
    'trace-stopped': 'Cutting and indexing the corpus did not end.',
    'trace-failed':
      'The corpus or the part that computes could not be fetched: the network may be down. Reload the page to try again.',
  } as Record<string, string>,
  disagrees:
    'What is supplied now is not what the run kept: it was made by another version of the rules, or was changed. The figures of the comparison are those that were kept.',
  question: 'The question',
  termsFound: (terms: readonly string[]) => `Terms looked for: ${formatList(terms)}.`,
  termsMissing: (terms: readonly string[]) => `In none of the chunks below: ${formatList(terms)}.`,
  noTerms: 'It has no term to look for.',
  outcome: {
    matched: 'Chunks were found for it.',
    'no-question-terms': 'It has no term to look for: nothing is supplied.',
    'no-match': 'No chunk holds a term of it: nothing matches.',
    'off-topic': 'Gate 1 closed: off topic. Nothing is supplied.',
    'no-bearing-term': 'Gate 1 closed: no subject. Nothing is supplied.',
    'no-such-answer': 'Gate 2 closed: no such answer. Nothing is supplied.',
    'false-premise': 'Gate 2 closed: false premise. Nothing is supplied.',
  },
  differs: 'not so on the other side',
  chunks: 'Chunks, best ranked first',
  rank: (rank: number) => `rank ${rank}`,
  unranked: 'no rank',
  holdsEvidence: 'holds evidence',
  reaches: {
    'here-only': 'only this side supplies it',
    'here-more': 'the other side supplies only part of its text',
    'there-only': 'the other side supplies it, or part of it',
  },
  rankThere: (rank: number | null) =>
    rank === null ? 'no rank on the other side' : `rank ${rank} on the other side`,
  scoreThere: (score: number) => `score ${formatDecimal(score)} on the other side`,
  evidence: 'Evidence',
  evidenceFound: (found: number, of: number) =>
    `${formatInteger(found)} of ${formatCount(of, 'gold chunk', 'gold chunks')} supplied.`,
  noEvidence: 'None: the corpus does not answer it.',
  conditions: 'Conditions',
  conditionSupplied: 'supplied',
  conditionMissing: 'missing',
  answers: 'Simulated answers',
  answerOf: { truthful: 'truthful generator', lying: 'lying generator' },
  said: 'says',
  saysNothing: 'says nothing: the evidence did not arrive',
  flagged: 'flagged by the checker',
  notFlagged: 'not flagged',
  notChecked: 'a refusal, not checked',
  supplied: (passages: number, characters: number) =>
    `What is supplied: ${formatCount(passages, 'passage', 'passages')}, ${formatCount(characters, 'character', 'characters')}`,
  suppliedNothing: 'Nothing is supplied.',
};

export type TraceWords = typeof words;
