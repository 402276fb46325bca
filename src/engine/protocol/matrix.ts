import { caseLanguages, conditionIds, type TeachingCase } from '../corpus/teaching-case';
import { readQuestion, retrieve } from '../pipeline';
import { PreparedCorpus } from '../prepare';
import { lexicalScorer } from '../scorers/lexical-1.0';
import { lexicalScore } from '../scorers/lexical-1.0/rule';
import { DEFAULT_SETTINGS, PROTOCOL_1_0, type PipelineSettings } from '../settings';
import type { Language } from '../text/language';
import { caseQuestion, orderedDocument } from './ordered-case';

/** One chunk of a ranking under lexical-1.0, with the integers its score is made of. */
interface RankedGroup {
  readonly facts: readonly string[];
  readonly score: number;
  readonly matched: readonly string[];
  readonly terms: number;
}

/** One cell: what one order of one case supplies under one setting. */
export interface MatrixCell {
  readonly case: string;
  readonly language: Language;
  readonly variant: string;
  readonly size: number;
  readonly topK: number;
  /** Fact ids supplied, in source order. */
  readonly supplied: readonly string[];
  /** How many of them are conditions. */
  readonly conditions: number;
  /** All chunks, best first. */
  readonly ranking: readonly RankedGroup[];
}

/** The settings the published protocol varies. */
export const PROTOCOL_SIZES: readonly number[] = [2, 3];
export const PROTOCOL_TOP_K: readonly number[] = [1, 2];

/**
 * The sensitivity matrix under lexical-1.0: every case × language × variant × size × top k, in that
 * order of loops. Cases added after an observation stay out unless `withAdded` is true.
 */
export function sensitivityMatrix(
  cases: readonly TeachingCase[],
  sizes: readonly number[] = PROTOCOL_SIZES,
  topKs: readonly number[] = PROTOCOL_TOP_K,
  withAdded = false,
): MatrixCell[] {
  const cells: MatrixCell[] = [];
  for (const teachingCase of cases) {
    if (teachingCase.addedAfterObservation && !withAdded) continue;
    for (const language of caseLanguages(teachingCase)) {
      for (const variant of Object.keys(teachingCase.variants)) {
        for (const size of sizes) {
          for (const topK of topKs) {
            cells.push(matrixCell(teachingCase, language, variant, size, topK));
          }
        }
      }
    }
  }
  return cells;
}

function matrixCell(
  teachingCase: TeachingCase,
  language: Language,
  variant: string,
  size: number,
  topK: number,
): MatrixCell {
  const settings: PipelineSettings = { ...DEFAULT_SETTINGS, ...PROTOCOL_1_0, size, topK };
  const order = teachingCase.variants[variant] ?? [];
  const question = readQuestion(caseQuestion(teachingCase, language), language);
  const prepared = new PreparedCorpus([orderedDocument(teachingCase, language, order)], settings);
  const { supply, supplied, scores } = retrieve(prepared, question, settings);
  const factsOf = (chunk: number) => order.slice(chunk * size, chunk * size + size);
  const facts = supplied.flatMap(factsOf);
  const conditions = new Set(conditionIds(teachingCase));
  return {
    case: teachingCase.id,
    language,
    variant,
    size,
    topK,
    supplied: facts,
    conditions: facts.filter((id) => conditions.has(id)).length,
    ranking: Array.from(supply.ranking, (chunk) => {
      const { matched, terms } = lexicalScore(
        question.termsUnder(lexicalScorer),
        prepared.chunkTerms(lexicalScorer, chunk),
      );
      return { facts: factsOf(chunk), score: scores[chunk]!, matched, terms };
    }),
  };
}

/** True when a setting hands over every sentence, so that no order can show an effect. */
export function isCeilingBound(facts: number, size: number, topK: number): boolean {
  return Math.ceil(facts / size) <= topK;
}
