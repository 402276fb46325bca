import { ON_PAPER } from '../../ui/sliced';

/**
 * Lays open on paper what is folded on the screen, and folds it again afterwards. The style sheet
 * alone does so in browsers that know `::details-content`; but parts that are only built once they are
 * opened must hear of it, which is why each is told before the page is laid out for paper.
 */
export function openOnPaper(): void {
  let opened: HTMLDetailsElement[] = [];
  const root = document.documentElement;
  addEventListener('beforeprint', () => {
    root.setAttribute(ON_PAPER, '');
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) fold(details, false);
  });
  addEventListener('afterprint', () => {
    for (const details of opened) fold(details, true);
    opened = [];
    root.removeAttribute(ON_PAPER);
  });
}

function fold(details: HTMLDetailsElement, folded: boolean): void {
  details.open = !folded;
  // The browser's own event comes later, when the sheets are already laid out.
  details.dispatchEvent(new Event('toggle'));
}
