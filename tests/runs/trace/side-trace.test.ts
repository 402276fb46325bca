import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../src/engine/evaluation/catalogue';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { corpusDocuments } from '../../../src/engine/evaluation/corpus';
import { abstentionRun } from '../../../src/labs/abstention/run';
import { AbstentionLab } from '../../../src/labs/abstention/state.svelte';
import { orderRun } from '../../../src/labs/order/run';
import { OrderLab } from '../../../src/labs/order/state.svelte';
import { measuredRun } from '../../../src/runs/compare/measured';
import { makeRun } from '../../../src/runs/make-run';
import type { RunRecord } from '../../../src/engine/records/run-record';
import { RunCorpora } from '../../../src/runs/run-corpora';
import {
  sideTrace,
  type AskedSide,
  type SideTrace,
  type TraceSources,
} from '../../../src/runs/trace/side-trace';
import { traceDifferences } from '../../../src/runs/trace/trace-differences';
import { CORPORA, sampleEvaluation } from '../compare/sample-evaluation';

const HARBOUR = CORPORA[0]!;

const sources = (own?: unknown): TraceSources => ({
  corpora: new RunCorpora(async () => own),
  prepare: async (corpus, cutting) => new PreparedCorpus(corpusDocuments(corpus), cutting),
});

/** Every question of every side of a run, as a comparison asks for it. */
function everySide(run: RunRecord): AskedSide[] {
  const measured = measuredRun(run);
  if (!measured.ok) throw new Error(measured.error.code);
  const { questions, variants, corpora } = measured.value;
  return variants.flatMap(({ id: variant, decisions }) =>
    questions.map(({ id, corpus }, place) => ({
      run,
      variant,
      corpus: corpora[corpus]!,
      question: id,
      decision: decisions[place]!,
    })),
  );
}

