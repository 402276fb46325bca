import { describe, expect, it } from 'vitest';
import { ORDER_DEFAULTS } from '../../../src/labs/order/link';
import { withPolicy } from '../../../src/engine/settings';
import { settingsText } from '../../../src/shell/handout/settings-text';

describe('settingsText', () => {
  it('says what a class needs under the protocol, and no more', () => {
    expect(settingsText(ORDER_DEFAULTS, 'en')).toEqual([
      'Sentences per chunk: 3',
      'Chunks kept: 1',
      'Score: lexical 1.0',
    ]);
    expect(settingsText(ORDER_DEFAULTS, 'fr')[0]).toBe('Phrases par fragment\u00a0: 3');
  });

  it('says everything that departs from it', () => {
    const said = settingsText(
      { ...ORDER_DEFAULTS, policy: 'scar', lambda: 0.25, gateTopic: true, gateAnswer: true },
      'fr',
    );
    for (const part of ['SCAR', '±1', 'tf-idf', 'λ 0,25', 'γ 0,80', 'hors sujet', 'absente']) {
      expect(said.join('|')).toContain(part);
    }
    expect(settingsText(withPolicy(ORDER_DEFAULTS, 'carried-bm25'), 'en').join()).toContain(
      'τ 0.464',
    );
    expect(settingsText({ ...ORDER_DEFAULTS, policy: 'window', radius: 2 }, 'en').join()).toContain(
      '±2',
    );
  });
});
