import { failure, success, type Result } from '../engine/errors';
import { z } from '../engine/zod';
import { corpusDigest } from '../corpora/corpus-digest';
import { parseCorpus, type OwnCorpus } from '../engine/corpus/corpus';
import { readJson } from '../corpora/read-json';
import { nameOf, readableName, runRecord, type RunRecord } from '../engine/records/run-record';

const FORMAT = 'fragment-lab/bundle';
const VERSION = 1;
/** Bytes of the largest bundle that is written or read. */
export const LARGEST_BUNDLE = 50_000_000;

/** A corpus of the reader's own with its licence, which may be empty where none was stated. */
interface BundledCorpus {
  readonly digest: string;
  readonly licence: string;
  readonly content: OwnCorpus;
}

export interface BundleContent {
  readonly runs: readonly RunRecord[];
  readonly corpora: readonly BundledCorpus[];
  /** Series of the Collection and its ledger, in the formats of their own files (`series-bundle.ts`). */
  readonly series: readonly unknown[];
  readonly ledger: readonly unknown[];
}

/** Series and ledger may be left out. */
type BundleToWrite = Pick<BundleContent, 'runs' | 'corpora'> & Partial<BundleContent>;

/** More series than anybody collects in a browser. */
const MOST_SERIES = 1000;

const head = z.object({ format: z.literal(FORMAT), version: z.number().int().min(1) });

const bundle = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  runs: z.array(runRecord),
  corpora: z.array(
    z.strictObject({
      digest: z.string(),
      licence: z.string().max(2000),
      content: z.unknown(),
    }),
  ),
  // Files of their own formats: `series-bundle.ts` reads each, so that one that is damaged does not
  // keep the others out.
  series: z.array(z.looseObject({ format: z.string() })).max(MOST_SERIES),
  ledger: z.array(z.looseObject({ format: z.string() })).max(1),
});

/**
 * The text of a bundle, version 1: runs and series by date, corpora by digest, so that the same
 * content is the same text. Fails with `export-holds-secret` where any of `secrets` (keys in use on the page)
 * stands in it, for a key typed into a question must not leave with a backup, and with
 * `export-too-large` where no import would take it back.
 */
export function writeBundle(
  { runs, corpora, series = [], ledger = [] }: BundleToWrite,
  secrets: readonly string[],
): Result<string> {
  const sorted = {
    format: FORMAT,
    version: VERSION,
    runs: [...runs].sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)),
    corpora: [...corpora].sort((a, b) => compare(a.digest, b.digest)),
    series: [...series].sort((a, b) => compare(keyOf(a), keyOf(b))),
    ledger,
  };
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  if (holdsSecret(text, secrets)) return failure('export-holds-secret');
  const size = new TextEncoder().encode(text).length;
  return size > LARGEST_BUNDLE
    ? failure('export-too-large', { size, limit: LARGEST_BUNDLE })
    : success(text);
}

/** True where any of the keys in use stands in a text, as it is or as JSON writes it. */
export function holdsSecret(text: string, secrets: readonly string[]): boolean {
  return secrets.some(
    (secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)),
  );
}

/**
 * Reads an untrusted file as a bundle: every record and corpus is checked before anything is
 * returned. Whether runs carry the digest they claim, and what series and the ledger hold, is not
 * judged here.
 *
 * Fails with `bundle-too-large`, `bundle-encoding`, as `readJson` does, with `bundle-unknown` (some
 * other JSON), `bundle-newer` (with its `version`), `bundle-invalid` (with the `place` of the first
 * problem and the validator's `reason`), `bundle-duplicate-run` or `bundle-corpus` (with `place`
 * and `reason`).
 */
export function readBundle(bytes: Uint8Array): Result<BundleContent> {
  if (bytes.length > LARGEST_BUNDLE) return tooLarge(bytes.length);
  const text = decode(bytes);
  if (text === null) return failure('bundle-encoding');
  const json = readJson(text);
  if (!json.ok) return json;
  const beginning = head.safeParse(json.value);
  if (!beginning.success) return failure('bundle-unknown');
  const { version } = beginning.data;
  if (version > VERSION) return failure('bundle-newer', { version, known: VERSION });
  const parsed = bundle.safeParse(json.value);
  if (!parsed.success) return invalid(parsed.error);
  // A name is the reader's own and under no digest: one that shows nothing names nothing.
  const runs = parsed.data.runs.map((run) =>
    readableName(run.name) === undefined ? { ...run, name: nameOf(run) } : run,
  );
  const seen = new Set<string>();
  for (const [position, { id }] of runs.entries()) {
    if (seen.has(id)) return failure('bundle-duplicate-run', { place: `runs[${position}].id` });
    seen.add(id);
  }
  const corpora: BundledCorpus[] = [];
  for (const [position, { digest, licence, content }] of parsed.data.corpora.entries()) {
    const place = `corpora[${position}]`;
    const corpus = parseCorpus(content);
    if (!corpus.ok) {
      const { code, details } = corpus.error;
      return failure('bundle-corpus', {
        place: [`${place}.content`, details.place ?? ''].filter(Boolean).join('.'),
        reason: code,
      });
    }
    if (corpusDigest(corpus.value) !== digest) {
      return failure('bundle-corpus', { place: `${place}.digest`, reason: 'digest' });
    }
    corpora.push({ digest, licence, content: corpus.value });
  }
  const { series, ledger } = parsed.data;
  return success({ runs, corpora, series, ledger });
}

/** The refusal of a file by its size, before it is read. */
export function tooLarge(size: number): Result<never> {
  return failure('bundle-too-large', { size, limit: LARGEST_BUNDLE });
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function invalid(error: z.ZodError): Result<never> {
  const issue = error.issues[0]!;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const reason = issue.code === 'custom' ? String(issue.params?.['reason']) : issue.code;
  return failure('bundle-invalid', { place: placeOf([...issue.path, ...unknown]), reason });
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** A series is a plan, or results that hold one: sorted by the plan's date and id. */
function keyOf(file: unknown): string {
  const { experiment, createdAt, id } = file as {
    experiment?: object;
    createdAt?: string;
    id?: string;
  };
  return experiment ? keyOf(experiment) : `${createdAt} ${id}`;
}

/** By code units, so that every browser writes the same order. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
