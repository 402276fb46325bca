import type { ListedRun } from './keeper';
import type { LabId } from '../engine/records/run-record';

/** What of the list is shown; an empty text asks for nothing. */
export interface RunFilter {
  readonly lab: LabId | '';
  /** Digest of the corpus. */
  readonly corpus: string;
  /** Days of the reader's clock, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  /** The beginning of any digest of the run, or of its id. */
  readonly digest: string;
  readonly tag: string;
}

export const NO_FILTER: RunFilter = {
  lab: '',
  corpus: '',
  from: '',
  to: '',
  digest: '',
  tag: '',
};

function dayOf(iso: string): string {
  const date = new Date(iso);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((each) =>
    String(each).padStart(2, '0'),
  );
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** A digest as somebody pastes it: with a prefix, in capitals, with spaces around. */
function asDigest(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^sha-?256:/, '');
}

/** Whether a run is among those asked for. */
export function isWanted({ key, head }: ListedRun, filter: RunFilter): boolean {
  const { lab, corpus, from, to, tag } = filter;
  const digest = asDigest(filter.digest);
  const day = dayOf(head.createdAt);
  const digests = [key, head.reproduction, head.integrity, head.corpus.digest, head.id];
  return (
    (lab === '' || head.lab === lab) &&
    (corpus === '' || head.corpus.digest === corpus) &&
    (from === '' || day >= from) &&
    (to === '' || day <= to) &&
    (digest === '' || digests.some((each) => each.startsWith(digest))) &&
    (tag === '' || head.tags.includes(tag))
  );
}
