import { describe, expect, it } from 'vitest';
import { readOwnText } from '../../../src/labs/order/own-text';

const WRITTEN = { language: 'fr', name: 'n', question: 'q', text: 't', labels: { 1: 'Délai' } };

describe('readOwnText', () => {
  it('reads what was written', () => {
    expect(readOwnText(JSON.stringify(WRITTEN))).toEqual(WRITTEN);
  });

  it('has nothing where there is no draft, or none that fits', () => {
    for (const draft of ['', '{', 'null', '[]', JSON.stringify({ ...WRITTEN, language: 'de' })]) {
      expect(readOwnText(draft)).toBeUndefined();
    }
    expect(readOwnText(JSON.stringify({ ...WRITTEN, text: 3 }))).toBeUndefined();
  });

  it('leaves out labels that are none', () => {
    const labels = { 0: 'Prix', ['__proto__x']: 'y', 2: 5 };
    expect(readOwnText(JSON.stringify({ ...WRITTEN, labels }))!.labels).toEqual({ 0: 'Prix' });
  });
});
