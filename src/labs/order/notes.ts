import type { PageLanguage } from '../../words/language';
import type { Span } from '../../engine/text/span';
import { formatList } from '../../words/format';
import type { OrderOutcome } from './outcome';
import type { OrderWords } from '../../words/order';

/** What decided between chunks that the score does not tell apart; chunks without a match aside. */
export function tieNotes(outcome: OrderOutcome, words: OrderWords): string[] {
  const { ties, tiesByHand } = outcome.trace;
  const scoreOf = (chunk: number) => outcome.chunks[chunk]!.score;
  const notes = (
    groups: readonly (readonly number[])[],
    say: (before: number, after: number) => string,
    isSaid: (before: number, after: number) => boolean,
  ) =>
    groups.flatMap((chunks) =>
      chunks.slice(1).flatMap((after, place) => {
        const before = chunks[place]!;
        return scoreOf(before) > 0 && isSaid(before, after) ? [say(before + 1, after + 1)] : [];
      }),
    );
  return [
    ...notes(ties, words.tieSource, () => true),
    // Of a group that is equal on paper, those that rounding told apart.
    ...notes(tiesByHand, words.tieRounding, (a, b) => scoreOf(a) !== scoreOf(b)),
  ];
}

/** Why the scores decided nothing: a gate that closed, a question or a text without a match. */
export function unmatchedNote(
  outcome: OrderOutcome,
  question: string,
  words: OrderWords,
  language: PageLanguage,
): string | undefined {
  const { gates, outcome: ending, supplied } = outcome.trace;
  if (isRefusal(ending, words)) {
    const quoted = (place: Span) => question.slice(place.start, place.end);
    const missing = gates?.topic?.terms.filter((term) => !term.seen) ?? [];
    const denied = gates?.answer?.premises.filter((premise) => !premise.holds) ?? [];
    const named = ending === 'off-topic' ? missing : denied.map(({ figure }) => figure);
    return words.gateClosed[ending](formatList(named.map(quoted), language));
  }
  const nothing = supplied.length === 0;
  if (ending === 'no-question-terms') return nothing ? words.noTermsNothing : words.noTerms;
  if (ending === 'no-match') return nothing ? words.noMatchNothing : words.noMatch;
  return undefined;
}

/** Why each gate that is on lets the question through. */
export function openGateNotes({ trace: { gates } }: OrderOutcome, words: OrderWords): string[] {
  const notes: string[] = [];
  const { topic, answer } = gates ?? {};
  if (topic?.closed === null) {
    notes.push(words.gateOpen.topic(topic.unseenShare, topic.threshold));
  }
  if (answer?.closed === null) {
    notes.push(
      answer.asked && answer.best
        ? words.gateOpen.figure(answer.best.coverage)
        : words.gateOpen.noFigure,
    );
  }
  return notes;
}

function isRefusal(ending: string, words: OrderWords): ending is keyof OrderWords['gateClosed'] {
  return ending in words.gateClosed;
}
