import { describe, expect, it } from 'vitest';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import {
  readAbstentionPlace,
  writeAbstentionPlace,
  type AbstentionPlace,
} from '../../../src/labs/abstention/link';

const PLACE: AbstentionPlace = {
  text: 'fr',
  view: 'figures',
  settings: { ...ABSTENTION_SETTINGS, chunking: 'sentences', size: 1, answerThreshold: 0.5 },
  question: 'u18',
  cell: { system: 'guarded', answerable: false, answered: false },
  generator: 'truthful',
  against: 'supplied',
  moving: 'topic',
  own: 'abc',
};

describe('the address of the Abstention lab', () => {
  it('restores the state it was written from', () => {
    expect(readAbstentionPlace(writeAbstentionPlace(PLACE))).toEqual({ ...PLACE, refused: [] });
  });

  it('reads like settings, and leaves the usual ones out', () => {
    expect(writeAbstentionPlace(PLACE).toString()).toBe(
      'view=figures&text=fr&cell=guarded-none-silent&question=u18&generator=truthful&against=supplied&moves=topic&cut=sentences&size=1&threshold2=0.5&own=abc',
    );
    const plain = readAbstentionPlace(new URLSearchParams());
    expect(plain).toMatchObject({ view: 'silence', settings: ABSTENTION_SETTINGS, refused: [] });
    expect(writeAbstentionPlace(plain).toString()).toBe('view=silence');
  });

  it('says what it could not take', () => {
    const query = new URLSearchParams(
      'view=all&text=de&cell=guarded&generator=model&against=web&moves=both&threshold1=7',
    );
    const { refused, ...place } = readAbstentionPlace(query);
    expect(refused.map(({ name }) => name).sort()).toEqual(
      ['against', 'cell', 'generator', 'moves', 'text', 'threshold1', 'view'].sort(),
    );
    expect(place).toEqual({ ...readAbstentionPlace(new URLSearchParams()), refused: undefined });
  });
});
