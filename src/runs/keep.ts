import { corpusDigest } from '../corpora/corpus-digest';
import { corpusTitle, type OwnCorpus } from '../engine/corpus/corpus';
import { identityOf } from './identity';
import type { RunRecord } from '../engine/records/run-record';
import type { RunBatch, StoredCorpus, StoredRun } from '../storage/run-storage';

/** A record as it goes on a shelf, under the key of its content. */
export function shelved(record: RunRecord, backedUp: boolean): RunBatch['runs'][number] {
  const { result, ...head } = record;
  const run: StoredRun = {
    ...identityOf(record),
    head,
    backedUp,
    size: JSON.stringify(record).length,
  };
  return { run, result };
}

/** The record again, with the members in the order of the format. */
export function unshelved({ head }: StoredRun, result: unknown): RunRecord {
  const { reproduction, integrity, ...rest } = head;
  return { ...rest, result, reproduction, integrity };
}

export function shelvedCorpus(content: OwnCorpus, licence: string): RunBatch['corpora'][number] {
  const corpus: StoredCorpus = {
    digest: corpusDigest(content),
    title: corpusTitle(content, 'en'),
    licence,
    size: JSON.stringify(content).length,
  };
  return { corpus, content };
}
