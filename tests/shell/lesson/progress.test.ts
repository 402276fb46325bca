import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonOf } from '../../../src/shell/lesson/lessons';
import type { Language } from '../../../src/engine/text/language';
import { LessonProgress } from '../../../src/shell/lesson/progress.svelte';
import { storage } from './storage';

const lesson = lessonOf('same-sentences')!;
const KEY = 'fragment-lab.lesson.same-sentences';

function open(step: string | null, language: Language = 'en'): LessonProgress {
  return new LessonProgress(lesson, step, () => language);
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

describe('the progress of a lesson', () => {
  it('begins at the first step, covered where a prediction is owed', () => {
    const progress = open(null);
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
    const progress = open('cut');
    progress.say(null);
    expect(progress.covered).toBe(false);
    expect(progress.said(progress.step)).toBeNull();
    while (progress.go(1));
    expect(progress.isLast).toBe(true);
  });

  it('is found again where it was left, with what was said and counted', () => {
    const first = open(null);
    first.go(1);
    first.raise(2, 1);
    first.raise(2, 1);
    first.raise(0, -1);
    first.say(2);
    first.go(1);
    const again = open(null);
    expect(again.step.id).toBe('reorder');
    const cut = lesson.steps[1]!;
    expect(again.said(cut)).toBe(2);
    expect(again.hands(cut)).toEqual([0, 0, 2, 0, 0]);
    // A link says more than what is kept.
    expect(open('shuffle').step.id).toBe('shuffle');
    again.startOver();
    expect(open(null).hasBegun).toBe(false);
  });

  it.each([
    ['not JSON', '{'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['another shape', '{"step":7,"said":[],"hands":"x"}'],
    [
      'answers nobody could give',
      '{"said":{"cut.en":9,"best.en":"maybe","read.en":1,"__proto__":2}}',
    ],
    ['answers to no text', '{"said":{"cut":1,"cut.de":1,"best":"yes"}}'],
    ['hands that are none', '{"hands":{"cut.en":[1,-1],"reorder.en":[1.5],"best.en":[1e9]}}'],
  ])('reads nothing from %s', (_, kept) => {
    localStorage.setItem(KEY, kept);
    const progress = open(null);
    expect(progress.hasBegun).toBe(false);
    expect(progress.at).toBe(0);
  });

  it('lasts as long as the page where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const progress = open(null);
    progress.go(1);
    progress.say(1);
    expect(progress.said(progress.step)).toBe(1);
    progress.startOver();
    expect(progress.hasBegun).toBe(false);
  });

  it('goes to the first step where the address names a step that is not there', () => {
    expect(open('nowhere').at).toBe(0);
  });

  it('keeps what was said with the text it was said of', () => {
    let language: Language = 'fr';
    const progress = new LessonProgress(lesson, 'elsewhere', () => language);
    progress.raise(0, 1);
    progress.say('A');
    expect([progress.covered, progress.saidElsewhere]).toEqual([false, undefined]);
    language = 'en';
    // Another text, which nobody has answered yet.
    expect([progress.covered, progress.saidElsewhere]).toEqual([true, 'fr']);
    expect(progress.hands(progress.step)).toEqual([]);
    progress.say('same');
    expect([progress.said(progress.step), progress.said(progress.step, 'fr')]).toEqual([
      'same',
      'A',
    ]);
    expect(open('elsewhere', 'fr').said(progress.step)).toBe('A');
  });

  it('asks once where both languages read one text', () => {
    const last = lessonOf('freeze-reserve-stop-publish')!;
    let language: Language = 'fr';
    const progress = new LessonProgress(last, 'stop', () => language);
    progress.say('with');
    language = 'en';
    expect([progress.covered, progress.said(progress.step)]).toEqual([false, 'with']);
  });

  it('loses nothing where two tabs hold the lesson', () => {
    const [one, other] = [open('cut'), open('reorder')];
    one.say(4);
    one.raise(1, 1);
    other.say(2);
    other.show('cut');
    other.raise(1, 1);
    // The newest answer of a step, the hands of both.
    other.say(3);
    const kept = open('cut');
    expect(kept.said(kept.step)).toBe(3);
    expect(kept.hands(kept.step)).toEqual([0, 2, 0, 0, 0]);
    expect(kept.said(lesson.steps[2]!)).toBe(2);
    one.startOver();
    other.show('best');
    expect(open(null).said(lesson.steps[1]!)).toBeUndefined();
  });

  it('follows what another tab says, and what it erases', () => {
    const listeners = new Map<string, (event: { key: string | null }) => void>();
    vi.stubGlobal('addEventListener', listeners.set.bind(listeners));
    vi.stubGlobal('removeEventListener', listeners.delete.bind(listeners));
    const progress = open('cut');
    const stop = progress.follow();
    open('cut').say(4);
    listeners.get('storage')!({ key: 'another' });
    expect(progress.covered).toBe(true);
    listeners.get('storage')!({ key: KEY });
    expect(progress.said(progress.step)).toBe(4);
    localStorage.removeItem(KEY);
    listeners.get('storage')!({ key: null });
    expect(progress.covered).toBe(true);
    stop();
    expect(listeners.size).toBe(0);
  });

  it('keeps to the page what a full storage refuses', () => {
    const full = { ...storage(), getItem: () => null };
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', full);
    const progress = open('cut');
    progress.say(1);
    progress.go(1);
    progress.say(2);
    expect(lesson.steps.slice(1, 3).map((step) => progress.said(step))).toEqual([1, 2]);
  });

  it('shows the step that is asked for, and tells whether it moved', () => {
    const progress = open('cut');
    expect([progress.show('cut'), progress.show('nowhere'), progress.show('best')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([progress.step.id, open(null).step.id]).toEqual(['best', 'best']);
  });
});
