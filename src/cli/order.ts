import { existsSync } from 'node:fs';
import { parseTeachingCase } from '../engine/corpus/parse-teaching-case';
import { caseLanguages, type TeachingCase } from '../engine/corpus/teaching-case';
import { orderLandscape } from '../engine/protocol/landscape';
import { PROTOCOL_SIZES, PROTOCOL_TOP_K, sensitivityMatrix } from '../engine/protocol/matrix';
import { DEFAULT_SETTINGS, PROTOCOL_1_0 } from '../engine/settings';
import { bundledManifest, folderOf } from './bundled';
import { readJsonFile } from './read-json';
import { fail, printJson } from './output';

/**
 * `npm run --silent order -- FILE|ID...`: the matrix and the landscapes of teaching cases, files or the
 * ids of bundled ones, under
 * lexical-1.0, sizes 2 and 3, top 1 and 2, as one JSON object.
 */
function main(files: readonly string[]): void {
  if (files.length === 0) fail('no-file', { usage: 'npm run --silent order -- FILE|ID...' });
  const cases = files.map(readCase);
  const seen = new Set<string>();
  cases.forEach((teachingCase, position) => {
    if (seen.has(teachingCase.id)) {
      fail('case-duplicate-id', { file: files[position] ?? '', case: teachingCase.id });
    }
    seen.add(teachingCase.id);
  });
  printJson({
    // A case someone names on the command line is wanted, whenever it was written.
    matrix: sensitivityMatrix(cases, PROTOCOL_SIZES, PROTOCOL_TOP_K, true),
    landscape: cases.flatMap(landscapes),
  });
}

function readCase(named: string): TeachingCase {
  const bundled = existsSync(named) ? undefined : bundledManifest('order', named);
  const file = bundled ? `${folderOf(bundled)}/case.json` : named;
  const parsed = parseTeachingCase(readJsonFile(file));
  if (!parsed.ok) fail(parsed.error.code, { file, ...parsed.error.details });
  return parsed.value;
}

function landscapes(teachingCase: TeachingCase): object[] {
  return caseLanguages(teachingCase).flatMap((language) =>
    PROTOCOL_SIZES.flatMap((size) =>
      PROTOCOL_TOP_K.map((topK) => ({
        case: teachingCase.id,
        language,
        size,
        topK,
        ...orderLandscape(teachingCase, language, {
          ...DEFAULT_SETTINGS,
          ...PROTOCOL_1_0,
          size,
          topK,
        }),
      })),
    ),
  );
}

main(process.argv.slice(2));
