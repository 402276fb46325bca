import { parseTeachingCase } from '../engine/corpus/parse-teaching-case';
import type { TeachingCase } from '../engine/corpus/teaching-case';
import { readCaseDraft, type CaseDraft } from './case-draft';
import { drafts } from './drafts.svelte';

/** A case in the making, and the entry it is kept as, once it is. */
export interface CaseWork {
  /** Names it among the cases in the making. */
  readonly key: number;
  readonly draft: CaseDraft;
  readonly entryId: string | undefined;
  /** The digest of the entry when it was opened or last kept. */
  readonly digest: string | undefined;
  /** What it was opened from. */
  readonly original: TeachingCase | undefined;
}

const KEY = 'cases';

/** Cases that were changed and are not kept; they last as long as the tab. */
export class CaseDrafts {
  #works = $state.raw<readonly CaseWork[]>(readWorks(drafts.get(KEY)));

  /** Newest last. */
  get works(): readonly CaseWork[] {
    return this.#works;
  }

  /** A key that no case in the making has. */
  get freeKey(): number {
    return 1 + Math.max(0, ...this.#works.map(({ key }) => key));
  }

  put(work: CaseWork): void {
    this.#keep([...this.#works.filter(({ key }) => key !== work.key), work]);
  }

  remove(key: number): void {
    this.#keep(this.#works.filter((work) => work.key !== key));
  }

  #keep(works: readonly CaseWork[]): void {
    this.#works = works;
    drafts.set(KEY, works.length === 0 ? '' : JSON.stringify(works));
  }
}

/** What a reload left; whatever does not read is left out. */
function readWorks(text: string): CaseWork[] {
  if (text === '') return [];
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(values) ? values : []).flatMap((value: unknown, place): CaseWork[] => {
    if (value === null || typeof value !== 'object') return [];
    const { draft, entryId, digest, original } = value as Record<string, unknown>;
    const read = readCaseDraft(draft);
    const opened = original === undefined ? undefined : parseTeachingCase(original);
    if (!read || opened?.ok === false) return [];
    return [
      {
        key: place + 1,
        draft: read,
        entryId: typeof entryId === 'string' ? entryId : undefined,
        digest: typeof digest === 'string' ? digest : undefined,
        original: opened?.value,
      },
    ];
  });
}
