import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../../src/shell/handout/paragraphs';

describe('paragraphs', () => {
  it('parts at blank lines, inside a piece and between pieces, and keeps the marks', () => {
    const found = paragraphs([
      { text: 'Article 1\n\nFirst, ', marked: false },
      { text: 'marked\n\nSecond', marked: true },
      { text: ' and\nits line.', marked: false },
    ]);
    expect(found).toEqual([
      [{ text: 'Article 1', marked: false }],
      [
        { text: 'First, ', marked: false },
        { text: 'marked', marked: true },
      ],
      [
        { text: 'Second', marked: true },
        { text: ' and\nits line.', marked: false },
      ],
    ]);
  });

  it('leaves out what is blank at the ends, and is empty for nothing', () => {
    expect(paragraphs([{ text: '\n\n\n\nOne\n\n' }])).toEqual([[{ text: 'One' }]]);
    expect(paragraphs([])).toEqual([]);
    expect(paragraphs([{ text: ' ' }, { text: '\n\n' }])).toEqual([]);
  });
});
