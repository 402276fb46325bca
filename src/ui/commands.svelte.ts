import { createContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/**
 * One thing a reader can do: the record gives its key, its line in the help and its button. The
 * label is a function because the language can change under it.
 */
export interface Command {
  readonly id: string;
  /** The key as `KeyboardEvent.key` says it; without one the command is in the help only. */
  readonly key?: string;
  readonly label: () => string;
  readonly run: () => void;
}

/** The commands in force: the shell's, and those of the room on the page. */
export class Commands {
  #byId = new SvelteMap<string, Command>();

  /** Adds commands; the returned function takes them away. */
  register(commands: readonly Command[]): () => void {
    for (const command of commands) this.#byId.set(command.id, command);
    return () => {
      for (const command of commands) this.#byId.delete(command.id);
    };
  }

  get all(): readonly Command[] {
    return [...this.#byId.values()];
  }

  /** The command a key press calls; none while the reader is typing or holding a modifier. */
  forKey(event: KeyboardEvent): Command | undefined {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (isTyping(event.target)) return undefined;
    if (event.key.startsWith('Arrow') && needsArrows(event.target)) return undefined;
    return this.all.find((command) => command.key === event.key);
  }
}

export const [useCommands, provideCommands] = createContext<Commands>();

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type)
  );
}

/** Where arrows already mean something: a choice, a slider, a sentence in hand, what scrolls. */
function needsArrows(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, [data-grip], [role="slider"], [role="tab"]') !== null) return true;
  for (let part: HTMLElement | null = target; part; part = part.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowX);
    if (scrolls && part.scrollWidth > part.clientWidth) return true;
  }
  return false;
}
