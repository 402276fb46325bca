import { describe, expect, it } from 'vitest';
import {
  addOrder,
  draftOf,
  draftOfCase,
  dropSentence,
  joinSentences,
  labelSentence,
  orderPlaces,
  ordersOf,
  removeOrder,
  reorder,
  splitSentence,
} from '../../src/library/case-draft';
import { ownCase } from '../../src/library/own-case';
import { refusal, valueOf } from './import/bytes';

const draft = () => draftOf('Mill', 'It opens. Book first. Boots  are\nlent. Dogs wait.', 'en');
const texts = (from: ReturnType<typeof draft>) => from.sentences.map(({ text }) => text);
const made = (from: ReturnType<typeof draft>) =>
  ownCase({ ...from, question: 'When?', orders: orderPlaces(from) });

describe('a case in the making', () => {
  it('splits a text, joins and splits its sentences', () => {
    const first = draft();
    expect(texts(first)).toEqual(['It opens.', 'Book first.', 'Boots are lent.', 'Dogs wait.']);
    const joined = joinSentences(first, 1);
    expect(texts(joined)).toEqual(['It opens.', 'Book first. Boots are lent.', 'Dogs wait.']);
    expect(texts(splitSentence(joined, 1, 2))).toEqual(texts(first));
    expect(splitSentence(joined, 1, 0)).toBe(joined);
    expect(splitSentence(joined, 1, 5)).toBe(joined);
    expect(joinSentences(first, 3)).toBe(first);
    expect(texts(dropSentence(first, 0))).toEqual(texts(first).slice(1));
  });

  it('lets B follow the conditions until an order is made', () => {
    const labelled = labelSentence(draft(), 2, 'Boots');
    expect(orderPlaces(labelled)).toEqual({ A: [0, 1, 2, 3], B: [2, 0, 1, 3] });
    const moved = reorder(labelled, 'A', [3, 2, 1, 0]);
    expect(orderPlaces(labelSentence(moved, 0, 'Open'))).toEqual({
      A: [3, 2, 1, 0],
      B: [2, 0, 1, 3],
    });
  });

  it('keeps every order whole while sentences are joined, split and left out', () => {
    const moved = reorder(draft(), 'A', [3, 2, 1, 0]);
    expect(orderPlaces(joinSentences(moved, 1))).toMatchObject({ A: [2, 1, 0] });
    const split = splitSentence(moved, 2, 1);
    expect(texts(split)[3]).toBe('are lent.');
    expect(orderPlaces(split)).toMatchObject({ A: [4, 2, 3, 1, 0] });
    expect(orderPlaces(dropSentence(moved, 1))).toMatchObject({ A: [2, 1, 0] });
    for (const each of [joinSentences(moved, 1), split, dropSentence(moved, 1)]) {
      expect(made(each).ok).toBe(true);
    }
  });

  it('adds and removes orders, and keeps one', () => {
    const added = addOrder(draft())!;
    expect(added.name).toBe('C');
    const one = removeOrder(removeOrder(added.draft, 'A'), 'B');
    expect(Object.keys(ordersOf(one))).toEqual(['C']);
    expect(removeOrder(one, 'C')).toBe(one);
  });

  it('makes the case it was opened from', () => {
    const labelled = labelSentence(draft(), 1, 'Booking');
    const first = valueOf(made(labelled));
    const again = draftOfCase(first, 'en');
    expect(valueOf(ownCase({ ...again, orders: orderPlaces(again) }))).toEqual(first);
  });

  it.each([
    [{ question: ' ' }, 'own-no-question'],
    [{ sentences: draft().sentences.slice(0, 2) }, 'own-too-few-sentences'],
    [
      { sentences: Array.from({ length: 13 }, () => draft().sentences[0]!) },
      'own-too-many-sentences',
    ],
    [{ name: 'a\u202eb' }, 'text-direction-control'],
  ])('refuses %j', (change, code) => {
    const whole = { ...draft(), question: 'When?', orders: undefined, ...change };
    expect(refusal(ownCase(whole))).toMatchObject({ code });
  });
});
