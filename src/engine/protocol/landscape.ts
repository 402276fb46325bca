import { conditionIds, type TeachingCase } from '../corpus/teaching-case';
import { retrieve } from '../pipeline';
import { PreparedCorpus } from '../prepare';
import { lexicalScore, lexicalTerms } from '../retrieval/lexical-1.0';
import { bitCount, factorial, groupings, members, ordersBehind } from '../retrieval/permutations';
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
export const EXACT_UP_TO = 8;
export const SAMPLE_SIZE = 10_000;
const SAMPLE_SEED = 20_261_008;

/**
 * Counts the conditions supplied by every order of the sentences.
 *
 * Orders that cut into the same groups in the same sequence supply the same sentences, since a
 * chunk is scored as a bag of words: each sequence of groups is computed once and counted for all
 * the orders behind it, and under lexical-1.0 each group is scored once.
 */
export function orderLandscape(
  teachingCase: TeachingCase,
  language: Language,
  settings: PipelineSettings,
): Landscape {
  const count = teachingCase.facts.length;
  const conditions = new Set(conditionIds(teachingCase));
  const conditionMask = teachingCase.facts.reduce(
    (mask, fact, position) => (conditions.has(fact.id) ? mask | (1 << position) : mask),
    0,
  );
  const supply = groupSupply(teachingCase, language, settings);
  const histogram = new Array<number>(conditions.size + 1).fill(0);
  const tally = (groups: readonly number[], orders: number) => {
    histogram[bitCount(supply(groups) & conditionMask)]! += orders;
  };

  if (count <= EXACT_UP_TO) {
    for (const groups of groupings(count, settings.size)) tally(groups, ordersBehind(groups));
    return {
      orders: factorial(count),
      sampled: false,
      conditionsTotal: conditions.size,
      histogram,
    };
  }
  const generator = createGenerator(SAMPLE_SEED);
  const items = teachingCase.facts.map((_, position) => position);
  for (let draw = 0; draw < SAMPLE_SIZE; draw += 1) {
    tally(groupsOf(shuffled(items, generator), settings.size), 1);
  }
  return {
    orders: SAMPLE_SIZE,
    sampled: true,
    seed: SAMPLE_SEED,
    conditionsTotal: conditions.size,
    histogram,
  };
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
): (groups: readonly number[]) => number {
  return settings.scorer === 'lexical-1.0' && isPlainTopK(settings)
    ? lexicalGroupSupply(teachingCase, language, settings.topK)
    : pipelineGroupSupply(teachingCase, language, settings);
}

function isPlainTopK(settings: PipelineSettings): boolean {
  return settings.policy === 'top-k' && !settings.gateTopic && !settings.gateAnswer;
}

function lexicalGroupSupply(
  teachingCase: TeachingCase,
  language: Language,
  topK: number,
): (groups: readonly number[]) => number {
  const questionTerms = lexicalTerms(caseQuestion(teachingCase, language));
  const ids = teachingCase.facts.map((fact) => fact.id);
  const termsOf = orderedTexts(teachingCase, language, ids).map(lexicalTerms);
  const scores = new Map<number, number>();
  const scoreOf = (group: number): number => {
    let score = scores.get(group);
    if (score === undefined) {
      const terms = members(group).flatMap((item) => termsOf[item]!);
      score = lexicalScore(questionTerms, terms).score;
      scores.set(group, score);
    }
    return score;
  };
  return (groups) => {
    const ranked = groups
      .map((group, position) => ({ group, position, score: scoreOf(group) }))
      .sort((a, b) => b.score - a.score || a.position - b.position);
    return ranked.slice(0, topK).reduce((mask, { group }) => mask | group, 0);
  };
}

/** Any other rule: the pipeline itself, on the sentences in one order of each group. */
function pipelineGroupSupply(
  teachingCase: TeachingCase,
  language: Language,
  settings: PipelineSettings,
): (groups: readonly number[]) => number {
  const question = caseQuestion(teachingCase, language);
  const ids = teachingCase.facts.map((fact) => fact.id);
  return (groups) => {
    const order = groups.flatMap((group) => members(group).map((item) => ids[item]!));
    const prepared = new PreparedCorpus([orderedDocument(teachingCase, language, order)], settings);
    const { supplied } = retrieve(prepared, question, settings);
    return supplied.reduce((mask, chunk) => mask | groups[chunk]!, 0);
  };
}
