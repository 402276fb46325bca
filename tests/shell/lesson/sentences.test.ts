import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/text/language';
import { LESSONS } from '../../../src/shell/lesson/lessons';

/** A measure that opens a sentence, at the start of a text or after the end of another sentence. */
const OPENS_WITH_A_MEASURE = /(?:^|[.?!…][»”]?[ \u00a0]+)\{/;

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  it('begins no sentence with a figure', () => {
    const texts = [
      ...lesson.steps.flatMap(({ say, predict, notice, discuss }) => [
        ...say,
        ...notice,
        ...(predict ? [predict.question] : []),
        ...(discuss ? [discuss] : []),
      ]),
      ...Object.values(lesson.teaching.answers),
    ];
    for (const text of texts) {
      for (const language of LANGUAGES) expect(text[language]).not.toMatch(OPENS_WITH_A_MEASURE);
    }
  });

  it('leaves something to read on paper at every step', () => {
    for (const { id, say, notice } of lesson.steps) {
      expect(
        say.some(({ screenOnly }) => !screenOnly),
        id,
      ).toBe(true);
      const isScreenOnly = notice.length > 0 && notice.every(({ screenOnly }) => screenOnly);
      // What a step shows on the page alone still has its question and its answer on paper.
      if (isScreenOnly) expect(lesson.teaching.answers, id).toHaveProperty([id]);
    }
  });
});
