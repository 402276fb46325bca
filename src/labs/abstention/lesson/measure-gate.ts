import type { PageLanguage } from '../../../words/language';
import type { GateLine, GateLineName } from '../../../engine/abstention/gate-report';
import type { TextLanguage } from '../../../engine/text/language';
import { formatList, formatShare } from '../../../words/format';
import type { Twenty } from '../twenty';

/** The gate of the lab: recall against its threshold in both languages, and whether all lines pass. */
export function measureGate(
  inBoth: readonly { readonly text: TextLanguage; readonly twenty: Twenty }[],
  language: PageLanguage,
): readonly (readonly [name: string, value: number | string])[] {
  const recalls = inBoth.map(({ text, twenty }) => ({ text, line: lineOf(twenty, 'recall') }));
  const lost = recalls.reduce((sum, { line }) => sum + line.against.length, 0);
  const worst = recalls.reduce((a, b) => (b.line.measured! < a.line.measured! ? b : a)).line;
  const needed = Math.ceil(worst.threshold * worst.of);
  return [
    ['asked', recalls.reduce((sum, { line }) => sum + line.of, 0)],
    ['lost', lost],
    ['lostAs', lost === 0 ? 'none' : lost === 1 ? 'one' : lost <= 5 ? 'few' : 'many'],
    ['lostIds', formatList(worst.against, language)],
    ['worstCount', worst.count],
    ['worstOf', worst.of],
    ['worstRecall', formatShare(worst.measured!, language, 2)],
    ['recallThreshold', formatShare(worst.threshold, language)],
    ['needed', needed],
    ['oneShort', needed - 1],
    ['oneShortRecall', formatShare((needed - 1) / worst.of, language, 2)],
    ['gate', inBoth.every(({ twenty }) => twenty.report.passed) ? 'open' : 'red'],
    ...recalls.map(({ text, line }) => [`lost_${text}`, line.against.length] as const),
  ];
}

function lineOf({ report }: Twenty, name: GateLineName): GateLine {
  return report.lines.find((line) => line.name === name)!;
}
