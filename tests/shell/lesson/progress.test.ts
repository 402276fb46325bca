import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonOf } from '../../../src/shell/lesson/lessons';
import { LessonProgress } from '../../../src/shell/lesson/progress.svelte';

const lesson = lessonOf('same-sentences')!;
const KEY = 'fragment-lab.lesson.same-sentences';

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  } as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

describe('the progress of a lesson', () => {
  it('begins at the first step, covered where a prediction is owed', () => {
    const progress = new LessonProgress(lesson, null);
    expect([progress.at, progress.isFirst, progress.covered]).toEqual([0, true, false]);
    expect(progress.hasBegun).toBe(false);
    expect(progress.go(-1)).toBe(false);
    expect(progress.go(1)).toBe(true);
    expect(progress.step.id).toBe('cut');
    expect(progress.covered).toBe(true);
    progress.say(3);
    expect(progress.covered).toBe(false);
  });

  it('may be skipped, step by step, and ends at the last', () => {
    const progress = new LessonProgress(lesson, 'cut');
    progress.say(null);
    expect(progress.covered).toBe(false);
    expect(progress.said(progress.step)).toBeNull();
    while (progress.go(1));
    expect(progress.isLast).toBe(true);
  });

  it('is found again where it was left, with what was said and counted', () => {
    const first = new LessonProgress(lesson, null);
    first.go(1);
    first.raise(2, 1);
    first.raise(2, 1);
    first.raise(0, -1);
    first.say(2);
    first.go(1);
    const again = new LessonProgress(lesson, null);
    expect(again.step.id).toBe('reorder');
    const cut = lesson.steps[1]!;
    expect(again.said(cut)).toBe(2);
    expect(again.hands(cut)).toEqual([0, 0, 2, 0, 0]);
    // A link says more than what is kept.
    expect(new LessonProgress(lesson, 'shuffle').step.id).toBe('shuffle');
    again.startOver();
    expect(new LessonProgress(lesson, null).hasBegun).toBe(false);
  });

  it.each([
    ['not JSON', '{'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['another shape', '{"step":7,"said":[],"hands":"x"}'],
    ['answers nobody could give', '{"said":{"cut":9,"best":"maybe","read":1,"__proto__":2}}'],
    ['hands that are none', '{"hands":{"cut":[1,-1],"reorder":[1.5],"best":[1e9]}}'],
  ])('reads nothing from %s', (_, kept) => {
    localStorage.setItem(KEY, kept);
    const progress = new LessonProgress(lesson, null);
    expect(progress.hasBegun).toBe(false);
    expect(progress.at).toBe(0);
  });

  it('lasts as long as the page where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const progress = new LessonProgress(lesson, null);
    progress.go(1);
    progress.say(1);
    expect(progress.said(progress.step)).toBe(1);
    progress.startOver();
    expect(progress.hasBegun).toBe(false);
  });

  it('goes to the first step where the address names a step that is not there', () => {
    expect(new LessonProgress(lesson, 'nowhere').at).toBe(0);
  });
});
