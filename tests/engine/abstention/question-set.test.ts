import { describe, expect, it } from 'vitest';
import {
  answerSet,
  countOutcomes,
  naive,
  questionSet,
} from '../../../src/engine/abstention/question-set';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import { parseRetrievalCorpus } from '../../../src/engine/corpus/retrieval-corpus';
import { insurer } from './insurer';

describe('countOutcomes', () => {
  const result = (answerable: boolean, outcome: string) => ({ answerable, outcome }) as never;

  it('counts by hand', () => {
    expect(
      countOutcomes([
        result(true, 'answered-with-gold'),
        result(true, 'answered-with-gold'),
        result(true, 'answered-without-gold'),
        result(true, 'refused-wrongly'),
        result(false, 'answered-without-gold'),
        result(false, 'refused-rightly'),
      ]),
    ).toEqual({
      answerable: 4,
      unanswerable: 2,
      answeredWithGold: 2,
      answeredWithoutGold: 1,
      answeredWithoutAnswer: 1,
      refusedRightly: 1,
      refusedWrongly: 1,
      recall: 0.5,
      abstentionRate: 0.5,
    });
  });

  it('has no share where there is nothing to divide by', () => {
    expect(countOutcomes([])).toMatchObject({ recall: null, abstentionRate: null });
  });
});

describe('a set of questions', () => {
  it('leaves out what is still being annotated', () => {
    const corpus = parseRetrievalCorpus({
      schema: 'retrieval-corpus/1',
      id: 'c',
      title: '',
      language: 'en',
      licence: '',
      source: '',
      documents: [{ id: 'd', title: '', text: 'Rain fell.' }],
      questions: [
        {
          id: 'marked',
          text: 'Did rain fall?',
          evidence: [{ documentId: 'd', start: 0, end: 10 }],
        },
        { id: 'unmarked', text: 'When?' },
        { id: 'none', text: 'How much snow?', unanswerable: true },
      ],
    });
    if (!corpus.ok) throw new Error(corpus.error.code);
    const set = questionSet(corpus.value, ABSTENTION_SETTINGS);
    expect(set.questions.map(({ id }) => id)).toEqual(['marked', 'none']);
  });

  it.each(['fr', 'en'] as const)('is answered by the naive system throughout (%s)', (language) => {
    const set = questionSet(insurer(language), ABSTENTION_SETTINGS);
    const results = answerSet(set, naive(ABSTENTION_SETTINGS));
    expect(results.every(({ refusal }) => refusal === null)).toBe(true);
    expect(results.every(({ retrieval }) => retrieval.supplied.length <= 1)).toBe(true);
    expect(countOutcomes(results)).toMatchObject({ answeredWithoutAnswer: 4, refusedRightly: 0 });
  });

  it.each([
    ['u17', 'off-topic'],
    ['u18', 'no-such-answer'],
    ['u19', 'no-such-answer'],
    ['u20', 'false-premise'],
  ])('refuses %s as %s in both languages, and supplies nothing', (question, refusal) => {
    for (const language of ['fr', 'en'] as const) {
      const set = questionSet(insurer(language), ABSTENTION_SETTINGS);
      const result = answerSet(set, ABSTENTION_SETTINGS).find(({ id }) => id === question)!;
      expect(result).toMatchObject({ outcome: 'refused-rightly', refusal });
      expect(result.retrieval).toMatchObject({ outcome: refusal, supplied: [] });
      expect(result.retrieval.supply).toMatchObject({ anchors: [], added: [], refused: [] });
    }
  });
});
