import { conditionIds, type TeachingCase } from '../corpus/teaching-case';
import { valuesFor } from '../parts/part';
import type { TermProfile } from '../parts/prepared';
import { readQuestion, retrieve } from '../pipeline';
import { policyNamed } from '../policies';
import { PreparedCorpus, type ChunkReader } from '../prepare';
import { indexTerms, questionWords } from '../retrieval/index-chunks';
import { bitCount, factorial, groupings, members, ordersBehind } from '../retrieval/permutations';
import { scorerNamed } from '../scorers';
import type { Scorer } from '../scorers/scorer';
import type { PipelineSettings } from '../settings';
import { createGenerator } from '../statistics/generator';
import { shuffled } from '../statistics/shuffle';
import type { Language } from '../text/language';
import { caseQuestion, orderedDocument, orderedTexts } from './ordered-case';

/** What every order of a case supplies under one setting. */
export interface Landscape {
  /** Orders counted: all n!, or the size of the sample. */
  readonly orders: number;
  readonly sampled: boolean;
  /** The seed of the sample; absent when every order was counted. */
  readonly seed?: number;
  readonly conditionsTotal: number;
  /** How many orders supply 0, 1, … `conditionsTotal` conditions. */
  readonly histogram: readonly number[];
}

/** Up to 8 sentences every order is counted (40,320); beyond, a sample is drawn. */
const EXACT_UP_TO = 8;
const SAMPLE_SIZE = 10_000;
const SAMPLE_SEED = 20_261_008;

/**
 * Counts the conditions supplied by every order of the sentences. `read` reads the question: for
 * settings with a gate on, `readGatedQuestion`.
 *
 * Orders that cut into the same groups in the same sequence supply the same sentences, since a
 * chunk is scored as a bag of words: each sequence of groups is computed once and counted for all
 * the orders behind it, and under a rule that takes the best of chunks scored alone, such as that of
 * protocol 1.0, each group is scored once.
 */
export function orderLandscape(
  teachingCase: TeachingCase,
  language: Language,
  settings: PipelineSettings,
  read = readQuestion,
): Landscape {
  const steps = landscapeSteps(teachingCase, language, settings, read);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * The same in steps, so that a page can do other things between them: yields after each arrangement
 * counted, returns the landscape.
 */
export function* landscapeSteps(
  teachingCase: TeachingCase,
  language: Language,
  settings: PipelineSettings,
  read = readQuestion,
): Generator<undefined, Landscape> {
  const count = teachingCase.facts.length;
  const conditions = new Set(conditionIds(teachingCase));
  const conditionMask = teachingCase.facts.reduce(
    (mask, fact, position) => (conditions.has(fact.id) ? mask | (1 << position) : mask),
    0,
  );
  const supply = groupSupply(teachingCase, language, settings, read);
  const histogram = new Array<number>(conditions.size + 1).fill(0);
  const tally = (groups: readonly number[], orders: number) => {
    histogram[bitCount(supply(groups) & conditionMask)]! += orders;
  };
  const result = { conditionsTotal: conditions.size, histogram };

  if (count <= EXACT_UP_TO) {
    for (const groups of groupings(count, settings.size)) {
      tally(groups, ordersBehind(groups));
      yield;
    }
    return { orders: factorial(count), sampled: false, ...result };
  }
  const generator = createGenerator(SAMPLE_SEED);
  const items = teachingCase.facts.map((_, position) => position);
  for (let draw = 0; draw < SAMPLE_SIZE; draw += 1) {
    tally(groupsOf(shuffled(items, generator), settings.size), 1);
    yield;
  }
  return { orders: SAMPLE_SIZE, sampled: true, seed: SAMPLE_SEED, ...result };
}

function groupsOf(order: readonly number[], size: number): number[] {
  const groups: number[] = [];
  order.forEach((item, position) => {
    const group = Math.floor(position / size);
    groups[group] = (groups[group] ?? 0) | (1 << item);
  });
  return groups;
}

/** A function from a sequence of groups (bit masks of facts) to the mask of facts supplied. */
function groupSupply(
  teachingCase: TeachingCase,
  language: Language,
  settings: PipelineSettings,
  read: typeof readQuestion,
): (groups: readonly number[]) => number {
  const scorer = scorerNamed(settings.scorer);
  const policy = policyNamed(settings.policy);
  const gated = settings.gateTopic || settings.gateAnswer;
  const best = gated ? undefined : policy.best?.(valuesFor(policy, settings));
  return scorer.scoreAlone && best !== undefined
    ? bestGroupSupply(teachingCase, language, scorer, scorer.scoreAlone, best)
    : pipelineGroupSupply(teachingCase, language, settings, read);
}

function bestGroupSupply(
  teachingCase: TeachingCase,
  language: Language,
  profile: TermProfile,
  scoreAlone: NonNullable<Scorer['scoreAlone']>,
  best: number,
): (groups: readonly number[]) => number {
  const termsIn = (text: string) => profile.terms(text, language);
  const questionTerms = termsIn(caseQuestion(teachingCase, language));
  const ids = teachingCase.facts.map((fact) => fact.id);
  const termsOf = orderedTexts(teachingCase, language, ids).map(termsIn);
  const scores = new Map<number, number>();
  const scoreOf = (group: number): number => {
    let score = scores.get(group);
    if (score === undefined) {
      const terms = members(group).flatMap((item) => termsOf[item]!);
      score = scoreAlone(questionTerms, terms);
      scores.set(group, score);
    }
    return score;
  };
  return (groups) => {
    const ranked = groups
      .map((group, position) => ({ group, position, score: scoreOf(group) }))
      .sort((a, b) => b.score - a.score || a.position - b.position);
    return ranked.slice(0, best).reduce((mask, { group }) => mask | group, 0);
  };
}

/**
 * Any other rule: the pipeline itself, on the sentences in one order of each group. Each sentence is
 * read once; the chunks of an arrangement take the words of their sentences.
 */
function pipelineGroupSupply(
  teachingCase: TeachingCase,
  language: Language,
  settings: PipelineSettings,
  read: typeof readQuestion,
): (groups: readonly number[]) => number {
  const question = read(caseQuestion(teachingCase, language), language);
  const ids = teachingCase.facts.map((fact) => fact.id);
  const texts = orderedTexts(teachingCase, language, ids);
  const { rules } = scorerNamed(settings.scorer);
  const words = texts.map((text) => questionWords(text, language, rules));
  const terms = words.map((each) => each.terms);
  const families = words.map((each) => each.families);
  const byProfile = new Map<string, (readonly string[])[]>();
  const termsUnder = (profile: TermProfile) => {
    const known = byProfile.get(profile.id) ?? texts.map((text) => profile.terms(text, language));
    byProfile.set(profile.id, known);
    return known;
  };
  return (groups) => {
    const order = groups.flatMap((group) => members(group).map((item) => ids[item]!));
    const gather = (lists: readonly (readonly string[])[], chunk: number) =>
      members(groups[chunk]!).flatMap((item) => lists[item]!);
    const reader: ChunkReader = {
      indexes: (table) => ({
        terms: indexTerms(table, (_, chunk) => gather(terms, chunk)),
        // Made when a policy asks for it, which few do.
        get families() {
          return indexTerms(table, (_, chunk) => gather(families, chunk));
        },
      }),
      terms: (profile, _, chunk) => gather(termsUnder(profile), chunk),
    };
    const document = orderedDocument(teachingCase, language, order);
    const prepared = new PreparedCorpus([document], settings, reader);
    const { supplied } = retrieve(prepared, question, settings);
    return supplied.reduce((mask, chunk) => mask | groups[chunk]!, 0);
  };
}
