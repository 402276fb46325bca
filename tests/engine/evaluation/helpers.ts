import type { RetrievalCorpus } from '../../../src/engine/corpus/retrieval-corpus';
import { evaluationCorpus, type EvaluationCorpus } from '../../../src/engine/evaluation/corpus';

type Question = RetrievalCorpus['questions'][number];

/** Runs steps to their end. */
export function finish<T>(steps: Generator<unknown, T, void>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A corpus of documents given as lists of sentences; evidence is found by its words. */
export function corpusOf(
  id: string,
  documents: Readonly<Record<string, readonly string[]>>,
  questions: readonly {
    id: string;
    text: string;
    evidence?: Readonly<Record<string, string>>;
    unanswerable?: boolean;
    scope?: string[];
  }[],
): RetrievalCorpus {
  const texts = new Map(
    Object.entries(documents).map(([name, sentences]) => [name, sentences.join(' ')]),
  );
  return {
    schema: 'retrieval-corpus/1',
    id,
    title: id,
    language: 'en',
    licence: 'none',
    source: 'tests',
    documents: [...texts].map(([name, text]) => ({ id: name, title: name, text })),
    questions: questions.map(({ evidence = {}, ...question }): Question => ({
      ...question,
      evidence: Object.entries(evidence).map(([documentId, words]) => {
        const start = texts.get(documentId)!.indexOf(words);
        return { documentId, start, end: start + words.length };
      }),
    })),
  };
}

const FILLER = [
  'The harbour opens at dawn every day.',
  'Ropes are checked by the watch.',
  'Boats leave when the bell rings.',
  'A lamp burns on the quay at night.',
  'Nets dry along the northern wall.',
  'The clerk writes down each arrival.',
  'Rain fills the old stone basin.',
  'Crews sleep above the chandlery.',
];

/** Two corpora of one sentence a chunk: one of a long document, one of two documents with scopes. */
export function twoCorpora(): EvaluationCorpus[] {
  const harbour = corpusOf(
    'harbour',
    {
      rules: [
        ...FILLER,
        'Mooring fees are due on the first of the month.',
        'They rise by a tenth after a delay of ten days.',
        'The harbour master grants a waiver in writing.',
        ...FILLER.map((sentence) => sentence.replace('The', 'This')),
        'Visitors pay no mooring fees for one night.',
      ],
    },
    [
      { id: 'q1', text: 'When are mooring fees due?', evidence: { rules: 'Mooring fees are due' } },
      {
        id: 'q2',
        text: 'When do mooring fees rise, and who grants a waiver?',
        evidence: { rules: 'They rise by a tenth after a delay of ten days. The harbour' },
      },
      { id: 'q3', text: 'What is the dog called?', unanswerable: true },
      { id: 'q4', text: 'Not annotated yet?' },
      { id: 'q5', text: 'When do boats leave?', evidence: { rules: 'Boats leave when the bell' } },
    ],
  );
  const inns = corpusOf(
    'inns',
    {
      anchor: ['Breakfast is at seven.', 'Rooms are let by the week.', 'Dogs sleep in the yard.'],
      bell: ['Breakfast is at nine.', 'Rooms are let by the night.', 'Cats are welcome.'],
    },
    [
      {
        id: 'q1',
        text: 'When is breakfast?',
        scope: ['bell'],
        evidence: { bell: 'Breakfast is at nine.' },
      },
      {
        id: 'q2',
        text: 'How are rooms let?',
        scope: ['anchor'],
        evidence: { anchor: 'Rooms are let by the week.' },
      },
    ],
  );
  const chunking = { chunking: 'sentences', size: 1, target: 800 } as const;
  return [evaluationCorpus(harbour, chunking), evaluationCorpus(inns, chunking)];
}
