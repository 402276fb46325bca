import { CATALOGUE } from '../engine/evaluation/catalogue';
import type { DifferenceRow } from '../engine/evaluation/differences';
import { CLASSES, POOLED, type MetricsRow } from '../engine/evaluation/table';
import { policyNamed } from '../engine/policies';

/** What the tables show of a report. */
export interface EvaluationReport {
  readonly chunking: string;
  readonly half?: string;
  readonly corpora: readonly { readonly id: string; readonly questions: number }[];
  readonly policies: readonly (MetricsRow & { readonly default: boolean })[];
  readonly differences: readonly DifferenceRow[];
}

/** The variants that are ours: their figures are rounded against them, all others in their favour. */
const OURS: ReadonlySet<string> = new Set(
  CATALOGUE.filter(({ policy }) => policyNamed(policy).isOurs).map(({ id }) => id),
);
/** Keeps a figure that is exact in decimals from slipping a step in binary. */
const SLACK = 1e-9;

function down(value: number, digits: number): string {
  const unit = 10 ** digits;
  return (Math.floor(value * unit + SLACK) / unit).toFixed(digits);
}

function up(value: number, digits: number): string {
  const unit = 10 ** digits;
  return (Math.ceil(value * unit - SLACK) / unit).toFixed(digits);
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

function headed(head: readonly string[], lines: readonly string[]): string {
  return tableLine(head) + tableLine(head.map(() => '---')) + lines.join('');
}

/** Recall @ chunks; a figure of ours rounded down at more chunks, of others up at fewer. */
function recallAtChunks({ policy, recall, chunks }: MetricsRow): string {
  if (recall === null || chunks === null) return 'no question';
  return OURS.has(policy)
    ? `${down(recall, 3)} @ ${up(chunks, 1)}`
    : `${up(recall, 3)} @ ${down(chunks, 1)}`;
}

function policyTable(rows: EvaluationReport['policies']): string {
  const pooled = rows.filter(({ corpus }) => corpus === POOLED);
  const policies = [...new Set(pooled.map(({ policy }) => policy))];
  const cell = (policy: string, questionClass: string) =>
    pooled.find((row) => row.policy === policy && row.class === questionClass)!;
  const head = CLASSES.map(
    (questionClass) => `${questionClass} (n ${cell(policies[0]!, questionClass).n})`,
  );
  return headed(
    ['policy', ...head],
    policies.map((policy) =>
      tableLine([
        cell(policy, 'all').default ? `**${policy}** (default)` : policy,
        ...CLASSES.map((questionClass) => recallAtChunks(cell(policy, questionClass))),
      ]),
    ),
  );
}

function interval(
  { mean, low, high, p, reason }: DifferenceRow['recall'],
  digits: number,
  favourable: 'more' | 'fewer',
): string {
  if (mean === null || low === null || high === null || p === null) return reason ?? '';
  const round = favourable === 'more' ? down : up;
  const limits = `[${round(low, digits)}, ${round(high, digits)}]`;
  return `${round(mean, digits)} ${limits}, p ${up(p, 4)}`;
}

function differenceTable(rows: readonly DifferenceRow[]): string {
  const shown = rows.filter(({ corpus }) => corpus === POOLED);
  return headed(
    ['a - b', 'class', 'n', 'recall [95 %], p', 'chunks [95 %], p'],
    shown.map(({ a, b, class: questionClass, n, recall, chunks }) =>
      tableLine([
        `${a} - ${b}`,
        questionClass,
        String(n),
        interval(recall, 3, 'more'),
        interval(chunks, 2, 'fewer'),
      ]),
    ),
  );
}

/** The pooled figures of a report as Markdown: recall @ chunks by class, then the differences. */
export function evaluationMarkdown(report: EvaluationReport): string {
  const half = report.half === undefined ? '' : `, half: ${report.half}`;
  const corpora = report.corpora.map(({ id, questions }) => `${id} (${questions})`).join(', ');
  return [
    `Chunking: ${report.chunking}${half}. Corpora (questions): ${corpora}.\n`,
    policyTable(report.policies),
    differenceTable(report.differences),
  ].join('\n');
}
