import { describe, expect, it } from 'vitest';
import { htmlText, type HtmlNode } from '../../../src/library/import/html-text';

/** A page as its parser would give it: an element with children, or text. */
function element(
  name: string,
  children: readonly (HtmlNode | string)[] = [],
  attributes: Readonly<Record<string, string>> = {},
): HtmlNode {
  return {
    nodeType: 1,
    nodeName: name.toUpperCase(),
    nodeValue: null,
    childNodes: children.map((child) =>
      typeof child === 'string'
        ? { nodeType: 3, nodeName: '#text', nodeValue: child, childNodes: [] }
        : child,
    ),
    getAttribute: (key) => attributes[key] ?? null,
  };
}

describe('htmlText', () => {
  it('parts paragraphs, lines, items and cells as a page shows them', () => {
    const page = element('body', [
      '\n  ',
      element('h1', ['Harbour\n rules']),
      element('p', ['Open ', element('b', ['daily']), ',', element('br'), '  from six.']),
      element('ul', [element('li', ['Cards only']), '\n', element('li', ['No dogs'])]),
      element('table', [
        element('tr', [element('th', ['Berth']), element('th', ['Price'])]),
        element('tr', [element('td', ['Small']), element('td', ['24'])]),
      ]),
      element('pre', ['a  b\n c']),
    ]);
    expect(htmlText(page)).toBe(
      'Harbour rules\n\nOpen daily,\nfrom six.\n\n- Cards only\n- No dogs\n\n' +
        'Berth Price\nSmall 24\n\na  b\n c',
    );
  });

  it('leaves out what is no text of the page, and what is hidden', () => {
    const page = element('body', [
      element('script', ['alert(1)']),
      element('STYLE', ['p {}']),
      element('svg', [element('text', ['drawn'])]),
      element('p', ['gone'], { hidden: '' }),
      element('div', [element('p', ['gone too'])], { style: 'color: red; DISPLAY : none' }),
      element('p', ['here'], { style: 'display: block' }),
      { nodeType: 8, nodeName: '#comment', nodeValue: 'aside', childNodes: [] },
    ]);
    expect(htmlText(page)).toBe('here');
  });

  it('does not mind how deep a page is nested', () => {
    let page = element('p', ['deep']);
    for (let depth = 0; depth < 200_000; depth += 1) page = element('div', [page]);
    expect(htmlText(page)).toBe('deep');
  });
});
