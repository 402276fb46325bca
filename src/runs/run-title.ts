import type { PageLanguage } from '../words/language';
import type { PipelineSettings } from '../engine/settings';
import type { TextLanguage } from '../engine/text/language';
import { formatDecimal } from '../words/format';
import { LIMITS } from '../engine/records/run-record';
import { writableText } from '../engine/text/writable-text';
import { titleWords } from '../words/titles';

/** What a title tells of a run, so that two of them can be told apart in a list. */
export interface TitleParts {
  readonly lab: 'order' | 'neighbours' | 'abstention';
  /** The case or the documents, as the lab calls them. */
  readonly about: string;
  /** The language of the text, where the documents may be in either. */
  readonly text?: TextLanguage;
  readonly settings: Partial<PipelineSettings>;
  /** What came of it, in a few words. */
  readonly came?: string;
}

/** A threshold without the zeros that say nothing: 0.1, 0.464. */
function short(value: number, language: PageLanguage): string {
  const digits = Math.min(3, (String(value).split('.')[1] ?? '').length);
  return formatDecimal(value, language, digits);
}

function supplyOf(settings: Partial<PipelineSettings>, language: PageLanguage): string {
  const words = titleWords(language);
  const { policy, topK, radius, lambda, gamma, tau, cap, space } = settings;
  if (policy === undefined) return '';
  const signs = [
    policy === 'top-k' ? '' : words.policy[policy],
    radius === undefined ? '' : `±${radius}`,
    lambda === undefined ? '' : `λ ${short(lambda, language)}`,
    gamma === undefined ? '' : `γ ${short(gamma, language)}`,
    tau === undefined ? '' : `τ ${short(tau, language)}`,
  ];
  return [
    signs.filter(Boolean).join(' '),
    topK === undefined ? '' : words.top(topK),
    cap === undefined ? '' : words.atMost(cap),
    policy === 'scar' && space ? words.space[space] : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function gatesOf(settings: Partial<PipelineSettings>, language: PageLanguage): string[] {
  const words = titleWords(language);
  const { topicThreshold, answerThreshold } = settings;
  return [
    ...(topicThreshold === undefined ? [] : [words.gate(1, short(topicThreshold, language))]),
    ...(answerThreshold === undefined ? [] : [words.gate(2, short(answerThreshold, language))]),
  ];
}

function cuttingOf({ chunking, size, target }: Partial<PipelineSettings>, language: PageLanguage) {
  const { cutting } = titleWords(language);
  if (chunking === undefined) return '';
  return cutting[chunking]((chunking === 'sentences' ? size : target) ?? 0);
}

/**
 * The title a run is saved under: lab, text, cutting, what is supplied and by which score, gates, and
 * what came of it; only settings that decide something. At most the length a record takes.
 */
export function runTitle(parts: TitleParts, language: PageLanguage): string {
  const { lab, about, text, settings, came } = parts;
  const words = titleWords(language);
  const gates = gatesOf(settings, language);
  const made = [
    text ? words.text(about, text) : about,
    cuttingOf(settings, language),
    supplyOf(settings, language),
    lab === 'neighbours' && settings.space ? words.space[settings.space] : '',
    // Each lab has its usual score, which goes without saying.
    lab === 'order' && (settings.scorer === 'bm25-1' || settings.scorer === 'bm25-2') ? 'BM25' : '',
    lab === 'abstention' && settings.scorer === 'lexical-1.0' ? 'lexical 1.0' : '',
    ...(lab === 'abstention' && gates.length === 0 ? [words.noGate] : gates),
  ].filter(Boolean);
  const title = words.about(words.lab[lab], made.join(', '));
  return writableText(came ? words.came(title, came) : title, LIMITS.name);
}
