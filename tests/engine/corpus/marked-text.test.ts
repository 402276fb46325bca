import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkedCorpus } from '../../../src/engine/corpus/marked-corpus';
import { parseMarkedText } from '../../../src/engine/corpus/marked-text';

function read(marked: string) {
  const result = parseMarkedText(marked);
  if (!result.ok) return { code: result.error.code, ...result.error.details };
  const { text, spans } = result.value;
  const marks: Record<string, string[]> = {};
  for (const [id, list] of spans) marks[id] = list.map(({ start, end }) => text.slice(start, end));
  return { text, marks };
}

describe('parseMarkedText', () => {
  it('reads marks that stand alone, repeat, nest and overlap', () => {
    expect(read('a [[q1>b<q1]] c [[q1>d<q1]]')).toEqual({
      text: 'a b c d',
      marks: { q1: ['b', 'd'] },
    });
    expect(read('[[q1>a [[q2>b<q2]] c<q1]]')).toEqual({
      text: 'a b c',
      marks: { q1: ['a b c'], q2: ['b'] },
    });
    expect(read('[[q1>a [[q2>b<q1]] c<q2]].')).toEqual({
      text: 'a b c.',
      marks: { q1: ['a b'], q2: ['b c'] },
    });
    expect(read('[[q1>[[q2>a<q2]]<q1]]')).toEqual({ text: 'a', marks: { q1: ['a'], q2: ['a'] } });
  });

  it('leaves text that only resembles a mark', () => {
    expect(read('x < y, [1], a<b and [q1> are kept')).toEqual({
      text: 'x < y, [1], a<b and [q1> are kept',
      marks: {},
    });
    expect(read('[[[q1>a<q1]]]')).toEqual({ text: '[a]', marks: { q1: ['a'] } });
  });

  it('refuses marks that do not pair, with their place', () => {
    expect(read('a [[q1>b')).toEqual({ code: 'mark-not-closed', place: 2, id: 'q1' });
    expect(read('a b<q1]]')).toEqual({ code: 'mark-not-opened', place: 3, id: 'q1' });
    expect(read('[[q1>a [[q1>b<q1]]<q1]]')).toMatchObject({ code: 'mark-opened-twice', place: 7 });
    expect(read('a[[q1><q1]]')).toMatchObject({ code: 'mark-empty', place: 1 });
    expect(read('[[q1> a<q1]]')).toMatchObject({ code: 'mark-at-white-space', id: 'q1' });
    expect(read('[[q1>a\u00a0<q1]]')).toMatchObject({ code: 'mark-at-white-space' });
    expect(read('a [[q1 >b<q1]]')).toEqual({ code: 'mark-stray', place: 2 });
    expect(read('[[q1>b<q1]] and ]] more')).toEqual({ code: 'mark-stray', place: 16 });
  });

  it('gives back any text and any spans that were marked', () => {
    const piece = fc.constantFrom('word', 'x😀', ' ', '\n\n', 'é', '<', '>');
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }),
        fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 6 }),
        (pieces, ranges) => {
          const marks = ranges
            .map(([from, length], number) => ({ id: `q${number}`, from, to: from + length }))
            .filter(({ from, to }) => {
              const inside = pieces.slice(from, to).join('');
              return to <= pieces.length && inside !== '' && inside.trim() === inside;
            });
          const at = (position: number) =>
            marks
              .filter(({ to }) => to === position)
              .map(({ id }) => `<${id}]]`)
              .join('') +
            marks
              .filter(({ from }) => from === position)
              .map(({ id }) => `[[${id}>`)
              .join('');
          const marked = [...pieces.map((each, n) => at(n) + each), at(pieces.length)].join('');
          const expected: Record<string, string[]> = {};
          for (const { id, from, to } of marks) expected[id] = [pieces.slice(from, to).join('')];
          expect(read(marked)).toEqual({ text: pieces.join(''), marks: expected });
        },
      ),
    );
  });
});

describe('readMarkedCorpus', () => {
  const questions = (list: unknown[]) => ({
    schema: 'marked-corpus/1',
    id: 'c',
    title: 'C',
    language: 'fr',
    licence: 'CC BY 4.0',
    source: 'Written for Fragment Lab',
    document: { id: 'd', title: 'D' },
    questions: list,
  });
  const asked = { id: 'q1', text: 'Quoi ?', answer: 'b' };

  it('builds offsets from the marks', () => {
    const result = readMarkedCorpus(
      'a [[q1>b c<q1]] d',
      questions([asked, { id: 'q2', text: 'Qui ?', unanswerable: true }]),
    );
    expect(result.ok && result.value).toMatchObject({
      schema: 'retrieval-corpus/1',
      language: 'fr',
      documents: [{ id: 'd', text: 'a b c d' }],
      questions: [
        { id: 'q1', evidence: [{ documentId: 'd', start: 2, end: 5 }] },
        { id: 'q2', unanswerable: true, evidence: [] },
      ],
    });
  });

  it('holds marks and questions to each other', () => {
    const code = (text: string, list: unknown[]) => {
      const result = readMarkedCorpus(text, questions(list));
      return result.ok ? null : result.error.code;
    };
    expect(code('a [[q1>b<q1]] [[q9>c<q9]]', [asked])).toBe('mark-without-question');
    expect(code('a b', [asked])).toBe('question-without-mark');
    expect(code('a [[q1>b<q1]]', [{ ...asked, unanswerable: true }])).toBe(
      'corpus-unanswerable-with-evidence',
    );
    expect(code('a [[q1>b', [asked])).toBe('mark-not-closed');
    expect(code('a [[q1>b<q1]]', [asked, asked])).toBe('corpus-duplicate-id');
    expect(code('a [[q1>b<q1]]', [{ id: 'q1' }])).toBe('marked-corpus-invalid');
  });
});
