import {
  CATALOGUE,
  DEFAULT_VARIANT,
  settingsRead,
  type PolicyVariant,
} from '../engine/evaluation/catalogue';
import { evaluationCorpus, type EvaluationCorpus } from '../engine/evaluation/corpus';
import { pairedDifferences, standardPairs } from '../engine/evaluation/differences';
import { evaluate } from '../engine/evaluation/evaluate';
import { halfOf } from '../engine/evaluation/halves';
import { metricsTable, questionCounts } from '../engine/evaluation/table';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { CHUNKINGS, readEvaluateOptions, type EvaluateOptions } from './evaluate-options';
import { evaluationMarkdown } from './evaluate-markdown';
import { fail, printJson } from './output';
import { readCorpora } from './read-corpora';

/** Runs steps to their end: the command line neither reports progress nor cancels. */
function finish<T>(steps: Generator<unknown, T, void>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function chosenCorpora(options: EvaluateOptions): RetrievalCorpus[] {
  const found = options.folders.flatMap(readCorpora);
  const ids = found.map(({ id }) => id);
  const twice = ids.find((id, position) => ids.indexOf(id) !== position);
  if (twice !== undefined) fail('corpus-duplicate-id', { corpus: twice });
  const unknown = options.corpora?.find((id) => !ids.includes(id));
  if (unknown !== undefined) fail('corpus-not-found', { corpus: unknown });
  const { corpora } = options;
  const chosen = corpora ? found.filter(({ id }) => corpora.includes(id)) : found;
  if (chosen.length === 0) fail('no-corpus', { folders: options.folders.join(' ') });
  return chosen;
}

function chosenPolicies({ policies }: EvaluateOptions): readonly PolicyVariant[] {
  const unknown = policies?.find((id) => !CATALOGUE.some((variant) => variant.id === id));
  if (unknown !== undefined) fail('unknown-policy', { policy: unknown });
  return policies ? CATALOGUE.filter(({ id }) => policies.includes(id)) : CATALOGUE;
}

/**
 * `npm run --silent evaluate -- FOLDER...`: every policy on every question of the retrieval corpora
 * and marked documents of the folders, as one JSON object or (`--markdown`) as tables.
 */
function main(): void {
  const options = readEvaluateOptions(process.argv.slice(2));
  const { half } = options;
  const sources = chosenCorpora(options);
  const corpora = sources.map((corpus): EvaluationCorpus =>
    evaluationCorpus(
      corpus,
      CHUNKINGS.get(options.chunk)!,
      (question) => half === undefined || halfOf(corpus.id, question) === half,
    ),
  );
  const variants = chosenPolicies(options);
  const evaluation = finish(evaluate(corpora, variants, options.scorer));
  const pairs = standardPairs(variants.map(({ id }) => id));
  const variantOf = new Map(variants.map((variant) => [variant.id, variant]));
  const counts = questionCounts(evaluation);
  const report = {
    chunking: options.chunk,
    scorer: options.scorer.id,
    ...(half && { half }),
    corpora: sources.map(({ id, title, language, licence, source, documents }, position) => ({
      id,
      title,
      language,
      licence,
      source,
      documents: documents.length,
      chunks: corpora[position]!.prepared.table.count,
      questions: corpora[position]!.questions.length,
      ...counts[position]!.classes,
      excluded: corpora[position]!.excluded,
    })),
    policies: metricsTable(evaluation).map(({ policy, ...row }) => ({
      policy,
      default: policy === DEFAULT_VARIANT,
      settings: settingsRead(variantOf.get(policy)!),
      space: variantOf.get(policy)!.space,
      ...row,
    })),
    differences: finish(pairedDifferences(evaluation, pairs)),
  };
  if (options.markdown) process.stdout.write(evaluationMarkdown(report));
  else printJson(report);
}

main();
