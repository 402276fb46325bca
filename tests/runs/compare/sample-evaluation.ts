import { pipelineSettings } from '../../../src/engine/settings-schema';
import { corporaReference, evaluationRunResult } from '../../../src/labs/neighbours/run';
import { evaluationRequest } from '../../../src/labs/neighbours/request';
import { makeRun, type RunInput } from '../../../src/runs/make-run';
import type { RunRecord } from '../../../src/engine/records/run-record';
import { EvaluationDesk } from '../../../src/workers/evaluation-desk';
import { corpusOf, finish } from '../../engine/evaluation/helpers';

const TOPICS = ['pilot', 'mooring', 'lantern', 'ballast', 'ferry', 'winch', 'buoy', 'chart'];

/** A document with a question a topic: its answer runs over two sentences, the second without it. */
function harbour(id: string, topics: readonly string[]) {
  const sentences = topics.flatMap((topic, place) => [
    `The ${topic} is inspected at station ${place} before noon.`,
    `It must not leave again without a signed paper number ${place}.`,
    `Nobody remembers who planted the ${place} poplars along the wall.`,
    `An old ${topic} hangs above door ${place} of the inn.`,
  ]);
  const questions = topics.map((topic, place) => ({
    id: `q${place}`,
    text: `When is the ${topic} inspected, and what must it not do?`,
    evidence: { rules: sentences.slice(4 * place, 4 * place + 1 + (place % 2)).join(' ') },
  }));
  return corpusOf(id, { rules: sentences }, questions);
}

/** Two corpora that no other test has to agree with. */
export const CORPORA = [harbour('harbour', TOPICS), harbour('lake', TOPICS.slice(2))];

/** The evaluation of some of them under a cutting by sentences, and the run that keeps it. */
export function sampleEvaluation(
  number: number,
  {
    size = 1,
    corpora = CORPORA,
    change = {} as Partial<Extract<RunInput, { lab: 'neighbours' }>>,
  } = {},
) {
  const settings = pipelineSettings.parse({ chunking: 'sentences', size });
  const result = finish(new EvaluationDesk().evaluate(evaluationRequest(corpora, settings)));
  const run: RunRecord = makeRun(
    {
      lab: 'neighbours',
      kind: 'evaluation',
      name: `Evaluation ${number}`,
      language: 'en',
      corpus: corporaReference(corpora),
      settings: { ...settings, corpora: corpora.map(({ id }) => id) },
      place: 'view=evaluate',
      result: evaluationRunResult(result, corpora),
      ...change,
    },
    `10000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`,
    '2026-03-02T10:00:00.000Z',
  );
  return { result, run };
}
