import { readFileSync } from 'node:fs';
import { readMarkedCorpus } from '../../src/engine/corpus/marked-corpus';
import { NEIGHBOURS_DEFAULTS } from '../../src/labs/neighbours/link';
import { evaluationRequest } from '../../src/labs/neighbours/request';
import {
  corporaReference,
  evaluationRunResult,
  evaluationSettings,
} from '../../src/labs/neighbours/run';
import { reproductionOf } from '../../src/runs/make-run';
import { EvaluationDesk } from '../../src/workers/evaluation-desk';

/** Prints the digest of reproduction of the evaluation of bundled documents, computed in Node. */
const ids = process.argv.slice(2);
const corpora = ids.map((id) => {
  const folder = `corpus/neighbours/${id}`;
  const questions: unknown = JSON.parse(readFileSync(`${folder}/questions.json`, 'utf8'));
  const parsed = readMarkedCorpus(readFileSync(`${folder}/document.txt`, 'utf8'), questions);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
});
const steps = new EvaluationDesk().evaluate(evaluationRequest(corpora, NEIGHBOURS_DEFAULTS));
let step = steps.next();
while (!step.done) step = steps.next();
const run = {
  corpus: corporaReference(corpora),
  settings: evaluationSettings(NEIGHBOURS_DEFAULTS, corpora),
  result: evaluationRunResult(step.value, corpora),
};
process.stdout.write(reproductionOf(run));
