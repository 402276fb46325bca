import { version as APP_VERSION } from '../../package.json';
import { integrityDigest, reproductionDigest } from '../engine/protocol/digest';
import { writtenContent, type RunContent } from '../engine/records/kinds';
import { TERM_PROFILE } from '../engine/text/terms';
import {
  nameOf,
  runRecord,
  type CorpusReference,
  type RunRecord,
} from '../engine/records/run-record';

/** The frozen scoring rule, whatever the settings chose: a run names what it could have used. */
const LEXICAL_PROFILE = 'lexical-1.0';

/** What a lab says of a run it wants kept, beside what was measured. */
interface RunHeading {
  /** What sort of run of that lab it is, where there are several: an evaluation, a lesson's name. */
  readonly kind?: string;
  readonly name: string;
  /** Language of the interface when it was made. */
  readonly language: string;
  readonly corpus: CorpusReference;
  readonly question?: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The query that restores the state in its lab. The interface's language is taken out of it. */
  readonly place: string;
  /** Further versioned rules it used: the parts, a seeded generator, a dense model. */
  readonly profiles?: Readonly<Record<string, string>>;
}

/** A run as a lab hands it over: what it says of it, and what the schema of its kind holds. */
export type RunInput = RunHeading & RunContent;

/** What is compared when a run is computed again, here or by another engine. */
export interface Reproducible {
  readonly corpus: Pick<CorpusReference, 'digest'>;
  readonly question?: string | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly result: unknown;
}

/** The versions a record of this page names: its own, and the rules a run could have used. */
export function versionsOf({ profiles }: Pick<RunInput, 'profiles'>): RunRecord['versions'] {
  return {
    app: APP_VERSION,
    profiles: { lexical: LEXICAL_PROFILE, terms: TERM_PROFILE, ...profiles },
  };
}

/** The digest of reproduction: corpus, settings, question and result, scores to 12 digits. */
export function reproductionOf(run: Reproducible): string {
  const { corpus, settings, question = null, result } = run;
  return reproductionDigest({ corpus: corpus.digest, settings, question, result });
}

/** The digest of integrity a record should carry: over all of it but what a person may edit. */
export function integrityOf(run: RunRecord | Omit<RunRecord, 'integrity'>): string {
  return integrityDigest({
    ...run,
    name: undefined,
    note: undefined,
    tags: undefined,
    integrity: undefined,
  });
}

/**
 * The record of a run; `id` is a UUID and `createdAt` ISO 8601 in UTC. Throws where the input holds
 * what canonical JSON cannot (NaN, a lone half of a surrogate pair) or the record's schema refuses.
 */
export function makeRun(input: RunInput, id: string, createdAt: string): RunRecord {
  const place = new URLSearchParams(input.place);
  place.delete('lang');
  const { result, prediction } = writtenContent(input);
  const { corpus, question, settings } = input;
  const run: Omit<RunRecord, 'integrity'> = {
    schema: 'run/1',
    id,
    lab: input.lab,
    kind: input.kind,
    name: nameOf({ ...input, id }),
    note: '',
    tags: [],
    createdAt,
    versions: versionsOf(input),
    language: input.language,
    corpus,
    question,
    settings,
    place: place.toString(),
    prediction,
    result,
    reproduction: reproductionOf({ corpus, question, settings, result }),
  };
  const record = JSON.stringify({ ...run, integrity: integrityOf(run) });
  // As a file would give it back, and only if a file may hold it: what is kept can be exported.
  return runRecord.parse(JSON.parse(record));
}
