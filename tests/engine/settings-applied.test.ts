import { describe, expect, it } from 'vitest';
import { POLICIES } from '../../src/engine/policies';
import { DEFAULT_SETTINGS, PROTOCOL_1_0 } from '../../src/engine/settings';
import { settingsApplied } from '../../src/engine/settings-applied';

describe('settingsApplied', () => {
  it('keeps of the published protocol what it says, and nothing it never reads', () => {
    expect(settingsApplied({ ...DEFAULT_SETTINGS, ...PROTOCOL_1_0 })).toEqual(PROTOCOL_1_0);
  });

  it('keeps what a policy, a cutting and a gate read, and only while they do', () => {
    const scar = settingsApplied({ ...DEFAULT_SETTINGS, policy: 'scar', chunking: 'characters' });
    expect(scar).toMatchObject({
      lambda: 0.1,
      gamma: 0.8,
      radius: 1,
      space: 'tf-idf',
      target: 800,
    });
    expect(scar).not.toHaveProperty('size');
    expect(scar).not.toHaveProperty('tau');
    const gated = settingsApplied({ ...DEFAULT_SETTINGS, gateAnswer: true });
    expect(gated).toMatchObject({ gateAnswer: true, answerThreshold: 0.35 });
    expect(gated).not.toHaveProperty('topicThreshold');
    for (const { id: policy } of POLICIES) {
      const applied = settingsApplied({ ...DEFAULT_SETTINGS, policy });
      expect('tau' in applied).toBe(/cut|carried/.test(policy));
      expect('topK' in applied).toBe(!/cut|carried/.test(policy));
    }
  });
});
