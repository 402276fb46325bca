import { fold } from '../text/fold';
import type { Quantity } from '../quantities';
import type { Place, ReadSentence } from './passage-sentences';

/** A list whose items are numbered or lettered, as the passages set it out. */
export interface MarkedList {
  /** The number of its items. */
  readonly count: number;
  /** Its items, as far as the passage of the first one goes. */
  readonly place: Place;
  /** Terms of the first item and of the sentences before it. */
  readonly named: ReadonlySet<string>;
}

const SHORTEST = 2;
/** So many items agree with a count by chance too rarely to ask for its noun. */
const TELLING = 4;

/** The marked lists of passage sentences in their order: "(a)" to "(i)", "1°" to "10°", "(iv)". */
export function markedLists(sentences: readonly ReadSentence[]): MarkedList[] {
  const open = new Map<Style, OpenList>();
  const lists: OpenList[] = [];
  for (const sentence of sentences) {
    const marker = MARKER.exec(sentence.text.slice(0, LONGEST_MARKER));
    if (!marker) continue;
    for (const { style, value } of valuesOf(marker[1] ?? '')) {
      const running = open.get(style);
      if (running?.count === value - 1) {
        running.count = value;
        running.last = sentence;
      } else if (value === 1) {
        const list = { count: 1, first: sentence, last: sentence };
        open.set(style, list);
        lists.push(list);
      }
    }
  }
  return lists.filter(({ count }) => count >= SHORTEST).map(closed);
}

/**
 * Where a count is stated by a list of just so many items: of a noun that names the list, or long
 * enough to be no coincidence. Null otherwise.
 */
export function countedPlace(quantity: Quantity, lists: readonly MarkedList[]): Place | null {
  if (quantity.kind !== 'number' || quantity.noun === null) return null;
  const noun = stemless(quantity.noun);
  const list = lists.find(
    ({ count, named }) =>
      String(count) === quantity.value &&
      (count >= TELLING || [...named].some((term) => noun.startsWith(term))),
  );
  return list?.place ?? null;
}

type Style = 'digit' | 'letter' | 'roman';

interface OpenList {
  count: number;
  readonly first: ReadSentence;
  last: ReadSentence;
}

const LONGEST_MARKER = 8;
const MARKER = /^\s*\(?(\d{1,2}|[ivx]{1,4}|[a-z])\s?(?:[)°]|\.(?=\s))/;

/** "(i)" goes on behind "(h)", or begins with Roman numerals of its own. */
function valuesOf(marker: string): { style: Style; value: number }[] {
  if (/^\d/.test(marker)) return [{ style: 'digit', value: Number(marker) }];
  const roman = ROMAN.indexOf(marker) + 1;
  const letter = marker.length === 1 ? marker.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : 0;
  return [
    { style: 'letter' as const, value: letter },
    { style: 'roman' as const, value: roman },
  ].filter(({ value }) => value > 0);
}

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');

function closed({ count, first, last }: OpenList): MarkedList {
  const end = last.passage === first.passage ? last.end : first.end;
  return {
    count,
    place: { passage: first.passage, start: first.start, end },
    named: new Set([...first.reach, ...first.context]),
  };
}

function stemless(noun: string): string {
  return fold(noun.split(/\s/)[0] ?? '');
}
