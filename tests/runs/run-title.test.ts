import { describe, expect, it } from 'vitest';
import { ABSTENTION_SETTINGS } from '../../src/engine/abstention/shipped-settings';
import { DEFAULT_SETTINGS, PROTOCOL_1_0 } from '../../src/engine/settings';
import { settingsApplied } from '../../src/engine/settings-applied';
import { LIMITS } from '../../src/engine/records/run-record';
import { runTitle } from '../../src/runs/run-title';

const protocol = { ...DEFAULT_SETTINGS, ...PROTOCOL_1_0 };

describe('runTitle', () => {
  it('tells the settings that decide, in the language of the interface', () => {
    const parts = { lab: 'order', about: 'Price', text: 'en', came: 'A 2 · B 3 of 4' } as const;
    const title = (change: object) =>
      runTitle({ ...parts, settings: settingsApplied({ ...protocol, ...change }) }, 'en');
    expect(title({})).toBe('Order: Price (en), 3 sentences a chunk, top 1: A 2 · B 3 of 4');
    expect(title({ size: 1, topK: 2, scorer: 'bm25-1' })).toBe(
      'Order: Price (en), 1 sentence a chunk, top 2, BM25: A 2 · B 3 of 4',
    );
    expect(title({ policy: 'scar', gateAnswer: true })).toContain(
      'SCAR ±1 λ 0.1 γ 0.8, top 1, tf-idf vectors, gate 2 at 0.35',
    );
    const french = runTitle({ ...parts, about: 'Prix', settings: settingsApplied(protocol) }, 'fr');
    expect(french).toContain('Ordre\u00a0: Prix (en), 3 phrases par fragment, top 1\u00a0:');
  });

  it('differs wherever a setting that decides differs', () => {
    const titles = (
      [
        {},
        { size: 2 },
        { topK: 2 },
        { scorer: 'bm25-1' },
        { policy: 'window' },
        { policy: 'window', radius: 2 },
        { policy: 'smoothed-cut', tau: 0.5 },
        { policy: 'smoothed-cut', tau: 0.5, cap: 8 },
        { policy: 'scar', space: 'lexical' },
        { policy: 'scar', gamma: 0.4 },
        { gateTopic: true },
        { gateTopic: true, topicThreshold: 0.5 },
        { chunking: 'characters' },
        { chunking: 'sentence-range' },
      ] as const
    ).map((change) =>
      runTitle(
        { lab: 'order', about: 'Price', settings: settingsApplied({ ...protocol, ...change }) },
        'en',
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
    // A setting nothing reads makes no other title.
    const idle = settingsApplied({ ...protocol, cap: 20, target: 400 });
    expect(runTitle({ lab: 'order', about: 'Price', settings: idle }, 'en')).toBe(titles[0]);
  });

  it('says of the Abstention lab which gates stood, or that none did', () => {
    const parts = { lab: 'abstention', about: 'home insurer', text: 'fr' } as const;
    const title = (change: object) =>
      runTitle(
        { ...parts, settings: settingsApplied({ ...ABSTENTION_SETTINGS, ...change }) },
        'en',
      );
    expect(title({})).toMatch(/gate 1 at 0\.65, gate 2 at 0\.28$/);
    expect(title({ gateTopic: false, gateAnswer: false })).toMatch(/, no gate$/);
  });

  it('keeps to the length of a record, and to whole characters', () => {
    const about = '\u{1f33f}'.repeat(300);
    const title = runTitle({ lab: 'neighbours', about, settings: {} }, 'en');
    expect(title.length).toBeLessThanOrEqual(LIMITS.name);
    expect(title).not.toMatch(/\p{Surrogate}/u);
  });
});
