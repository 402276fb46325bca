import { describe, expect, it } from 'vitest';
import { readGatedQuestion } from '../../../src/engine/abstention/gated-question';
import { DEFAULT_SETTINGS } from '../../../src/engine/settings';
import { openGateNotes } from '../../../src/labs/order/notes';
import { orderOutcome } from '../../../src/labs/order/outcome';
import { orderWords } from '../../../src/words/order';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';

function notes(settings: Partial<typeof DEFAULT_SETTINGS>, id = 'time'): string[] {
  const teachingCase = POOLED_CASES.find((each) => each.id === id)!;
  return openGateNotes(
    orderOutcome(
      teachingCase,
      'en',
      teachingCase.variants['A']!,
      { ...DEFAULT_SETTINGS, ...settings },
      readGatedQuestion,
    ),
    orderWords('en'),
  );
}

describe('a gate that lets a question through', () => {
  it('says why, one line a gate, with its share and its threshold', () => {
    expect(notes({})).toEqual([]);
    expect(notes({ gateTopic: true })).toEqual([
      expect.stringMatching(/“off topic” stays open: \d+% .* closes at 60%/),
    ]);
    expect(notes({ gateTopic: true, gateAnswer: true })).toHaveLength(2);
    expect(notes({ gateAnswer: true })[0]).toMatch(/stands in a sentence that covers \d+%/);
  });

  it('does not claim a figure where the question asks for more than one', () => {
    expect(notes({ gateAnswer: true }, 'price')).toEqual([orderWords('en').gateOpen.noFigure]);
  });

  it('says nothing of a gate that closed', () => {
    expect(notes({ gateTopic: true, topicThreshold: 0 })).toEqual([]);
    expect(notes({ gateAnswer: true, answerThreshold: 1 })).toEqual([]);
  });
});
