import { describe, expect, it } from 'vitest';
import { askGates, readGateQuestion } from '../../../src/engine/abstention/gates';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { passagesOf } from '../../../src/engine/retrieval/passages';

const TOWN =
  'The harbour was dug by convicts. The lighthouse was designed by Ada Roy. Trade grew quickly.';

function answer(text: string, question: string) {
  const source = { id: 'd', title: '', text, language: 'en' as const };
  const { table, indexes } = new PreparedCorpus([source], ABSTENTION_SETTINGS);
  const settings = { ...ABSTENTION_SETTINGS, gateTopic: false };
  const supply = () => passagesOf(table, [0]);
  return askGates(readGateQuestion(question, 'en'), indexes, settings, supply).answer!;
}

describe('evidence for a question without a figure', () => {
  it('lets it through where one sentence says it all, with a name to answer who', () => {
    const { closed, evidence } = answer(TOWN, 'Who designed the lighthouse?');
    expect(closed).toBeNull();
    expect(evidence!.coverage).toBe(1);
    expect(evidence!.score).toBe(evidence!.coverage + evidence!.nearness / 2);
    expect(TOWN.slice(evidence!.sentence.start, evidence!.sentence.end)).toContain('Ada Roy');
  });

  it('halves a sentence that says it without a name', () => {
    const text = TOWN.replace('Ada Roy', 'someone');
    expect(answer(text, 'Who designed the lighthouse?').evidence!.coverage).toBe(0.5);
  });

  it('refuses where no sentence says enough', () => {
    const { closed } = answer(TOWN, 'Who painted the chapel ceiling?');
    expect(closed).toBe('no-such-answer');
  });

  it('leaves a question that asks for a figure to its figure', () => {
    expect(answer(TOWN, 'How many convicts dug the harbour?').evidence).toBeNull();
  });
});
