import { abstentionWords } from '../../../words/abstention';
import type { PageLanguage } from '../../../words/language';
import { countOutcomes } from '../../../engine/abstention/question-set';
import { ABSTENTION_SETTINGS } from '../../../engine/abstention/shipped-settings';
import { passagesOf } from '../../../engine/retrieval/passages';
import type { PipelineSettings } from '../../../engine/settings';
import { formatDecimal, formatList } from '../../../words/format';
import { reasonOf } from '../reason';
import type { AskedQuestion, Twenty } from '../twenty';

type Values = readonly (readonly [name: string, value: number | string])[];

/** The two 2 × 2 of the lab: what both systems did with the twenty. */
export function measureSilence(
  { questions, guarded }: Twenty,
  { topicThreshold, answerThreshold }: PipelineSettings,
  language: PageLanguage,
): Values {
  const counts = countOutcomes(guarded);
  const naive = countOutcomes(questions.map((asked) => asked.naive));
  return [
    ['questions', questions.length],
    ['answerable', counts.answerable],
    ['unanswerable', counts.unanswerable],
    ['naiveMadeUp', naive.answeredWithoutAnswer],
    ['naiveRight', naive.answeredWithGold],
    ['naiveIncomplete', naive.answeredWithoutGold],
    ['guardedMadeUp', counts.answeredWithoutAnswer],
    ['guardedRight', counts.answeredWithGold],
    ['rightSilences', counts.refusedRightly],
    ['wrongSilences', counts.refusedWrongly],
    ['topicThreshold', formatDecimal(topicThreshold, language, 2)],
    ['answerThreshold', formatDecimal(answerThreshold, language, 2)],
    ['shippedThreshold', formatDecimal(ABSTENTION_SETTINGS.answerThreshold, language, 2)],
  ];
}

/** One question: its words and their weights, what each gate read, and which of them spoke. */
export function measureOne(
  { set }: Twenty,
  { item, naive, guarded }: AskedQuestion,
  language: PageLanguage,
): Values {
  const reason = reasonOf(item, guarded);
  const { gates } = guarded.retrieval;
  const terms = gates?.topic?.terms ?? [];
  const { quote } = abstentionWords(language);
  const weight = terms.reduce((sum, { idf }) => sum + idf, 0);
  const unseen = terms.reduce((sum, { idf, seen }) => (seen ? sum : sum + idf), 0);
  const [passage] = passagesOf(set.prepared.table, naive.retrieval.supplied);
  return [
    ['question', item.text],
    [
      'words',
      formatList(
        terms.map(
          ({ start, end, idf }) =>
            `${quote(item.text.slice(start, end))} (${formatDecimal(idf, language, 2)})`,
        ),
        language,
      ),
    ],
    ['missing', formatList(reason.missing.map(quote), language)],
    ['denied', formatList(reason.denied, language)],
    ['unseenWeight', formatDecimal(unseen, language, 2)],
    ['weight', formatDecimal(weight, language, 2)],
    ['unseenShare', formatDecimal(gates?.topic?.unseenShare ?? 0, language, 2)],
    ['topicThreshold', formatDecimal(gates?.topic?.threshold ?? 0, language, 2)],
    ['answerThreshold', formatDecimal(gates?.answer?.threshold ?? 0, language, 2)],
    ['sentencesOnSubject', reason.sentencesOnSubject],
    ['coverage', formatDecimal(reason.coverage ?? 0, language, 2)],
    ['topicGate', gates?.topic?.closed ? 'closed' : 'open'],
    ['spoke', reason.refusal ?? 'none'],
    ['naiveSource', passage?.source.title ?? ''],
  ];
}
