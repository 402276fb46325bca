import { integrityDigest } from '../engine/protocol/digest';
import type { RunRecord } from '../engine/records/run-record';
import type { RunHead } from '../storage/run-storage';
import { integrityOf } from './make-run';

/** A run's identity is its content: `key`, the digest it has; `intact` where that is the one it claims. */
export interface Identity {
  readonly key: string;
  readonly intact: boolean;
}

/**
 * The identity of a run. A record that claims another digest than it has is known by both. The name of
 * a lesson's run is its student's, so it is content: ten of one result are ten runs.
 */
export function identityOf(record: RunRecord): Identity {
  const digest = integrityOf(record);
  return digest === record.integrity
    ? { key: intactKey(record), intact: true }
    : { key: `${digest}/${record.integrity}`, intact: false };
}

/** The key of a run that has the digest it claims, as it is now named. */
export function intactKey({ lab, name, integrity }: RunHead | RunRecord): string {
  return lab === 'lesson' ? integrityDigest({ run: integrity, name }) : integrity;
}

/**
 * The run under another id, since its own is taken by a run of other content. The id is drawn from its
 * content, so that the same run is given the same one wherever it arrives.
 */
export function underNewId(record: RunRecord): RunRecord {
  const { key, intact } = identityOf(record);
  const digits = integrityDigest({ renumbered: key }).slice(0, 32);
  const id = digits.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    // Version 8 of a UUID: made of something else.
    '$1-$2-8$3-a$4-$5',
  );
  const renumbered = { ...record, id };
  return intact ? { ...renumbered, integrity: integrityOf(renumbered) } : renumbered;
}

/** Runs of which no two have one id, the later ones of an id under a new one. */
export function withOwnIds(records: readonly RunRecord[]): RunRecord[] {
  const taken = new Set<string>();
  return records.map((record) => {
    const own = taken.has(record.id) ? underNewId(record) : record;
    taken.add(own.id);
    return own;
  });
}
