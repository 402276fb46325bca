import { describe, expect, it } from 'vitest';
import { readAbstentionCorpus } from '../../../src/engine/corpus/abstention-corpus';
import { insurerFiles } from '../abstention/insurer';

const HEAD = {
  schema: 'abstention-corpus/1',
  id: 'small',
  title: { fr: 'Petit', en: 'Small' },
  licence: 'CC BY 4.0',
  source: 'a test',
  documents: [{ id: 'd1', title: { fr: 'Un', en: 'One' } }],
  questions: [
    { id: 'a1', text: { fr: 'Combien ?', en: 'How much?' }, answer: { fr: '5 €', en: '€5' } },
    {
      id: 'u1',
      text: { fr: 'Quand ?', en: 'When?' },
      unanswerable: true,
      why: 'named-without-figure',
      note: { fr: 'Sans date.', en: 'No date.' },
    },
  ],
};
const TEXTS = new Map([['d1', 'It costs [[a1>€5<a1]].']]);

const read = (head: unknown, texts = TEXTS, further?: unknown) =>
  readAbstentionCorpus(head, texts, 'en', further);

describe('readAbstentionCorpus', () => {
  it('gives the corpus of one language, evidence from the marks', () => {
    const found = read(HEAD);
    expect(found.ok && found.value.corpus).toMatchObject({
      language: 'en',
      title: 'Small',
      documents: [{ id: 'd1', title: 'One', text: 'It costs €5.' }],
      questions: [
        { id: 'a1', answer: '€5', evidence: [{ documentId: 'd1', start: 9, end: 11 }] },
        { id: 'u1', unanswerable: true, evidence: [] },
      ],
    });
    expect(found.ok && found.value.notes.get('u1')).toEqual({
      why: 'named-without-figure',
      note: 'No date.',
    });
  });

  it('asks other questions of the same texts', () => {
    const further = { schema: 'abstention-questions/1', questions: [HEAD.questions[1]] };
    const found = read(HEAD, TEXTS, further);
    expect(found.ok && found.value.corpus.questions.map(({ id }) => id)).toEqual(['u1']);
  });

  it.each([
    ['abstention-corpus-invalid', { ...HEAD, title: 'Small' }, TEXTS],
    ['abstention-corpus-invalid', null, TEXTS],
    ['document-without-text', HEAD, new Map()],
    ['mark-not-closed', HEAD, new Map([['d1', '[[a1>x']])],
    ['question-without-mark', HEAD, new Map([['d1', 'Nothing marked.']])],
    ['corpus-duplicate-id', { ...HEAD, questions: [HEAD.questions[1], HEAD.questions[1]] }, TEXTS],
  ] as const)('fails with %s', (code, head, texts) => {
    expect(read(head, texts as typeof TEXTS)).toMatchObject({ ok: false, error: { code } });
  });

  it('reads the bundled papers, twenty questions and sixty further ones, in both languages', () => {
    for (const language of ['fr', 'en'] as const) {
      const { head, texts, further } = insurerFiles(language);
      const twenty = readAbstentionCorpus(head, texts, language);
      const sixty = readAbstentionCorpus(head, texts, language, further);
      if (!twenty.ok || !sixty.ok) throw new Error('unread');
      expect(twenty.value.corpus.questions).toHaveLength(20);
      expect(sixty.value.corpus.questions).toHaveLength(60);
      expect(twenty.value.notes.size).toBe(4);
    }
  });
});
