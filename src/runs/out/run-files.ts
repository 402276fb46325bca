import { failure, success, type Result } from '../../engine/errors';
import { measuredRun } from '../compare/measured';
import type { QuestionTexts } from '../question-texts';
import type { RunRecord } from '../../engine/records/run-record';
import { csvText } from './csv';
import { jsonLines } from './json-lines';
import { runsTable } from './tables';
import { trecQrels, trecRun } from './trec';

/** Ways to take runs out besides the bundle, which alone can be imported again. */
export type Format = 'json-lines' | 'rfc-4180' | 'french-spreadsheet' | 'trec-run' | 'trec-qrels';

interface RunFile {
  readonly text: string;
  readonly type: string;
  /** What the file's name ends in, the dot included. */
  readonly ending: string;
}

/** What a run can be written as a TREC run file of: the policies of an evaluation, the sides of an Order run. */
export function policiesOf(run: RunRecord): string[] {
  const measured = measuredRun(run);
  if (!measured.ok || measured.value.kind === 'abstention') return [];
  return measured.value.variants.map(({ id }) => id);
}

/** What a file needs besides its runs. */
interface Besides {
  /** The policy, or the side of an Order run, that a TREC run file is of. */
  readonly policy: string;
  /** The questions, for tables. */
  readonly texts?: QuestionTexts | undefined;
  /** The conditions of the case, for the qrels of an Order run. */
  readonly conditions?: readonly string[] | undefined;
}

/**
 * Runs as a file. TREC formats are of one evaluation or one Order run, the run format of one policy or
 * side of it: they fail with `run-without-figures` otherwise, and as `trecQrels` does.
 */
export function runFile(
  runs: readonly RunRecord[],
  format: Format,
  { policy, texts, conditions }: Besides,
): Result<RunFile> {
  switch (format) {
    case 'json-lines':
      return success({ text: jsonLines(runs), type: 'application/jsonl', ending: '.jsonl' });
    case 'rfc-4180':
    case 'french-spreadsheet': {
      const text = csvText(runsTable(runs, texts), format);
      const ending = format === 'rfc-4180' ? '.csv' : '-fr.csv';
      return success({ text, type: 'text/csv', ending });
    }
    case 'trec-run':
    case 'trec-qrels': {
      const [run] = runs;
      if (!run || runs.length > 1) return failure('run-without-figures');
      const text = format === 'trec-run' ? trecRun(run, policy) : trecQrels(run, conditions);
      if (!text.ok) return text;
      const ending = format === 'trec-run' ? `-${policy.replace(/[^\w-]/g, '_')}.run` : '.qrels';
      return success({ text: text.value, type: 'text/plain', ending });
    }
  }
}