async function traceOf(asked: AskedSide, own?: unknown): Promise<SideTrace> {
  const made = await sideTrace(asked, sources(own));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

async function whyNot(asked: AskedSide, own?: unknown): Promise<string | undefined> {
  const made = await sideTrace(asked, sources(own));
  return made.ok ? undefined : made.error.code;
}

const { run } = sampleEvaluation(1, { size: 1, corpora: [HARBOUR] });
const evaluated = everySide(run);

describe('the Trace of an evaluation', () => {
  it('supplies and finds what the run kept, under every policy and for every question', async () => {
    expect(new Set(evaluated.map(({ variant }) => variant)).size).toBe(CATALOGUE.length);
    for (const asked of evaluated) {
      const side = await traceOf(asked, HARBOUR);
      expect(side.agrees, `${asked.variant} ${asked.question}`).toBe(true);
      const given = new Set(side.trace.supplied);
      expect(side.gold.filter((chunk) => given.has(chunk))).toEqual(asked.decision.found);
      // Each gold chunk was supplied or has the reason why it was not.
      expect(side.missed.map(({ chunk }) => chunk)).toEqual(
        side.gold.filter((chunk) => !given.has(chunk)),
      );
    }
  });

  it('shows whatever was supplied, refused or gold, best ranked first', async () => {
    const asked = evaluated.find(({ variant }) => variant === 'scar-1')!;
    const { trace, gold } = await traceOf(asked, HARBOUR);
    const shown = trace.chunks.map(({ chunk }) => chunk);
    const refused = trace.supply.refused.map(({ chunk }) => chunk);
    expect(refused.length).toBeGreaterThan(0);
    for (const chunk of [...trace.supplied, ...refused, ...gold]) expect(shown).toContain(chunk);
    const ranks = trace.chunks.map(({ rank }) => rank ?? Infinity);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('says why there is none', async () => {
    const [asked] = evaluated as [AskedSide];
    const own = { ...asked, run: { ...run, corpus: { ...run.corpus, bundled: false } } };
    expect(await whyNot(own)).toBe('trace-no-corpus');
    expect(await whyNot(own, CORPORA[1])).toBe('trace-no-corpus');
    expect(await whyNot(asked)).toBe('trace-corpus-changed');
    expect(await whyNot({ ...asked, variant: 'psychic-9' }, HARBOUR)).toBe('trace-no-policy');
    expect(await whyNot({ ...asked, question: 'q99' }, HARBOUR)).toBe('trace-no-question');
    const odd = { ...run, settings: { ...run.settings, size: 'many' } };
    expect(await whyNot({ ...asked, run: odd }, HARBOUR)).toBe('trace-unreadable');
    const stopped = { ...sources(HARBOUR), prepare: async () => undefined };
    expect(await sideTrace(asked, stopped)).toMatchObject({ error: { code: 'trace-stopped' } });
  });

  it('says that a run kept something else', async () => {
    const [asked] = evaluated as [AskedSide];
    const changed = { ...asked, decision: { ...asked.decision, supplied: [0] } };
    expect((await traceOf(changed, HARBOUR)).agrees).toBe(false);
  });
});

describe('the Traces of the other labs', () => {
  it('come to what an Abstention run kept, guarded and naive', async () => {
    const lab = new AbstentionLab(new URLSearchParams('text=fr&cut=sentences&size=1'), 'en');
    await lab.load();
    const { run: input } = abstentionRun(lab, lab.twenty!, 'en', 'broken');
    const id = '40000000-0000-4000-8000-000000000001';
    const kept = makeRun(input, id, '2026-12-01T10:00:00Z');
    const sides = everySide(kept);
    expect(sides).toHaveLength(40);
    for (const asked of sides) {
      const side = await traceOf(asked);
      expect(side.agrees).toBe(true);
      expect(side.outcome).toBe(asked.decision.handled!.outcome);
      const flags = asked.decision.handled!.flagged;
      expect(
        Object.fromEntries(side.answers.map((each) => [each.generator, each.flagged])),
      ).toEqual(flags ?? {});
      expect(side.trace.gates === null).toBe(asked.variant === 'naive');
    }
    const gone = { ...kept, corpus: { ...kept.corpus, digest: '0'.repeat(64) } };
    expect(await whyNot({ ...sides[0]!, run: gone })).toBe('trace-corpus-changed');
  }, 60_000);

  it('come to what an Order run kept, and refuse an order that is not one', async () => {
    const query = new URLSearchParams('case=time&text=fr&size=2&k=1&left=A&right=B');
    const { run: input } = orderRun(new OrderLab(query, 'fr'), 'fr', 'time');
    const id = '40000000-0000-4000-8000-000000000002';
    const kept = makeRun(input, id, '2026-12-01T10:00:00Z');
    const sides = everySide(kept);
    expect(sides).toHaveLength(2);
    for (const asked of sides) {
      const side = await traceOf(asked);
      expect(side.agrees).toBe(true);
      expect(side.conditions!.filter(({ supplied }) => supplied)).toHaveLength(
        asked.decision.found.length,
      );
      expect(side.sentences!.map((each) => each.id)).toEqual(asked.decision.order);
    }
    const [a, b] = [await traceOf(sides[0]!), await traceOf(sides[1]!)];
    const onlyA = sides[0]!.decision.supplied.filter(
      (each) => !sides[1]!.decision.supplied.includes(each),
    );
    expect(onlyA.length).toBeGreaterThan(0);
    expect(traceDifferences(a, b).onlyHere).toEqual(onlyA);
    const { left } = kept.result as unknown as { left: { order: string[] } };
    const twice = { ...left, order: [...left.order.slice(1), left.order[1]!] };
    const odd = { ...kept, result: { ...(kept.result as object), left: twice } } as RunRecord;
    expect(await whyNot({ ...sides[0]!, run: odd })).toBe('trace-unreadable');
    for (const text of ['__proto__', 'de', '']) {
      const stranger = { ...kept, result: { ...(kept.result as object), text } } as RunRecord;
      expect(await whyNot({ ...sides[0]!, run: stranger })).toBe('trace-unreadable');
    }
  });
});

describe('traceDifferences', () => {
  const pick = (variant: string) =>
    evaluated.find((each) => each.variant === variant && each.question === 'q1')!;

  it('finds nothing between a Trace and itself', async () => {
    const side = await traceOf(pick('scar-1'), HARBOUR);
    const { chunks, outcome, conditions, answers } = traceDifferences(side, side);
    expect([chunks.size, outcome, conditions.size, answers.size]).toEqual([0, false, 0, 0]);
  });

  it('tells what one side alone supplies, seen from either', async () => {
    const few = await traceOf(pick('top-5'), HARBOUR);
    const many = await traceOf(pick('window-1'), HARBOUR);
    const added = many.trace.supplied.filter((chunk) => !few.trace.supplied.includes(chunk));
    expect(added.length).toBeGreaterThan(0);
    const here = [...traceDifferences(many, few).chunks]
      .filter(([, { reaches }]) => reaches === 'here-only')
      .map(([chunk]) => chunk)
      .sort((a, b) => a - b);
    expect(here).toEqual(added);
    expect(traceDifferences(many, few).onlyHere).toEqual(added.map((chunk) => String(chunk + 1)));
    expect(traceDifferences(few, many).onlyHere).toEqual([]);
    for (const [chunk, { reaches }] of traceDifferences(few, many).chunks) {
      if (reaches !== null) expect([reaches, added.includes(chunk)]).toEqual(['there-only', true]);
    }
  });

  it('tells chunks of another cutting apart by their text', async () => {
    const coarse = sampleEvaluation(2, { size: 2, corpora: [HARBOUR] }).run;
    const wide = everySide(coarse).find(
      ({ variant, question }) => variant === 'top-5' && question === 'q1',
    )!;
    const fine = await traceOf(pick('top-5'), HARBOUR);
    const whole = await traceOf(wide, HARBOUR);
    const reach = (chunk: number) =>
      traceDifferences(whole, fine).chunks.get(chunk)?.reaches ?? null;
    const { table } = whole.prepared;
    const given = new Set(fine.trace.supplied);
    for (const chunk of whole.trace.supplied) {
      // A chunk of two sentences holds the fine chunks that lie within it.
      const within = [...fine.prepared.table.start.keys()].filter(
        (each) =>
          fine.prepared.table.start[each]! >= table.start[chunk]! &&
          fine.prepared.table.end[each]! <= table.end[chunk]!,
      );
      const both = within.filter((each) => given.has(each)).length;
      expect(reach(chunk)).toBe(
        both === 0 ? 'here-only' : both < within.length ? 'here-more' : null,
      );
    }
  });
});
