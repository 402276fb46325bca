import { fileURLToPath } from 'node:url';
import type { Script } from '../engine/abstention/generators';
import { scriptIn } from '../engine/abstention/script';
import { readAbstentionCorpus, type AbstentionCorpus } from '../engine/corpus/abstention-corpus';
import type { TextLanguage } from '../engine/text/language';
import { fail } from './output';
import { readJsonFile, readTextFile } from './read-json';

const FOLDER = fileURLToPath(new URL('../../corpus/abstention/', import.meta.url));

export const WORSE_CUTTING = `${FOLDER}worse-cutting.json`;

/** The home insurer's papers in one language, with the twenty questions or the further ones. */
export function readInsurer(
  language: TextLanguage,
  questions: 'twenty' | 'further',
): AbstentionCorpus {
  const head = readJsonFile(`${FOLDER}questions.json`) as { documents: { id: string }[] };
  const texts = new Map(
    head.documents.map(({ id }) => [id, readTextFile(`${FOLDER}${language}/${id}.txt`)]),
  );
  const further =
    questions === 'further' ? readJsonFile(`${FOLDER}extra-questions.json`) : undefined;
  const read = readAbstentionCorpus(head, texts, language, further);
  if (!read.ok) fail(read.error.code, read.error.details);
  return read.value;
}

/** What the simulated generators say, in one language. */
export function readScript(language: TextLanguage): Script {
  const refusals = readJsonFile(`${FOLDER}refusals.json`);
  const read = scriptIn(refusals, readJsonFile(`${FOLDER}lies.json`), language);
  if (!read.ok) fail(read.error.code, read.error.details);
  return read.value;
}
