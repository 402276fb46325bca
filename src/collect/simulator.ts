import type { Behaviour } from '../engine/protocol/experiment';
import {
  ANSWER_AND_SUFFICIENCY,
  ANSWER_WITH_EVIDENCE,
  EVIDENCE_AND_SUFFICIENCY,
  JUDGEMENT,
  utf8Length,
  type RequestBody,
} from '../engine/protocol/request';
import { lexicalTerms } from '../engine/scorers/lexical-1.0/rule';
import { createGenerator } from '../engine/statistics/generator';
import type { Send } from '../network/wire';

/** A rough count, as good as any for play money. */
const BYTES_PER_TOKEN = 4;
const REASONING_TOKENS = 160;

interface SimulatorOptions {
  readonly behaviour: Behaviour;
  /** The call that fails, counted from 1, for the failing one. */
  readonly failsAt: number;
  /** Calls made before (a paused series goes on). */
  readonly made: number;
  /** Lets time pass, so that a class can watch. */
  readonly wait: () => Promise<void>;
}

interface Line {
  readonly id: string;
  readonly text: string;
}

/**
 * A stand-in for a provider that speaks as one does and goes through the same reading, the same
 * account and the same rules. It composes from what it was given: no model, no network, no money.
 */
export function simulator({ behaviour, failsAt, made, wait }: SimulatorOptions): Send {
  let number = made;
  return async (bodyText) => {
    await wait();
    number += 1;
    const body = JSON.parse(bodyText) as RequestBody;
    if (behaviour === 'failing' && number === failsAt) {
      const error = {
        type: 'server_error',
        code: 'simulated_failure',
        message: 'Simulated failure.',
      };
      return { kind: 'answer', httpStatus: 500, text: JSON.stringify({ error }) };
    }
    const isCutShort = behaviour === 'incomplete' && number % 3 === 0;
    const full = JSON.stringify(answerTo(body, behaviour, number));
    const text = isCutShort ? full.slice(0, full.length / 2) : full;
    const output = Math.ceil(utf8Length(text) / BYTES_PER_TOKEN) + REASONING_TOKENS;
    const outputTokens = isCutShort
      ? body.max_output_tokens
      : Math.min(output, body.max_output_tokens);
    const inputTokens = Math.ceil(utf8Length(bodyText) / BYTES_PER_TOKEN);
    const answer = {
      id: `simulated-${number}`,
      status: isCutShort ? 'incomplete' : 'completed',
      incomplete_details: isCutShort ? { reason: 'max_output_tokens' } : null,
      model: body.model,
      output: [
        { type: 'reasoning', summary: [] },
        { type: 'message', content: [{ type: 'output_text', text }] },
      ],
      usage: {
        input_tokens: inputTokens,
        input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
        output_tokens: outputTokens,
        output_tokens_details: { reasoning_tokens: Math.min(REASONING_TOKENS, outputTokens) },
        total_tokens: inputTokens + outputTokens,
      },
    };
    return { kind: 'answer', httpStatus: 200, text: JSON.stringify(answer) };
  };
}

function answerTo(body: RequestBody, behaviour: Behaviour, number: number): unknown {
  const lines = linesOf(body.input);
  const lies = behaviour === 'lying';
  const { name } = body.text.format;
  if (name === JUDGEMENT.name) return judgementOf(body.input, lines, lies);
  const hasEvidence = name === ANSWER_WITH_EVIDENCE.name || name === EVIDENCE_AND_SUFFICIENCY.name;
  const asksSufficiency =
    name === ANSWER_AND_SUFFICIENCY.name || name === EVIDENCE_AND_SUFFICIENCY.name;
  return {
    answer: composed(hasEvidence ? lines : lines.slice(0, 2), lies),
    ...(hasEvidence && {
      evidence: lies
        ? lyingEvidence(lines, number)
        : lines.map((line) => ({ fact_id: line.id, quote: line.text })),
    }),
    ...(asksSufficiency && sufficiencyOf(body.input, lines, lies)),
  };
}

/** It abstains where most words of the question stand in no line it was given; a liar never does. */
function sufficiencyOf(input: string, lines: readonly Line[], lies: boolean) {
  const question = input.split('\n\n')[1]?.split('\n')[0] ?? '';
  const asked = [...new Set(lexicalTerms(question.slice(question.indexOf(':') + 1)))];
  const given = new Set(lines.flatMap(({ text }) => lexicalTerms(text)));
  const missing = asked.filter((term) => !given.has(term));
  const sufficient = lies || missing.length * 2 <= asked.length;
  return { sufficient, missing: sufficient ? '' : missing.join(', ') };
}

/** The supplied lines, read back from the request itself: the simulator knows nothing else. */
function linesOf(input: string): Line[] {
  return input.split('\n').flatMap((text) => {
    const match = /^\[([^\]\s]{1,64})\] (.+)$/.exec(text);
    return match ? [{ id: match[1]!, text: match[2]! }] : [];
  });
}

function composed(lines: readonly Line[], lies: boolean): string {
  return lines.map(({ text }) => (lies ? withOtherDigits(text) : text)).join(' ');
}

/** Extracts of which some are altered, some belong to a sentence that was not given, some are right. */
function lyingEvidence(lines: readonly Line[], number: number) {
  const generator = createGenerator(`simulator/${number}`);
  return lines.map((line) => {
    switch (generator.below(3)) {
      case 0:
        return { fact_id: line.id, quote: altered(line.text) };
      case 1:
        return { fact_id: 'F99', quote: line.text };
      default:
        return { fact_id: line.id, quote: line.text };
    }
  });
}

/** Every digit becomes the next one: the words stay, the figures are false. */
function withOtherDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
}

function altered(text: string): string {
  const other = withOtherDigits(text);
  return other === text ? `${text.slice(0, text.length / 2)} and so on and so forth` : other;
}

/** An opinion from nothing but shared words: whole sentences of the answer that stand in a passage. */
function judgementOf(input: string, lines: readonly Line[], lies: boolean) {
  const answer = input.slice(input.lastIndexOf('\n') + 1);
  const claims = answer.split(/(?<=[.!?]) /).filter((claim) => claim !== '');
  const supported = claims.filter((claim) =>
    lines.some((line) => line.text.includes(claim)),
  ).length;
  return {
    claims_made: claims.length,
    claims_supported: lies ? claims.length : supported,
    relevance: lines.length > 0 ? 4 : 1,
  };
}
