import type { PageLanguage } from '../../../words/language';
import { measureSupply } from '../../../engine/evaluation/outcome';
import { scarMedians } from '../../../engine/evaluation/scar-medians';
import { retrieve, type Retrieval } from '../../../engine/pipeline';
import { chunkText } from '../../../engine/retrieval/chunk-table';
import type { PipelineSettings } from '../../../engine/settings';
import { documentTerms } from '../../../engine/text/terms';
import { formatDecimal, formatList } from '../../../words/format';
import type { Measures } from '../../../ui/lesson';
import { firstFocus, testAt, testsInOrder } from '../focus';
import { NEIGHBOURS_DEFAULTS } from '../link';
import type { Cutting, PlacedQuestion } from '../opened-corpus';
import { formatSetting } from '../variant-name';
import { settingsOf } from '../variants';
import { finished } from './finished';
import { COMPARED_NAMES, comparedVariant } from './policies';

type Values = Map<string, number | string>;

/**
 * One question under some settings: its gold, what is found for how many chunks, the same under the
 * policies compared; with SCAR in force also the test the lab opens on, and the medians of all.
 */
export async function measureQuestion(
  title: string,
  cutting: Cutting,
  question: PlacedQuestion,
  settings: PipelineSettings,
  language: PageLanguage,
): Promise<Measures> {
  const { prepared } = cutting;
  const under = (changes: Partial<PipelineSettings>) =>
    retrieve(prepared, question.read, { ...settings, ...changes }, question.scope);
  const count = ({ supply, supplied }: Retrieval) => {
    const { missed } = measureSupply(prepared.table, question.measured!, supply);
    return { found: question.gold.length - missed.length, chunks: supplied.length, missed };
  };
  const retrieval = under({});
  const { found, chunks, missed } = count(retrieval);
  let characters = 0;
  for (const chunk of retrieval.supplied) {
    characters += prepared.table.end[chunk]! - prepared.table.start[chunk]!;
  }
  const numbers = (list: readonly number[]) => list.map((chunk) => String(chunk + 1));
  const values: Values = new Map<string, number | string>([
    ['document', title],
    ['allChunks', prepared.table.count],
    ['target', settings.target],
    ['question', question.source.text],
    ['answer', question.source.answer ?? ''],
    ['gold', question.gold.length],
    ['goldChunks', formatList(numbers(question.gold), language)],
    ['k', settings.topK],
    ['found', found],
    ['chunks', chunks],
    ['characters', characters],
    ['useless', chunks - found],
    ['missed', formatList(numbers(missed.map(({ chunk }) => chunk)), language)],
  ]);
  addHalves(values, cutting, question, under({ ...NEIGHBOURS_DEFAULTS, policy: 'top-k' }));
  for (const name of COMPARED_NAMES) {
    const other = count(under(settingsOf(comparedVariant(name))));
    values.set(`${name}Found`, other.found);
    values.set(`${name}Chunks`, other.chunks);
  }
  values.set('againstCalibrated', comparison(chunks, values.get('calibratedChunks') as number));
  if (settings.policy === 'scar') {
    addTest(values, cutting, question, retrieval, settings, language);
    await addMedians(values, cutting, settings, language);
  }
  return values;
}

/**
 * The half the five best hold and the half they leave behind: its number, its place in the ranking,
 * and how many different words of the question stand in it.
 */
function addHalves(
  values: Values,
  { prepared }: Cutting,
  { gold, read }: PlacedQuestion,
  { supply: { anchors, ranking } }: Retrieval,
): void {
  const { table, language } = prepared;
  const asked = new Set(read.terms);
  for (const [name, chunk] of [
    ['held', gold.find((each) => anchors.includes(each))],
    ['left', gold.find((each) => !anchors.includes(each))],
  ] as const) {
    if (chunk === undefined) continue;
    const terms = documentTerms(chunkText(table, chunk), language);
    const shared = new Set(terms.map(({ term }) => term).filter((term) => asked.has(term)));
    values.set(name, chunk + 1);
    values.set(`${name}Rank`, ranking.indexOf(chunk) + 1);
    values.set(`${name}Words`, shared.size);
  }
}

/** The test the lab opens on: a neighbour with evidence that no anchor holds, where there is one. */
function addTest(
  values: Values,
  { prepared }: Cutting,
  question: PlacedQuestion,
  { supply }: Retrieval,
  settings: PipelineSettings,
  language: PageLanguage,
): void {
  const tests = testsInOrder(supply);
  const test = testAt(tests, firstFocus(tests, supply.anchors, question.gold));
  if (!test) throw new RangeError('no neighbour is tested');
  const space = prepared.space(settings.space);
  const anchor = space.cosineQuestion(space.question(question.read.terms), test.anchor);
  const { lambda, gamma } = settings;
  const show = (value: number | null) => formatDecimal(value!, language);
  const withoutPenalty = test.cosineQuestion! > test.threshold!;
  for (const [name, value] of [
    ['neighbour', test.chunk + 1],
    ['anchor', test.anchor + 1],
    ['cosineQN', show(test.cosineQuestion)],
    ['cosineCN', show(test.cosineAnchor)],
    ['cosineQC', show(anchor)],
    ['lambda', formatSetting(lambda, language)],
    ['gamma', formatSetting(gamma, language)],
    ['break', show(test.boundaryPenalty)],
    ['price', show(lambda * test.boundaryPenalty!)],
    ['score', show(test.expansionScore)],
    ['threshold', show(test.threshold)],
    ['verdict', test.added ? 'added' : 'refused'],
    ['withoutPenalty', withoutPenalty ? 'added' : 'refused'],
    ['tested', tests.length],
    ['added', supply.added.length],
  ] as const) {
    values.set(name, value);
  }
}

/** What the lab says where SCAR adds nothing: its tests on every question of the document. */
async function addMedians(
  values: Values,
  { evaluation }: Cutting,
  settings: PipelineSettings,
  language: PageLanguage,
): Promise<void> {
  const medians = await finished(scarMedians([evaluation], settings.space, settings));
  values.set('allTested', medians.tested);
  values.set('allAdded', medians.added);
  values.set('medianQN', formatDecimal(medians.neighbourCosine!, language));
  values.set('medianQC', formatDecimal(medians.anchorCosine!, language));
  values.set('medianNeeded', formatDecimal(medians.needed!, language));
}

function comparison(chunks: number, others: number): 'fewer' | 'same' | 'more' {
  return chunks < others ? 'fewer' : chunks === others ? 'same' : 'more';
}
