import { readCorpora } from '../../src/cli/read-corpora';
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
const corpora = process.argv.slice(2).flatMap(readCorpora);
const steps = new EvaluationDesk().evaluate(evaluationRequest(corpora, NEIGHBOURS_DEFAULTS));
let step = steps.next();
while (!step.done) step = steps.next();
const run = {
  corpus: corporaReference(corpora),
  settings: evaluationSettings(NEIGHBOURS_DEFAULTS, corpora),
  result: evaluationRunResult(step.value, corpora),
};
process.stdout.write(reproductionOf(run));
