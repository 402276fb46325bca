import { readGatedQuestion } from '../abstention/gated-question';
import type { TeachingCase } from '../corpus/teaching-case';
import { goldChunks } from '../evaluation/gold';
import { CATALOGUE } from '../evaluation/catalogue';
import { parseRetrievalCorpus } from '../corpus/retrieval-corpus';
import { retrieve, type Retrieval } from '../pipeline';
import { PreparedCorpus } from '../prepare';
import { DEFAULT_SETTINGS, PROTOCOL_1_0 } from '../settings';
import type { OrderExperiment, OrderRequest, PoliciesExperiment } from './experiment';
import { caseQuestion, orderedDocument } from './ordered-case';
import { policySupplier } from './policy-supplier';

/** What stood behind a call whose model may have abstained. */
export interface SentReading {
  /** Gate 2, at its preset threshold, on the question and what was sent: true where it blocks. */
  readonly blocks: boolean;
  /** Whether all that the answer needs was sent; null where nobody has said what that is. */
  readonly complete: boolean | null;
}

function isBlocked({ gates }: Retrieval): boolean {
  return Boolean(gates?.answer?.closed);
}

/** The same question and sentences as a call of an order series, put to gate 2. */
export function gateOfOrder(
  teachingCase: TeachingCase,
  request: OrderRequest,
  { size, topK }: OrderExperiment['rules'],
): boolean {
  const { language, variant, mode, supplied } = request;
  const order = teachingCase.variants[variant] ?? supplied;
  const settings = {
    ...DEFAULT_SETTINGS,
    ...PROTOCOL_1_0,
    size,
    topK: mode === 'full' ? order.length : topK,
    gateAnswer: true,
  };
  const prepared = new PreparedCorpus([orderedDocument(teachingCase, language, order)], settings);
  const question = readGatedQuestion(caseQuestion(teachingCase, language), language);
  return isBlocked(retrieve(prepared, question, settings));
}

/**
 * What each answer of a policies series was given, by the number of its call: gate 2 on the same
 * passages, and whether every gold chunk of the question is among them. Empty where the corpus of the
 * file cannot be read.
 */
export function sentOfPolicies(experiment: PoliciesExperiment): Map<number, SentReading> {
  const corpus = parseRetrievalCorpus(experiment.corpus);
  if (!corpus.ok) return new Map();
  const { target } = experiment.rules;
  const supplier = policySupplier(corpus.value, target, readGatedQuestion, { gateAnswer: true });
  const { table } = supplier.prepared;
  const questions = new Map(corpus.value.questions.map((question) => [question.id, question]));
  const numbers = new Map(corpus.value.documents.map(({ id }, number) => [id, number]));
  const readings = new Map<number, SentReading>();
  for (const request of experiment.requests) {
    if (request.kind !== 'policy-answer') continue;
    const question = questions.get(request.question);
    const variant = CATALOGUE.find(({ id }) => id === request.policy);
    if (!question || !variant) continue;
    const { retrieval } = supplier.supply(question, variant);
    const sent = new Set(
      request.passages.map(({ document, start }) => `${numbers.get(document)} ${start}`),
    );
    const evidence = question.evidence.map(({ documentId, start, end }) => ({
      document: numbers.get(documentId)!,
      start,
      end,
    }));
    const gold = goldChunks(table, evidence);
    readings.set(request.number, {
      blocks: isBlocked(retrieval),
      complete:
        gold.length === 0
          ? null
          : gold.every((chunk) => sent.has(`${table.documentOf[chunk]} ${table.start[chunk]}`)),
    });
  }
  return readings;
}
