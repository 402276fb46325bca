import type { Language } from '../text/language';
import type { Span } from '../text/span';
import { words } from '../text/words';
import { segmentsOf } from './segments';
import { wordSet } from './word-set';

/** The asker speaks of themselves. */
const FIRST_PERSON = {
  fr: wordSet('je j me m moi mon ma mes nous notre nos'),
  en: wordSet('i me my mine we us our ours'),
};

/** What follows is supposed, not asserted. */
const SUPPOSING = {
  fr: wordSet('si quand lorsque lorsqu supposons'),
  en: wordSet('if when whenever suppose supposing'),
};

const ELIDED_FIRST_PERSON = /(?:^|\s)[jJmM]['’ʼ]/u;

/**
 * The parts of a question that say something of the thing asked about. The part that asks (the one
 * that holds the asking words; without any, the last) always does. Any other part, set off by a
 * mark, does too, unless it tells of the asker ("I am 24: what discount…") or only supposes ("if I
 * drive at 30 km/h, …"): that is a situation, which no document needs to state.
 */
export function assertingParts(question: string, language: Language, asking: Span | null): Span[] {
  const segments = segmentsOf(question);
  const asks = asking
    ? segments.find(({ start, end }) => asking.start >= start && asking.start < end)
    : segments.at(-1);
  return segments.filter(
    (segment) =>
      segment === asks || !isCircumstance(question.slice(segment.start, segment.end), language),
  );
}

const IF = {
  fr: wordSet('si s supposons'),
  en: wordSet('if suppose supposing'),
};

/** From each "if" of a question to the next mark: what is supposed there is asserted of nothing. */
export function supposedParts(question: string, language: Language): Span[] {
  const conditions = words(question).filter(({ term }) => IF[language].has(term));
  return segmentsOf(question).flatMap(({ start, end }) => {
    const condition = conditions.find((word) => word.start >= start && word.end <= end);
    return condition ? [{ start: condition.start, end }] : [];
  });
}

/** Whether a stretch of the question touches one of its parts. */
export function standsIn(parts: readonly Span[], { start, end }: Span): boolean {
  return parts.some((part) => start < part.end && end > part.start);
}

function isCircumstance(part: string, language: Language): boolean {
  const spoken = words(part).map(({ term }) => term);
  if (SUPPOSING[language].has(spoken[0] ?? '')) return true;
  if (language === 'fr' && ELIDED_FIRST_PERSON.test(part)) return true;
  return spoken.some((word) => FIRST_PERSON[language].has(word));
}
