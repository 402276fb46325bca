import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseRetrievalCorpus,
  type RetrievalCorpus,
} from '../../src/engine/corpus/retrieval-corpus';
import {
  addQuestion,
  inkOf,
  markEvidence,
  removeEvidence,
  removeQuestion,
  rewordQuestion,
  setAnswer,
  setUnanswerable,
} from '../../src/library/annotation';
import { documentCorpus, identifierOf, newVersion } from '../../src/library/document-corpus';
import { covered, TextSteps, type KeySelection } from '../../src/library/text-steps';
import { refusal, valueOf } from './import/bytes';

const TEXT = 'The gate opens at six. It closes at ten! Is there a guard? No.';

function corpus(): RetrievalCorpus {
  return valueOf(
    documentCorpus({ title: 'Gate', text: TEXT, language: 'en', licence: 'CC0', source: 'me' }),
  );
}

const span = (start: number, end: number) => ({ documentId: 'gate', start, end });

describe('documentCorpus', () => {
  it('names the corpus by its title and keeps the text as it is', () => {
    expect(corpus()).toMatchObject({
      id: 'gate',
      title: 'Gate',
      licence: 'CC0',
      documents: [{ id: 'gate', title: 'Gate', text: TEXT }],
      questions: [],
    });
    expect(identifierOf('Règlement n° 31 (Œuvre)')).toBe('reglement-n-31-oeuvre');
    expect(identifierOf('…')).toBe('text');
  });

  it('refuses what no text may hold', () => {
    const draft = { title: 'A', text: 'b\0', language: 'en', licence: '', source: '' } as const;
    expect(refusal(documentCorpus(draft))).toMatchObject({ code: 'text-nul', column: 2 });
  });
});

describe('annotation', () => {
  it('adds, rewords, answers and removes questions without touching the documents', () => {
    const first = addQuestion(corpus(), ' When? ');
    const second = addQuestion(first.corpus, 'Who?');
    expect([first.id, second.id]).toEqual(['q1', 'q2']);
    let work = rewordQuestion(second.corpus, 'q1', 'When does it open?');
    expect(rewordQuestion(work, 'q1', ' ')).toBe(work);
    work = setAnswer(work, 'q1', 'at six');
    work = removeQuestion(work, 'q2');
    expect(work.questions).toEqual([
      { id: 'q1', text: 'When does it open?', answer: 'at six', evidence: [] },
    ]);
    expect(setAnswer(work, 'q1', '').questions[0]).not.toHaveProperty('answer');
    expect(work.documents).toEqual(corpus().documents);
    expect(addQuestion(work, 'Next?').id).toBe('q2');
  });

  it('keeps spans in order, once each, and replaces and removes them', () => {
    let work = addQuestion(corpus(), 'When?').corpus;
    work = markEvidence(work, 'q1', span(23, 40));
    work = markEvidence(work, 'q1', span(0, 22));
    work = markEvidence(work, 'q1', span(0, 22));
    expect(work.questions[0]!.evidence).toEqual([span(0, 22), span(23, 40)]);
    work = markEvidence(work, 'q1', span(59, 62), 0);
    expect(work.questions[0]!.evidence).toEqual([span(23, 40), span(59, 62)]);
    work = removeEvidence(work, 'q1', 1);
    expect(work.questions[0]!.evidence).toEqual([span(23, 40)]);
    expect(parseRetrievalCorpus(work).ok).toBe(true);
  });

  it('holds a question to one of the two: evidence, or no answer here', () => {
    let work = markEvidence(addQuestion(corpus(), 'When?').corpus, 'q1', span(0, 3));
    work = setUnanswerable(work, 'q1', true);
    expect(work.questions[0]).toMatchObject({ unanswerable: true, evidence: [] });
    work = markEvidence(work, 'q1', span(0, 3));
    expect(work.questions[0]).not.toHaveProperty('unanswerable');
    expect(parseRetrievalCorpus(work).ok).toBe(true);
  });

  it('makes a new version beside the old one, without the evidence of its text', () => {
    const work = markEvidence(addQuestion(corpus(), 'When?').corpus, 'q1', span(0, 3));
    const second = valueOf(newVersion(work, 'gate', 'Another text.'));
    expect(second).toMatchObject({
      id: 'gate-v2',
      documents: [{ text: 'Another text.' }],
      questions: [{ id: 'q1', evidence: [] }],
    });
    expect(valueOf(newVersion(second, 'gate', 'A third.')).id).toBe('gate-v3');
    expect(work.documents[0]!.text).toBe(TEXT);
  });
});

