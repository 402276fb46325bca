import { parseClaims } from '../engine/grounding/claim-verification';
import {
  groundAnswer,
  type GroundedQuantity,
  type Grounding,
} from '../engine/grounding/ground-answer';
import { scoreChecker } from '../engine/grounding/score';
import type { LanguageText } from '../engine/grounding/passage-sentences';
import { lostReadings } from '../engine/quantities';
import { printQuantity } from '../engine/quantities/print';
import { fail, printJson } from './output';
import { readJsonFile } from './read-json';

const USAGE = 'npm run --silent ground -- FILE [--explain | --score]';
const OPTIONS: readonly string[] = ['--explain', '--score'];

/**
 * `npm run --silent ground -- FILE`: checks every claim of a `claim-verification/1` file against its
 * passages and prints the verdicts and the place of every figure as one JSON object. `--explain` adds
 * to it how each figure was read and by which rule, what other rules read there and lost, where one
 * that is not found stands otherwise, and whether the subject could be checked; `--score` prints instead how the flags agree with the labels of the file.
 */
function main(parameters: readonly string[]): void {
  const files = parameters.filter((parameter) => !parameter.startsWith('--'));
  const options = parameters.filter((parameter) => parameter.startsWith('--'));
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) fail('one-file-wanted', { usage: USAGE });
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) fail('option-unknown', { option: unknown, usage: USAGE });
  const parsed = parseClaims(readJsonFile(file));
  if (!parsed.ok) fail(parsed.error.code, { file, ...parsed.error.details });
  const checked = parsed.value.map((item) => ({
    ...item,
    grounding: groundAnswer(item.claim, item.passages),
  }));
  if (options.includes('--score')) printJson(scoreChecker(checked));
  else {
    printJson({
      items: checked.map(({ id, claim, grounding }) =>
        options.includes('--explain')
          ? explainedItem(id, grounding, claim)
          : printedItem(id, grounding),
      ),
    });
  }
}

/** What other programs read: these keys and no more. */
function printedItem(id: string, { verdict, sentences }: Grounding): object {
  const quantities = sentences.flatMap((sentence) => sentence.quantities.map(printedQuantity));
  return { id, verdict, quantities };
}

function printedQuantity({ quantity, found, reason }: GroundedQuantity): object {
  const { text, start, end, kind, value, unit } = quantity;
  return { text, start, end, kind, value, unit, found, ...(reason === null ? {} : { reason }) };
}

function explainedItem(id: string, { verdict, sentences }: Grounding, claim: LanguageText): object {
  const subjectChecked = sentences.every((sentence) => sentence.subjectChecked);
  const quantities = sentences.flatMap((sentence) =>
    sentence.quantities.map((item) => ({
      ...printedQuantity(item),
      reads: printQuantity(item.quantity, claim.language),
      rule: item.quantity.rule,
      lost: lostReadings(claim.text, claim.language, item.quantity),
      ...(item.elsewhere === null ? {} : { elsewhere: item.elsewhere }),
    })),
  );
  return { id, verdict, subjectChecked, quantities };
}

main(process.argv.slice(2));
