import type { CorpusQuestion, RetrievalCorpus } from '../corpus/retrieval-corpus';
import type { PolicyVariant } from '../evaluation/catalogue';
import { retrieve, type Question, type Retrieval } from '../pipeline';
import { PreparedCorpus } from '../prepare';
import { chunkText } from '../retrieval/chunk-table';
import { DEFAULT_SETTINGS, type PipelineSettings } from '../settings';
import type { Language } from '../text/language';

/** A passage as a request names and quotes it, and where it stands. */
export interface PolicyPassage {
  readonly id: string;
  readonly text: string;
  readonly document: string;
  readonly start: number;
  readonly end: number;
}

export interface PolicySupplier {
  readonly prepared: PreparedCorpus;
  /** What a policy supplies to a question, in source order. */
  supply(
    question: CorpusQuestion,
    variant: PolicyVariant,
  ): { readonly passages: readonly PolicyPassage[]; readonly retrieval: Retrieval };
}

/**
 * The passages of a policies series: a corpus cut to `target` characters and ranked by BM25.
 * Questions are read by `read`; with `settings`, such as a gate, the rest stays as it is.
 */
export function policySupplier(
  corpus: RetrievalCorpus,
  target: number,
  read: (text: string, language: Language) => Question,
  settings: Partial<PipelineSettings> = {},
): PolicySupplier {
  const { language } = corpus;
  const documents = corpus.documents.map((document) => ({ ...document, language }));
  const base: PipelineSettings = {
    ...DEFAULT_SETTINGS,
    chunking: 'characters',
    target,
    scorer: 'bm25-1',
    ...settings,
  };
  const prepared = new PreparedCorpus(documents, base);
  const numbers = new Map(documents.map(({ id }, number) => [id, number]));
  return {
    prepared,
    supply({ text, scope }, variant) {
      const asked = { ...base, ...variant.settings, policy: variant.policy };
      if (variant.space) asked.space = variant.space;
      const searched =
        scope && [...new Set(scope)].map((id) => numbers.get(id)!).sort((a, b) => a - b);
      const retrieval = retrieve(prepared, read(text, language), asked, searched);
      const passages = retrieval.supplied.map((chunk, position) => ({
        id: `P${position + 1}`,
        text: chunkText(prepared.table, chunk).trim(),
        document: documents[prepared.table.documentOf[chunk]!]!.id,
        start: prepared.table.start[chunk]!,
        end: prepared.table.end[chunk]!,
      }));
      return { passages, retrieval };
    },
  };
}