describe('inkOf', () => {
  it('leaves white space out and characters whole', () => {
    expect(inkOf('  a b  ', { start: 0, end: 7 })).toEqual({ start: 2, end: 5 });
    expect(inkOf('a 🗼 b', { start: 3, end: 4 })).toEqual({ start: 2, end: 4 });
    expect(inkOf('a   b', { start: 1, end: 4 })).toBeNull();
    expect(inkOf('ab', { start: -5, end: 99 })).toEqual({ start: 0, end: 2 });
  });

  it('always gives a span that the corpus takes', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', ' ', '🗼', '\n', 'é', '.'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), (source, a, b) => {
        const ink = inkOf(source, { start: Math.min(a, b), end: Math.max(a, b) });
        if (!ink || source.trim() === '') return;
        const whole = valueOf(
          documentCorpus({ title: 'T', text: source, language: 'en', licence: '', source: '' }),
        );
        const asked = addQuestion(whole, 'Q?').corpus;
        const marked = markEvidence(asked, 'q1', { documentId: 't', ...ink });
        expect(parseRetrievalCorpus(marked).ok).toBe(true);
        const evidence = source.slice(ink.start, ink.end);
        expect(evidence).toBe(evidence.trim());
      }),
    );
  });
});

describe('TextSteps', () => {
  const steps = new TextSteps(TEXT, 'en');
  const said = (selection: KeySelection | null) => {
    if (!selection) return null;
    const { start, end } = covered(selection);
    return TEXT.slice(start, end);
  };

  it('goes by words and by sentences, both ways, and grows', () => {
    let at = steps.begin('sentence', 0)!;
    expect(said(at)).toBe('The gate opens at six.');
    at = steps.move(at, 'sentence', 1, true);
    expect(said(at)).toBe('The gate opens at six. It closes at ten!');
    at = steps.move(at, 'word', 1, false);
    expect(said(at)).toBe('Is');
    at = steps.move(at, 'word', -1, true);
    expect(said(at)).toBe('ten! Is');
    at = steps.move(at, 'sentence', -1, false);
    expect(said(at)).toBe('It closes at ten!');
  });

  it('begins where the reader looks, and stays at the ends', () => {
    expect(said(steps.begin('sentence', 30))).toBe('Is there a guard?');
    expect(said(steps.begin('word', 30))).toBe('es');
    expect(steps.begin('word', TEXT.length)).toBeNull();
    const first = steps.begin('word', 0)!;
    expect(steps.move(first, 'word', -1, false)).toBe(first);
    const last = steps.begin('sentence', 59)!;
    expect(said(last)).toBe('No.');
    expect(steps.move(last, 'sentence', 1, true)).toBe(last);
  });
});

describe('TextSteps in a long text', () => {
  const line = (number: number) => `Net number ${number} dries. It is mended by hand, and sold.\n`;
  const long = Array.from({ length: 12_000 }, (_, number) => line(number)).join('');
  const sentence = (number: number) => {
    const start = long.indexOf(`Net number ${number} dries`);
    return { start, end: long.indexOf('.', start) + 1 };
  };

  it('finds the sentences it would find if all of it had been split, wherever it is looked at', () => {
    expect(long.length).toBeGreaterThan(600_000);
    const steps = new TextSteps(long, 'en');
    for (const number of [0, 1, 6000, 11_999, 500, 3]) {
      const at = sentence(number);
      expect(steps.begin('sentence', Math.max(0, at.start - 1))!.focus).toEqual(at);
      const next = steps.move({ anchor: at, focus: at }, 'sentence', 1, false).focus;
      expect(long.slice(next.start, next.end)).toBe('It is mended by hand, and sold.');
      expect(next.start).toBe(at.end + 1);
      const back = steps.move({ anchor: next, focus: next }, 'sentence', -1, false).focus;
      expect(back).toEqual(at);
    }
    expect(steps.begin('sentence', long.length)).toBeNull();
  });

  it('walks from end to end without leaving a sentence out', () => {
    const steps = new TextSteps(long, 'en');
    let selection = steps.begin('sentence', 0)!;
    let count = 1;
    for (;;) {
      const next = steps.move(selection, 'sentence', 1, false);
      if (next.focus.start === selection.focus.start) break;
      expect(next.focus.start).toBe(selection.focus.end + 1);
      selection = next;
      count += 1;
    }
    expect(count).toBe(24_000);
  });
});
