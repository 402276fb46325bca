import type { Span } from '../engine/text/span';

/**
 * Selections of the page as offsets into a text, and back. The text stands in the page in stretches:
 * elements with `data-offset` (where they begin), in order, that hold their text and nothing else.
 */
function stretches(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-offset]')];
}

function beginning(stretch: HTMLElement): number {
  return Number(stretch.dataset['offset']);
}

/** The offset of a point of the page; one between two stretches is the beginning of the later one. */
function offsetAt(root: HTMLElement, node: Node, place: number, length: number): number {
  const element = node instanceof Element ? node : node.parentElement;
  const stretch = element?.closest<HTMLElement>('[data-offset]');
  const range = document.createRange();
  if (stretch && root.contains(stretch)) {
    range.selectNodeContents(stretch);
    range.setEnd(node, place);
    return beginning(stretch) + range.toString().length;
  }
  range.setStart(node, place);
  for (const each of stretches(root)) {
    if (range.comparePoint(each, 0) >= 0) return beginning(each);
  }
  return length;
}

/** What is selected of a text of that length; null where the selection is empty or elsewhere. */
export function selectedSpan(root: HTMLElement, length: number): Span | null {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(root)) return null;
  const start = root.contains(range.startContainer)
    ? offsetAt(root, range.startContainer, range.startOffset, length)
    : 0;
  const end = root.contains(range.endContainer)
    ? offsetAt(root, range.endContainer, range.endOffset, length)
    : length;
  return start < end ? { start, end } : null;
}

/** The node and place of an offset: at the end of a stretch rather than the start of the next. */
function pointOf(root: HTMLElement, offset: number, isEnd: boolean): [Node, number] | undefined {
  const all = stretches(root);
  let at = all.findLastIndex((each) =>
    isEnd ? beginning(each) < offset : beginning(each) <= offset,
  );
  if (at < 0) at = 0;
  const stretch = all[at];
  if (!stretch) return undefined;
  let rest = offset - beginning(stretch);
  const walker = document.createTreeWalker(stretch, NodeFilter.SHOW_TEXT);
  let last: Text | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    last = node as Text;
    if (rest <= last.length) return [last, rest];
    rest -= last.length;
  }
  return last ? [last, last.length] : undefined;
}

/** Selects a span in the page and brings it into sight. */
export function selectSpan(root: HTMLElement, { start, end }: Span): void {
  const from = pointOf(root, start, false);
  const to = pointOf(root, end, true);
  if (!from || !to) return;
  getSelection()?.setBaseAndExtent(from[0], from[1], to[0], to[1]);
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  const box = range.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) {
    root.scrollTop += box.top - frame.top - frame.height / 3;
  }
}

/** The offset of the character drawn at a point of the window; null beside the text. */
export function offsetAtPoint(root: HTMLElement, x: number, y: number): number | null {
  const point = caretAt(x, y);
  const element = point && (point.node instanceof Element ? point.node : point.node.parentElement);
  const stretch = element?.closest<HTMLElement>('[data-offset]');
  if (!point || !stretch || !root.contains(stretch)) return null;
  const range = document.createRange();
  range.selectNodeContents(stretch);
  range.setEnd(point.node, point.place);
  return beginning(stretch) + range.toString().length;
}

/** Browsers name the same question in two ways. */
function caretAt(x: number, y: number): { node: Node; place: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, place: position.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, place: range.startOffset };
}

/** Where the first stretch in sight begins. */
export function firstInSight(root: HTMLElement): number {
  const { top } = root.getBoundingClientRect();
  const seen = stretches(root).find((each) => each.getBoundingClientRect().bottom > top);
  return seen ? beginning(seen) : 0;
}
