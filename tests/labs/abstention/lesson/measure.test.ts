import { describe, expect, it } from 'vitest';
import { insurer, insurerFiles, script as scriptOf } from '../../../engine/abstention/insurer';
import { readManifestCorpus } from '../../../../src/engine/corpus/manifest-corpus';
import { gateReport, GATE_THRESHOLDS } from '../../../../src/engine/abstention/gate-report';
import { readGatedQuestion } from '../../../../src/engine/abstention/gated-question';
import {
  answerSet,
  countOutcomes,
  naive,
  questionSet,
} from '../../../../src/engine/abstention/question-set';
import { ABSTENTION_SETTINGS } from '../../../../src/engine/abstention/shipped-settings';
import { groundAnswer } from '../../../../src/engine/grounding/ground-answer';
import { retrieve } from '../../../../src/engine/pipeline';
import { passagesOf } from '../../../../src/engine/retrieval/passages';
import { LANGUAGES, type Language } from '../../../../src/engine/text/language';
import { ABSTENTION_LESSONS } from '../../../../src/labs/abstention/lesson/lessons';
import { measureAbstention } from '../../../../src/labs/abstention/lesson/measure';
import { readAbstentionPlace } from '../../../../src/labs/abstention/link';
import { formatShare } from '../../../../src/words/format';
import type { Measures } from '../../../../src/ui/lesson';

const STEPS = ABSTENTION_LESSONS.flatMap(({ steps }) => steps);
const measured = new Map<string, Promise<Measures>>();

/** The measures of a step of the fourth lesson (0) or the fifth (1). */
function at(lesson: 0 | 1, step: string, language: Language): Promise<Measures> {
  const { query } = ABSTENTION_LESSONS[lesson]!.steps.find(({ id }) => id === step)!.place;
  const key = `${query} ${language}`;
  if (!measured.has(key)) {
    measured.set(key, measureAbstention(new URLSearchParams(query), language));
  }
  return measured.get(key)!;
}

const decimal = (measures: Measures, name: string) =>
  Number(String(measures.get(name)).replace(',', '.'));

it('opens every place without a refused parameter', () => {
  for (const { id, place } of STEPS) {
    const { refused } = readAbstentionPlace(new URLSearchParams(place.query));
    expect(refused, id).toEqual([]);
  }
});

it('refuses what the lab would refuse', async () => {
  for (const query of ['question=u99', 'gate1=perhaps', 'view=loud']) {
    await expect(measureAbstention(new URLSearchParams(query), 'en'), query).rejects.toThrow();
  }
});

describe.each(LANGUAGES)('knowing when to be silent, %s', (language) => {
  it('counts the questions as the gate does', async () => {
    for (const step of ['no-gate', 'both-gates', 'stricter']) {
      const { query } = ABSTENTION_LESSONS[0]!.steps.find(({ id }) => id === step)!.place;
      const { settings } = readAbstentionPlace(new URLSearchParams(query));
      const corpus = insurer(language);
      const report = gateReport(corpus, scriptOf(language), settings, GATE_THRESHOLDS);
      const measures = await at(0, step, language);
      expect(measures.get('wrongSilences'), step).toBe(report.outcomes.refusedWrongly);
      expect(measures.get('rightSilences'), step).toBe(report.outcomes.refusedRightly);
      expect(measures.get('guardedMadeUp'), step).toBe(report.outcomes.answeredWithoutAnswer);
      expect(measures.get('answerable'), step).toBe(report.outcomes.answerable);
    }
  });

  it('measures the further questions as `npm run gate -- --further` does', async () => {
    const measures = await at(0, 'further', language);
    const { manifest, texts, further } = insurerFiles(language);
    const read = readManifestCorpus(manifest, further, texts, language);
    if (!read.ok) throw new Error(read.error.code);
    const set = questionSet(read.value.corpus, ABSTENTION_SETTINGS);
    const guarded = countOutcomes(answerSet(set, ABSTENTION_SETTINGS));
    const unguarded = countOutcomes(answerSet(set, naive(ABSTENTION_SETTINGS)));
    expect(measures.get('further')).toBe(set.questions.length);
    expect(measures.get('furtherWrongSilences')).toBe(guarded.refusedWrongly);
    expect(measures.get('furtherRightSilences')).toBe(guarded.refusedRightly);
    expect(measures.get('furtherMadeUp')).toBe(guarded.answeredWithoutAnswer);
    expect(measures.get('furtherNaiveMadeUp')).toBe(unguarded.answeredWithoutAnswer);
  });

  it('turns out as its words say', async () => {
    const one = await at(0, 'no-gate', language);
    expect(one.get('guardedMadeUp')).toBe(one.get('unanswerable'));
    expect(one.get('naiveMadeUp')).toBe(one.get('unanswerable'));
    const topic = await at(0, 'off-topic', language);
    expect(topic.get('topicGate')).toBe('closed');
    const share = decimal(topic, 'unseenWeight') / decimal(topic, 'weight');
    expect(share).toBeCloseTo(decimal(topic, 'unseenShare'), 1);
    const figure = await at(0, 'no-figure', language);
    expect(figure.get('spoke')).toBe('no-such-answer');
    expect(decimal(figure, 'coverage')).toBeLessThan(decimal(figure, 'answerThreshold'));
    const premise = await at(0, 'false-premise', language);
    expect(premise.get('spoke')).toBe('false-premise');
    expect(decimal(premise, 'coverage')).toBeGreaterThan(decimal(premise, 'answerThreshold'));
    const [shipped, strict] = [
      await at(0, 'both-gates', language),
      await at(0, 'stricter', language),
    ];
    expect(shipped.get('wrongSilences')).toBe(0);
    expect(strict.get('wrongSilences')).toBeGreaterThan(0);
    expect(strict.get('rightSilences')).toBe(shipped.get('rightSilences'));
    expect(strict.get('rightSilences')).toBe(shipped.get('unanswerable'));
    expect(strict.get('furtherRightSilences')).toBeGreaterThan(
      shipped.get('furtherRightSilences') as number,
    );
    expect(strict.get('furtherWrongSilences')).toBeGreaterThan(
      shipped.get('furtherWrongSilences') as number,
    );
  });

  it('answers the question to discuss truly: letters open the first gate, not meanings', () => {
    const corpus = insurer(language);
    const { prepared } = questionSet(corpus, ABSTENTION_SETTINGS);
    const papers = corpus.documents.map(({ text }) => text.toLowerCase()).join('\n');
    const asked = {
      fr: ['Que coûte la garantie de mon automobile ?', 'Que coûte la garantie de mon vélo ?'],
      en: ['What does cover for my automobile cost?', 'What does cover for my bicycle cost?'],
    }[language];
    for (const text of asked) {
      const question = readGatedQuestion(text, language);
      const { gates } = retrieve(prepared, question, ABSTENTION_SETTINGS);
      expect(gates?.topic?.closed, text).toBeNull();
    }
    expect(papers).not.toContain('automobile');
    expect(papers).toContain(language === 'fr' ? 'automatique' : 'automatic');
    expect(papers).toContain(language === 'fr' ? 'vélo' : 'bicycle');
  });
});

