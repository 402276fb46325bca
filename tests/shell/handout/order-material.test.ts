import { describe, expect, it } from 'vitest';
import { OrderLab } from '../../../src/labs/order/state.svelte';
import {
  cuttingOf,
  cuttingsByHand,
  settingsToAnswer,
  textOf,
  textsToRead,
  type OrderMaterial,
} from '../../../src/shell/handout/order-material';

const at = (query: string) => new OrderLab(new URLSearchParams(query), 'en');
const told = ({ lab, shown }: OrderMaterial) =>
  `${lab.case.id} ${lab.settings.size} ${shown.map(({ name }) => name).join('')}`;

describe('the texts of a lesson on paper', () => {
  it('are there once a case, in every order seen, with a cut where some step cuts', () => {
    const labs = [
      at('case=price&size=6&left=A&right=A'),
      at('case=price&size=3&left=B&right=A'),
      at('case=price&size=2&left=B&right=B'),
      at('case=time&size=2&left=B&right=B'),
    ];
    const texts = textsToRead(labs);
    expect(texts.map(told).sort()).toEqual(['price 3 AB', 'time 2 B']);
    expect(told(textOf(labs[0]!, texts)!)).toBe('price 3 AB');
    expect(textOf(at('case=hosting'), texts)).toBeUndefined();
  });

  it('are there uncut where no step cuts them', () => {
    expect(textsToRead([at('case=price&size=6&left=A&right=B')]).map(told)).toEqual(['price 6 AB']);
  });

  it('are apart by language', () => {
    const labs = [at('case=price&text=en'), at('case=price&text=fr')];
    expect(textsToRead(labs).map(({ lab }) => lab.text)).toEqual(['en', 'fr']);
  });
});

describe('what is worked out by hand', () => {
  const labs = [
    at('case=price&size=6'),
    at('case=price&size=3&score=bm25-1'),
    at('case=price&size=3&left=A&right=A'),
    at('case=price&size=3&k=2&left=B&right=B'),
    at('case=time&size=2&k=1'),
  ];

  it('is every cutting under the score that can be, once', () => {
    const cuttings = cuttingsByHand(labs);
    expect(cuttings.map(told)).toEqual(['price 3 AB', 'time 2 AB']);
    expect(cuttingOf(labs[0]!, cuttings)).toBeUndefined();
    expect(cuttingOf(labs[1]!, cuttings)).toBeUndefined();
    expect(cuttingOf(labs[3]!, cuttings)).toBe(cuttings[0]);
  });

  it('is answered once a setting that leaves a choice', () => {
    // The fourth keeps both of its chunks: whatever they score, everything is handed over.
    expect(settingsToAnswer(labs).map((each) => `${told(each)} ${each.lab.settings.topK}`)).toEqual(
      ['price 3 AB 1', 'price 3 A 1', 'time 2 AB 1'],
    );
  });
});
