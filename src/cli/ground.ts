import { parseClaims } from '../engine/grounding/claim-verification';
import {
  groundAnswer,
  type GroundedQuantity,
  type Grounding,
} from '../engine/grounding/ground-answer';
import { scoreChecker } from '../engine/grounding/score';
import type { Language } from '../engine/text/language';
import { printQuantity } from '../engine/text/quantities/print';
import { fail, printJson } from './output';
import { readJsonFile } from './read-json';

const USAGE = 'npm run --silent ground -- FILE [--score]';

/**
 * `npm run --silent ground -- FILE`: checks every claim of a `claim-verification/1` file against its
 * passages and prints the verdicts and the place of every figure as one JSON object. `--score`
 * prints instead how the flags agree with the labels of the file.
 */
function main(parameters: readonly string[]): void {
  const files = parameters.filter((parameter) => !parameter.startsWith('--'));
  const options = parameters.filter((parameter) => parameter.startsWith('--'));
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) fail('one-file-wanted', { usage: USAGE });
  const unknown = options.find((option) => option !== '--score');
  if (unknown !== undefined) fail('option-unknown', { option: unknown, usage: USAGE });
  const parsed = parseClaims(readJsonFile(file));
  if (!parsed.ok) fail(parsed.error.code, { file, ...parsed.error.details });
  const checked = parsed.value.map((item) => ({
    ...item,
    grounding: groundAnswer(item.claim, item.passages),
  }));
  if (options.length > 0) printJson(scoreChecker(checked));
  else {
    printJson({
      items: checked.map(({ id, claim, grounding }) => printedItem(id, grounding, claim.language)),
    });
  }
}

function printedItem(id: string, { verdict, sentences }: Grounding, language: Language): object {
  return {
    id,
    verdict,
    subjectChecked: sentences.every((sentence) => sentence.subjectChecked),
    quantities: sentences.flatMap((sentence) =>
      sentence.quantities.map((item) => printedQuantity(item, language)),
    ),
  };
}

function printedQuantity(item: GroundedQuantity, language: Language): object {
  const { quantity, found, reason, elsewhere } = item;
  const { text, start, end, kind, value, unit } = quantity;
  return {
    text,
    start,
    end,
    kind,
    value,
    unit,
    reads: printQuantity(quantity, language),
    found,
    ...(reason === null ? {} : { reason }),
    ...(elsewhere === null ? {} : { elsewhere }),
  };
}

main(process.argv.slice(2));
