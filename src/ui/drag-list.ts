import type { Action } from 'svelte/action';
import type { AriaStrings, DndEvent, Options } from 'svelte-dnd-action';
import { afterFirstScreen } from './first-screen';

/**
 * Lists reordered by hand, by touch and by keyboard. The library that does it comes after the first
 * screen: until it is there, and without it, the buttons of each row do the same.
 */
const load = () => afterFirstScreen(() => import('svelte-dnd-action'));

interface Live<Parameter> {
  update?: (parameter: Parameter) => void;
  destroy?: () => void;
}

interface DragListEvents<Item> {
  onconsider?: (event: CustomEvent<DndEvent<Item & { id: string }>>) => void;
  onfinalize?: (event: CustomEvent<DndEvent<Item & { id: string }>>) => void;
}

/** The list itself; the options are those of `dragHandleZone`. */
export const dragList: Action<HTMLElement, Options, DragListEvents<{ fact: string }>> = (
  node,
  options,
) => whenLoaded(options, (library, latest) => library.dragHandleZone(node, latest));

/** What a row is dragged by. */
export const dragGrip: Action<HTMLElement> = (node) =>
  whenLoaded(undefined, (library) => library.dragHandle(node));

/** The words for screen readers, and the space bar as the key that picks up and drops. */
export async function speakDragging(strings: AriaStrings): Promise<void> {
  const library = await load();
  library.setKeyboardDragTrigger('space');
  library.setAriaStrings(strings);
}

function whenLoaded<Parameter>(
  parameter: Parameter,
  start: (library: Awaited<ReturnType<typeof load>>, latest: Parameter) => Live<Parameter> | void,
) {
  let latest = parameter;
  let live: Live<Parameter> | void;
  let gone = false;
  load().then(
    (library) => {
      if (!gone) live = start(library, latest);
    },
    () => {
      // Without the library the buttons remain: nothing is lost and there is nothing to say.
    },
  );
  return {
    update(next: Parameter) {
      latest = next;
      live?.update?.(next);
    },
    destroy() {
      gone = true;
      live?.destroy?.();
    },
  };
}
