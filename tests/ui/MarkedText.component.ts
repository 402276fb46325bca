import { describe, expect, it } from 'vitest';
import MarkedText from '../../src/ui/MarkedText.svelte';
import { show } from '../components/page';

describe('a text with marks', () => {
  it('marks each span once and leaves the text as it is', async () => {
    const text = 'tune an upright piano';
    const spans = [
      { start: 8, end: 15 },
      { start: 0, end: 4 },
      { start: 10, end: 21 },
    ];
    const page = await show(MarkedText, { text, spans, withheld: true });
    const main = page.getByRole('main').element();
    expect(main.textContent).toBe(text);
    const marks = [...main.querySelectorAll('b')];
    expect(marks.map((mark) => mark.textContent)).toEqual(['tune', 'upright', ' piano']);
    expect(marks.every((mark) => mark.classList.contains('withheld'))).toBe(true);
  });

  it('shows what looks like markup as text', async () => {
    const page = await show(MarkedText, { text: '<b>bold</b> & more', spans: [] });
    await expect.element(page.getByText('<b>bold</b> & more')).toBeVisible();
  });
});
