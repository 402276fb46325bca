import { type PageLanguage, textLanguage } from '../../words/language';
import { ABSTENTION_SETTINGS } from '../../engine/abstention/shipped-settings';
import type { TextLanguage } from '../../engine/text/language';
import { readAbstentionPlace } from '../../labs/abstention/link';
import { became, reasonText } from '../../labs/abstention/reason-text';
import { askTwenty, checkTwenty, QuestionSets } from '../../labs/abstention/twenty';
import { abstentionWords } from '../../words/abstention';
import { FIRST_ABSTENTION, loadAbstention } from '../../corpora/bundled-abstention';

/** The twenty questions, for a class to say which have an answer. */
export interface QuestionsMaterial {
  readonly kind: 'questions';
  readonly key: string;
  readonly language: TextLanguage;
  readonly items: readonly {
    readonly id: string;
    readonly text: string;
    readonly answerable: boolean;
    /** What each system did, and why the guarded one did. */
    readonly naive: string;
    readonly guarded: string;
    readonly reason: string;
  }[];
}

/** A simulated answer and the passages it cites, for a class to check. */
export interface AnswerMaterial {
  readonly kind: 'answer';
  readonly key: string;
  readonly language: TextLanguage;
  readonly question: string;
  readonly answer: string;
  readonly passages: readonly { readonly title: string; readonly text: string }[];
  readonly flagged: boolean;
}

/**
 * What the Abstention lab shows at a place, for a class that has only paper. Undefined where the
 * place opens an answer of one's own, or a question that got none.
 */
export async function silenceAt(
  query: URLSearchParams,
  language: PageLanguage,
): Promise<QuestionsMaterial | AnswerMaterial | undefined> {
  const place = readAbstentionPlace(query);
  const text = place.text ?? textLanguage(language);
  const papers = await loadAbstention(text, place.corpus ?? FIRST_ABSTENTION);
  const words = abstentionWords(language);
  if (place.view === 'silence') {
    // A lesson moves the gates step by step; what became of the questions is told as shipped.
    const twenty = askTwenty(papers, ABSTENTION_SETTINGS, new QuestionSets());
    const items = twenty.questions.map((asked) => ({
      id: asked.item.id,
      text: asked.item.text,
      answerable: asked.item.answerable,
      naive: became(words, asked.naive).said,
      guarded: became(words, asked.guarded).said,
      reason: reasonText(words, asked),
    }));
    return {
      kind: 'questions',
      key: `questions ${papers.corpus.id} ${text}`,
      language: text,
      // The lab lists those without an answer first, which would tell.
      items: items.sort((a, b) => (a.text < b.text ? -1 : 1)),
    };
  }
  if (place.view !== 'figures' || place.question === undefined) return undefined;
  const twenty = askTwenty(papers, place.settings, new QuestionSets());
  const checked = checkTwenty(twenty, place.generator, 'cited').find(
    ({ id }) => id === place.question,
  );
  const question = twenty.set.questions.find(({ id }) => id === place.question);
  if (!checked?.grounding || checked.answer.text === null || !question) return undefined;
  return {
    kind: 'answer',
    key: `answer ${papers.corpus.id} ${text} ${place.generator} ${place.question}`,
    language: text,
    question: question.text,
    answer: checked.answer.text,
    passages: checked.passages.map((passage) => ({
      title: passage.source.title,
      text: passage.text.trim(),
    })),
    flagged: checked.flagged,
  };
}
