import { describe, expect, it } from 'vitest';
import { OrderLab } from '../../../src/labs/order/state.svelte';
import { orderWords } from '../../../src/words/order';
import {
  chunkName,
  ordersStayTogether,
  scoresStayTogether,
  sharedChunks,
  shownOrders,
  type NamedOutcome,
} from '../../../src/shell/handout/order-sheet';

const shownAt = (query: string) => shownOrders(new OrderLab(new URLSearchParams(query), 'en'));
const told = (shown: readonly NamedOutcome[]) =>
  sharedChunks(shown).map(
    ({ ids, places }) => `${chunkName(places, shown, orderWords('en'))}: ${ids.join(' ')}`,
  );

describe('sharedChunks', () => {
  it('has a set of sentences once, named after every place it stands at', () => {
    expect(told(shownAt('case=hosting&size=1&left=A&right=B'))).toEqual([
      'A\u00a01, B\u00a01: F1',
      'A\u00a02, B\u00a05: F5',
      'A\u00a03, B\u00a06: F6',
      'A\u00a04, B\u00a03: F3',
      'A\u00a05, B\u00a02: F2',
      'A\u00a06, B\u00a04: F4',
    ]);
    expect(told(shownAt('case=price&size=3&left=A&right=A'))).toEqual([
      '1: F1 F5 F2',
      '2: F6 F4 F3',
    ]);
  });

  it('has the score of every chunk of every order, and each chunk in one place', () => {
    for (const scorer of ['lexical-1.0', 'bm25-1']) {
      for (const size of [1, 2, 3, 4]) {
        const shown = shownAt(`case=time&size=${size}&score=${scorer}&left=A&right=B`);
        const rows = sharedChunks(shown);
        const scoreOf = ({ name, chunk }: { name: string; chunk: number }) =>
          shown.find((each) => each.name === name)!.outcome.chunks[chunk]!.score;
        for (const { places } of rows) {
          for (const place of places) expect(scoreOf(place)).toBe(scoreOf(places[0]!));
        }
        const places = rows.flatMap((row) =>
          row.places.map((each) => `${each.name} ${each.chunk}`),
        );
        const chunks = shown.flatMap(({ name, outcome }) =>
          outcome.chunks.map(({ chunk }) => `${name} ${chunk}`),
        );
        expect(places.sort()).toEqual(chunks.sort());
      }
    }
  });
});

describe('what is kept on one sheet', () => {
  it('is a case in few chunks, not one cut after every sentence', () => {
    expect(ordersStayTogether(shownAt('case=time&size=2')[0]!.outcome)).toBe(true);
    expect(ordersStayTogether(shownAt('case=time&size=1')[0]!.outcome)).toBe(false);
  });

  it('is not a case of long sentences', () => {
    const { outcome } = shownAt('case=time&size=6')[0]!;
    const facts = outcome.facts.map((fact) => ({ ...fact, text: fact.text.repeat(4) }));
    expect(ordersStayTogether({ ...outcome, facts })).toBe(false);
  });

  it('is a table of a few scores, those of both orders together', () => {
    expect(scoresStayTogether(shownAt('case=time&size=1&left=A&right=B'))).toBe(true);
    const [item] = shownAt('case=time&size=1&left=A&right=A');
    const facts = ['a', 'b'].map((name) => ({
      name,
      outcome: {
        ...item!.outcome,
        facts: item!.outcome.facts.map((fact) => ({ ...fact, id: name + fact.id })),
      },
    }));
    expect(scoresStayTogether(facts)).toBe(false);
  });
});