describe.each(LANGUAGES)('nine tenths right is wrong, %s', (language) => {
  it('shows an answer of which one word is false', async () => {
    const measures = await at(1, 'one-word', language);
    expect(measures.get('verdict')).toBe('flagged');
    const words = String(measures.get('answer')).split(' ');
    const truth = String(measures.get('truth')).split(' ');
    expect(words).toHaveLength(truth.length);
    expect(words.filter((word, place) => word !== truth[place])).toEqual([measures.get('figure')]);
    expect(measures.get('rightWords')).toBe(words.length - 1);
    // "More than nine tenths" is in its title.
    expect((words.length - 1) / words.length).toBeGreaterThan(0.9);
  });

  it('counts the lies as the gate does, and misses one where there is more to look in', async () => {
    const cited = await at(1, 'three-lies', language);
    const corpus = insurer(language);
    const script = scriptOf(language);
    const { checker } = gateReport(corpus, script, ABSTENTION_SETTINGS, GATE_THRESHOLDS);
    expect(cited.get('caught')).toBe(checker.hits.length);
    expect(cited.get('lies')).toBe(script.lies.length);
    expect(cited.get('falseAlarms')).toBe(checker.falseAlarms.length);
    const supplied = await at(1, 'more-passages', language);
    expect(supplied.get('verdict')).toBe('figures-found');
    expect(supplied.get('answer')).not.toBe(supplied.get('truth'));
    expect(supplied.get('passages')).toBeGreaterThan(1);
    expect(supplied.get('foundAs')).not.toBe('');
  });

  it('says of a false name what it says of the true one', async () => {
    const measures = await at(1, 'no-figure', language);
    expect(measures.get('verdict')).toBe('no-figure');
    expect(measures.get('figures')).toBe(0);
    const corpus = insurer(language);
    const set = questionSet(corpus, ABSTENTION_SETTINGS);
    const { gold } = set.questions.find(({ id }) => id === 'a11')!;
    const text = String(measures.get('answer')).replace('Hélène Taillefer', 'Odile Vasseur');
    expect(text).not.toBe(measures.get('answer'));
    const { verdict } = groundAnswer({ text, language }, passagesOf(set.prepared.table, gold));
    expect(verdict).toBe('no-figure');
  });

  it('breaks by one question, in the French papers, and turns the gate red', async () => {
    const broken = await at(1, 'break-it', language);
    expect(broken.get('lost')).toBe(1);
    expect(broken.get('lost_fr')).toBe(1);
    expect(broken.get('lost_en')).toBe(0);
    expect(broken.get('gate')).toBe('red');
    const share = (broken.get('worstCount') as number) / (broken.get('worstOf') as number);
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(GATE_THRESHOLDS.recall);
    const mended = await at(1, 'threshold', language);
    expect(mended.get('gate')).toBe('open');
    expect(mended.get('lost')).toBe(0);
    const needed = mended.get('needed') as number;
    expect(needed).toBe(mended.get('answerable'));
    expect(mended.get('oneShort')).toBe(needed - 1);
    expect((needed - 1) / needed).toBeLessThan(GATE_THRESHOLDS.recall);
    expect(mended.get('oneShortRecall')).toBe(formatShare((needed - 1) / needed, language, 2));
  });
});
