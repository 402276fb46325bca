import { describe, expect, it } from 'vitest';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import { reproductionDigest } from '../../../src/engine/protocol/digest';
import { LANGUAGES } from '../../../src/engine/text/language';
import {
  askingTwenty,
  askTwenty,
  checkingTwenty,
  checkTwenty,
  QuestionSets,
  type Twenty,
} from '../../../src/labs/abstention/twenty';
import { FIRST_ABSTENTION, loadAbstention } from '../../../src/corpora/bundled-abstention';
import { sliced } from '../../../src/ui/sliced';

/** What the page shows of the twenty. */
function shown({ questions, report }: Twenty) {
  return questions
    .map(({ item, naive, guarded }) => ({
      id: item.id,
      naive: naive.outcome,
      guarded: guarded.outcome,
      refusal: guarded.refusal,
      supplied: guarded.retrieval.supplied,
      coverage: guarded.retrieval.gates?.answer?.best?.coverage ?? null,
    }))
    .concat(report.lines.map(({ name, against }) => ({ name, against }) as never));
}

describe('the twenty in slices', () => {
  it.each(LANGUAGES)('come to what they come to at once, first and again, in %s', async (text) => {
    const papers = await loadAbstention(text, FIRST_ABSTENTION);
    const atOnce = askTwenty(papers, ABSTENTION_SETTINGS, new QuestionSets());
    const inSlices = await sliced(askingTwenty(papers, ABSTENTION_SETTINGS, new QuestionSets()));
    expect(reproductionDigest(shown(inSlices))).toBe(reproductionDigest(shown(atOnce)));
    const checked = checkTwenty(atOnce, 'lying', 'supplied');
    expect(await sliced(checkingTwenty(inSlices, 'lying', 'supplied'))).toEqual(checked);
  });

  it('are kept for as long as papers and settings are the same', async () => {
    const papers = await loadAbstention('en', FIRST_ABSTENTION);
    const sets = new QuestionSets();
    const asked = askTwenty(papers, ABSTENTION_SETTINGS, sets);
    expect(askTwenty(papers, ABSTENTION_SETTINGS, sets)).toBe(asked);
    const settings = { ...ABSTENTION_SETTINGS, answerThreshold: 0.9 };
    expect(askTwenty(papers, settings, sets)).not.toBe(asked);
    expect(askTwenty(papers, ABSTENTION_SETTINGS, sets)).not.toBe(asked);
  });

  it('reject with what a step throws', async () => {
    function* failing(): Generator<void, never, void> {
      yield;
      throw new RangeError('no such step');
    }
    await expect(sliced(failing())).rejects.toThrow('no such step');
  });
});
