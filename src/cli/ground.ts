import { parseClaims, type ClaimItem } from '../engine/grounding/claim-verification';
import { groundAnswer, type GroundedQuantity } from '../engine/grounding/ground-answer';
import { fail, printJson } from './output';
import { readJsonFile } from './read-json';

/**
 * `npm run --silent ground -- FILE`: checks every claim of a `claim-verification/1` file against its
 * passages and prints the verdicts and the place of every figure as one JSON object.
 */
function main(files: readonly string[]): void {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) {
    fail('one-file-wanted', { usage: 'npm run --silent ground -- FILE' });
  }
  const parsed = parseClaims(readJsonFile(file));
  if (!parsed.ok) fail(parsed.error.code, { file, ...parsed.error.details });
  printJson({ items: parsed.value.map(checked) });
}

function checked(item: ClaimItem): object {
  const { verdict, sentences } = groundAnswer(item.claim, item.passages);
  return {
    id: item.id,
    verdict,
    subjectChecked: sentences.every((sentence) => sentence.subjectChecked),
    quantities: sentences.flatMap((sentence) => sentence.quantities.map(printed)),
  };
}

function printed({ quantity, found, reason, elsewhere }: GroundedQuantity): object {
  const { text, start, end, kind, value, unit } = quantity;
  return {
    text,
    start,
    end,
    kind,
    value,
    unit,
    found,
    ...(reason === null ? {} : { reason }),
    ...(elsewhere === null ? {} : { elsewhere }),
  };
}

main(process.argv.slice(2));
