import { caseLanguages, type TeachingCase } from '../corpus/teaching-case';
import { readQuestion, retrieve } from '../pipeline';
import { PreparedCorpus } from '../prepare';
import { DEFAULT_SETTINGS, PROTOCOL_1_0, type PipelineSettings } from '../settings';
import { LANGUAGES, type Language } from '../text/language';
import { caseQuestion, orderedDocument } from './ordered-case';

/** What a call is given: the chunks retrieved, or every sentence. */
export const MODES = ['retrieved', 'full'] as const;
export type Mode = (typeof MODES)[number];

/** One call of an order series: which case, how, and which sentences it is given. */
export interface PlannedCall {
  /** Place in the series, from 1. */
  readonly number: number;
  readonly case: string;
  /** From 1. */
  readonly repetition: number;
  readonly language: Language;
  readonly variant: string;
  readonly mode: Mode;
  /** Fact ids in the order they are given. */
  readonly supplied: readonly string[];
  /** The other fact ids, in the order of the variant. */
  readonly withheld: readonly string[];
}

/** What decides an order plan besides the cases. */
export interface PlanSettings {
  /** Sentences per chunk. */
  readonly size: number;
  readonly topK: number;
  readonly repetitions: number;
  /** Languages asked; a case that lacks one is asked in the others. */
  readonly languages: readonly Language[];
}

/** The published protocol: three sentences a chunk, the best one, three repetitions, both languages. */
export const PROTOCOL_PLAN: PlanSettings = {
  size: PROTOCOL_1_0.size,
  topK: PROTOCOL_1_0.topK,
  repetitions: 3,
  languages: LANGUAGES,
};

/**
 * The variants of a case in the order one repetition and language asks them. `turn` is the
 * repetition plus the language's index: where it is odd, two variants stand as A, B, else as B, A;
 * more variants turn by the same rule, one place further each time.
 */
export function turnedVariants(names: readonly string[], turn: number): string[] {
  const start = (turn - 1) % names.length;
  return [...names.slice(start), ...names.slice(0, start)];
}

/**
 * The calls of an order series in their order. Loops: case, repetition, language (fr 0, en 1),
 * variant, mode; at position v of the variants, retrieved comes first where repetition + v is odd.
 * The alternation is a rule, not chance: no claim of randomness is made.
 */
export function planOrderSeries(
  cases: readonly TeachingCase[],
  settings: PlanSettings,
): PlannedCall[] {
  const calls: PlannedCall[] = [];
  for (const teachingCase of cases) {
    const available = caseLanguages(teachingCase);
    const names = Object.keys(teachingCase.variants).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    for (let repetition = 1; repetition <= settings.repetitions; repetition += 1) {
      for (const [index, language] of LANGUAGES.entries()) {
        if (!available.includes(language) || !settings.languages.includes(language)) continue;
        for (const [position, variant] of turnedVariants(names, repetition + index).entries()) {
          const order = teachingCase.variants[variant] ?? [];
          const retrievedFirst = (repetition + position) % 2 === 1;
          for (const mode of retrievedFirst ? MODES : [...MODES].reverse()) {
            const given =
              mode === 'full' ? order : retrievedFacts(teachingCase, language, order, settings);
            calls.push({
              number: calls.length + 1,
              case: teachingCase.id,
              repetition,
              language,
              variant,
              mode,
              supplied: given,
              withheld: order.filter((id) => !given.includes(id)),
            });
          }
        }
      }
    }
  }
  return calls;
}

/** The facts that lexical-1.0 hands over of one order, in source order. */
function retrievedFacts(
  teachingCase: TeachingCase,
  language: Language,
  order: readonly string[],
  { size, topK }: PlanSettings,
): string[] {
  const settings: PipelineSettings = { ...DEFAULT_SETTINGS, ...PROTOCOL_1_0, size, topK };
  const prepared = new PreparedCorpus([orderedDocument(teachingCase, language, order)], settings);
  const question = readQuestion(caseQuestion(teachingCase, language), language);
  const { supplied } = retrieve(prepared, question, settings);
  return supplied.flatMap((chunk) => order.slice(chunk * size, chunk * size + size));
}
