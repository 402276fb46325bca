import type { PageLanguage } from '../../../words/language';
import type { RetrievalCorpus } from '../../../engine/corpus/retrieval-corpus';
import { evaluationCorpus } from '../../../engine/evaluation/corpus';
import { evaluate } from '../../../engine/evaluation/evaluate';
import { metricsTable, POOLED } from '../../../engine/evaluation/table';
import type { ChunkingSettings } from '../../../engine/settings';
import { formatDecimal } from '../../../words/format';
import type { Measures } from '../../../ui/lesson';
import { finished } from './finished';
import { COMPARED, COMPARED_NAMES, comparedVariant } from './policies';

/**
 * The boundary questions of some documents, all weighing the same: recall and mean chunks of the
 * policies compared, how many questions each answers whole, and the policies of the highest recall,
 * of the fewest chunks and, those apart that supply as few, of the most recall a chunk.
 */
export async function measureEvaluation(
  corpora: readonly RetrievalCorpus[],
  chunking: ChunkingSettings,
  language: PageLanguage,
): Promise<Measures> {
  const cut = corpora.map((corpus) => evaluationCorpus(corpus, chunking));
  const rows = metricsTable(await finished(evaluate(cut, COMPARED_NAMES.map(comparedVariant))));
  const lines = COMPARED_NAMES.map((name) => {
    const row = rows.find(
      (each) =>
        each.policy === COMPARED[name] && each.class === 'boundary' && each.corpus === POOLED,
    )!;
    if (row.recall === null || row.chunks === null) throw new RangeError('no boundary question');
    const { n, recall, chunks, complete } = row;
    return { name, n, recall, chunks, whole: Math.round(complete! * n) };
  });
  const best = lines.reduce((a, b) => (b.recall > a.recall ? b : a));
  const measures = new Map<string, number | string>([
    ['documents', corpora.length],
    ['questions', lines[0]!.n],
    ['best', best.name],
  ]);
  for (const { name, recall, chunks, whole } of lines) {
    measures.set(`${name}Recall`, formatDecimal(recall, language));
    measures.set(`${name}Chunks`, formatDecimal(chunks, language, 1));
    measures.set(`${name}Whole`, whole);
  }
  return measures;
}
