import {
  askGates,
  readGateQuestion,
  refusalOf,
  type GateDecisions,
  type GateQuestion,
  type Refusal,
} from './abstention/gates';
import { carriedBm25 } from './policies/carried-bm25';
import { carriedLatent } from './policies/carried-latent';
import type { PolicyContext, Similarity } from './policies/context';
import { parent } from './policies/parent';
import { rerank } from './policies/rerank';
import { scar } from './policies/scar';
import { smoothedCut } from './policies/smoothed-cut';
import { supplied, type Supply } from './policies/supply';
import { topK } from './policies/top-k';
import { window } from './policies/window';
import type { PreparedCorpus } from './prepare';
import { bm25 } from './retrieval/bm25';
import { questionWords } from './retrieval/index-chunks';
import { lexicalScore, lexicalTerms } from './retrieval/lexical-1.0';
import { passagesOf } from './retrieval/passages';
import { rankChunks } from './retrieval/rank';
import type { Scope } from './retrieval/scope';
import type { PipelineSettings, PolicyName } from './settings';
import type { Language } from './text/language';

/**
 * What a question met: terms found, no term to look for, no chunk that holds one; or a gate that
 * closed, and why.
 */
export type Outcome = 'matched' | 'no-question-terms' | 'no-match' | Refusal;

/** The numeric core's answer to one question: every score, and what the policy made of them. */
export interface Retrieval {
  readonly outcome: Outcome;
  /** By chunk; 0 where no term matches and out of scope. */
  readonly scores: Float64Array;
  /** Where a gate closed, the ranking alone: nothing is supplied. */
  readonly supply: Supply;
  /** Chunks supplied, each once, in source order. */
  readonly supplied: readonly number[];
  /** Null where both gates are off. */
  readonly gates: GateDecisions | null;
}

const RULES: Record<PolicyName, (context: PolicyContext, settings: PipelineSettings) => Supply> = {
  'top-k': topK,
  window,
  parent,
  rerank,
  scar,
  'smoothed-cut': smoothedCut,
  'carried-bm25': carriedBm25,
  'carried-latent': carriedLatent,
};

/** A question as the stages read it: once, however many policies and settings are tried on it. */
export interface Question {
  readonly text: string;
  /** Terms of the profile bm25-1, repetitions kept. */
  readonly terms: readonly string[];
  readonly families: readonly string[];
  /** Terms of the frozen rule, repetitions kept. */
  readonly lexicalTerms: readonly string[];
  /** As the gates read it: made when a gate first asks for it. */
  readonly forGates: GateQuestion;
}

export function readQuestion(text: string, language: Language): Question {
  let forGates: GateQuestion | undefined;
  return {
    text,
    ...questionWords(text, language),
    lexicalTerms: lexicalTerms(text),
    get forGates() {
      return (forGates ??= readGateQuestion(text, language));
    },
  };
}

/**
 * Scores every chunk for a question and lets the supply policy decide. `scope` names the documents
 * searched, by number; without it, all. Under lexical-1.0 a chunk that matches nothing still has
 * its place (score 0, source order); under any other scorer it is never an anchor. A gate that is
 * on and closes leaves the scores and the ranking as they are, and nothing is supplied.
 */
export function retrieve(
  prepared: PreparedCorpus,
  question: Question,
  settings: PipelineSettings,
  scope?: Scope,
): Retrieval {
  const { scores, hasTerms } = score(prepared, question, settings, scope);
  const ranking = rankChunks(
    scores,
    prepared.table.documentFirst,
    scope,
    settings.scorer === 'lexical-1.0',
  );
  const context = policyContext(prepared, question, settings, scores, ranking, scope);
  const supply = RULES[settings.policy](context, settings);
  const chunks = supplied(supply);
  const gates =
    settings.gateTopic || settings.gateAnswer
      ? askGates(
          question.forGates,
          prepared.indexes,
          settings,
          () => passagesOf(prepared.table, chunks),
          scope,
        )
      : null;
  const refusal = refusalOf(gates);
  if (refusal) {
    const nothing = { ranking: supply.ranking, anchors: [], added: [], refused: [] };
    return { outcome: refusal, scores, supply: nothing, supplied: [], gates };
  }
  return {
    outcome: !hasTerms ? 'no-question-terms' : scores.some((s) => s > 0) ? 'matched' : 'no-match',
    scores,
    supply,
    supplied: chunks,
    gates,
  };
}

function score(
  prepared: PreparedCorpus,
  question: Question,
  settings: PipelineSettings,
  scope: Scope,
): { scores: Float64Array; hasTerms: boolean } {
  if (settings.scorer === 'lexical-1.0') {
    const { table } = prepared;
    const inScope = scope ? new Set(scope) : undefined;
    const scores = Float64Array.from({ length: table.count }, (_, chunk) =>
      inScope && !inScope.has(table.documentOf[chunk]!)
        ? 0
        : lexicalScore(question.lexicalTerms, prepared.lexicalTerms(chunk)).score,
    );
    return { scores, hasTerms: question.lexicalTerms.length > 0 };
  }
  return {
    scores: bm25(prepared.indexes.terms, question.terms, scope),
    hasTerms: question.terms.length > 0,
  };
}

/** Everything a policy may ask for, made only when it does. */
function policyContext(
  prepared: PreparedCorpus,
  question: Question,
  settings: PipelineSettings,
  scores: Float64Array,
  ranking: Uint32Array,
  scope: Scope,
): PolicyContext {
  return {
    chunks: prepared.table,
    scores,
    ranking,
    scope,
    questionTerms: question.terms,
    questionFamilies: question.families,
    get similarity(): Similarity {
      return similarity(prepared, question.terms, settings);
    },
    get latent(): Similarity {
      return similarity(prepared, question.terms, { space: 'latent' });
    },
    get cutWeights() {
      return prepared.cutWeights;
    },
    get carriedLength() {
      return prepared.carriedLength;
    },
    get parents() {
      return prepared.parents;
    },
    get terms() {
      return prepared.indexes.terms;
    },
    get families() {
      return prepared.indexes.families;
    },
    get tokens() {
      return prepared.tokens;
    },
  };
}

function similarity(
  prepared: PreparedCorpus,
  questionTerms: readonly string[],
  settings: Pick<PipelineSettings, 'space'>,
): Similarity {
  const space = prepared.space(settings.space);
  const vector = space.question(questionTerms);
  return {
    cosineQuestion: (chunk) => space.cosineQuestion(vector, chunk),
    cosineChunks: (a, b) => space.cosineChunks(a, b),
  };
}
