import type { RunStore } from '../store.svelte';
import type { RunsWords } from '../../words/runs';

/** What the room hands to what it lays open over the list. */
export interface PanelProps {
  readonly store: RunStore;
  readonly words: RunsWords;
  /** Runs, by key. */
  readonly keys: readonly string[];
  /** Runs that came in more than one file, where they came from files. */
  readonly duplicates: readonly { readonly key: string; readonly files: readonly string[] }[];
  readonly onClose: () => void;
}
