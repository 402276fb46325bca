import { describe, expect, it } from 'vitest';
import { parseRetrievalCorpus } from '../../../src/engine/corpus/retrieval-corpus';

function corpus(changes: Record<string, unknown> = {}) {
  return {
    schema: 'retrieval-corpus/1',
    id: 'c',
    title: 'C',
    language: 'en',
    licence: 'CC BY 4.0',
    source: 'us',
    documents: [
      { id: 'a', title: 'A', text: 'One 😀 two.' },
      { id: 'b', title: 'B', text: 'Three.' },
    ],
    questions: [
      { id: 'q1', text: 'One?', evidence: [{ documentId: 'a', start: 0, end: 6 }] },
      { id: 'q2', text: 'Two?', unanswerable: true, evidence: [], scope: ['b'] },
    ],
    ...changes,
  };
}

function question(changes: Record<string, unknown>) {
  return corpus({ questions: [{ id: 'q', text: 'Q?', evidence: [], ...changes }] });
}

function errorOf(value: unknown) {
  const result = parseRetrievalCorpus(value);
  return result.ok ? null : { code: result.error.code, ...result.error.details };
}

describe('parseRetrievalCorpus', () => {
  it('reads a corpus and leaves unknown keys behind', () => {
    const result = parseRetrievalCorpus(corpus({ extra: 1 }));
    expect(result.ok && result.value.questions[1]).toEqual({
      id: 'q2',
      text: 'Two?',
      unanswerable: true,
      scope: ['b'],
      evidence: [],
    });
    expect(result.ok && 'extra' in result.value).toBe(false);
  });

  it('puts documents in order of their ids, whatever the order of the file', () => {
    const ids = ['Zoé', 'agnès', 'élan', 'Agnès', 'doc10', 'doc9'];
    const documents = ids.map((id) => ({ id, title: id, text: 'x' }));
    const result = parseRetrievalCorpus(corpus({ documents, questions: [] }));
    expect(result.ok && result.value.documents.map(({ id }) => id)).toEqual([
      'Agnès',
      'Zoé',
      'agnès',
      'doc10',
      'doc9',
      'élan',
    ]);
  });

  it('reads a corpus without questions and a question without evidence', () => {
    expect(errorOf(corpus({ questions: undefined }))).toBeNull();
    expect(errorOf(question({ evidence: undefined }))).toBeNull();
  });

  it('names the place of what is missing or of the wrong type', () => {
    expect(errorOf(null)).toMatchObject({ code: 'corpus-invalid', place: '' });
    expect(errorOf(corpus({ schema: 'retrieval-corpus/2' }))).toMatchObject({ place: 'schema' });
    expect(errorOf(corpus({ language: 'de' }))).toMatchObject({ place: 'language' });
    expect(errorOf(corpus({ documents: [] }))).toMatchObject({ place: 'documents' });
    expect(errorOf(question({ text: ' ' }))).toMatchObject({ place: 'questions[0].text' });
    for (const start of [-1, 0.5, '0', Number.NaN, null]) {
      expect(errorOf(question({ evidence: [{ documentId: 'a', start, end: 3 }] }))).toMatchObject({
        code: 'corpus-invalid',
        place: 'questions[0].evidence[0].start',
      });
    }
  });

  it('refuses ids that occur twice', () => {
    const [first] = corpus().documents;
    expect(errorOf(corpus({ documents: [first, first], questions: [] }))).toEqual({
      code: 'corpus-duplicate-id',
      place: 'documents[1].id',
      id: 'a',
    });
    const twice = corpus().questions[1];
    expect(errorOf(corpus({ questions: [twice, twice] }))).toMatchObject({
      code: 'corpus-duplicate-id',
      place: 'questions[1].id',
    });
  });

  it('refuses spans that are empty, reversed, past the end, or through a character', () => {
    const at = (start: number, end: number) =>
      errorOf(question({ evidence: [{ documentId: 'a', start, end }] }))?.code ?? null;
    expect(at(3, 3)).toBe('corpus-span-invalid');
    expect(at(5, 2)).toBe('corpus-span-invalid');
    expect(at(0, 12)).toBe('corpus-span-invalid');
    expect(at(0, 5)).toBe('corpus-span-invalid');
    expect(at(5, 8)).toBe('corpus-span-invalid');
    expect(at(4, 6)).toBeNull();
    expect(at(0, 11)).toBeNull();
  });

  it('refuses evidence where there can be none', () => {
    const evidence = [{ documentId: 'a', start: 0, end: 3 }];
    expect(errorOf(question({ evidence, unanswerable: true }))).toMatchObject({
      code: 'corpus-unanswerable-with-evidence',
      place: 'questions[0].evidence',
      question: 'q',
    });
    expect(errorOf(question({ evidence, scope: ['b'] }))?.code).toBe(
      'corpus-evidence-out-of-scope',
    );
    expect(errorOf(question({ scope: ['b', 'z'] }))).toMatchObject({
      code: 'corpus-unknown-document',
      place: 'questions[0].scope[1]',
    });
    expect(errorOf(question({ evidence: [{ documentId: 'z', start: 0, end: 1 }] }))?.code).toBe(
      'corpus-unknown-document',
    );
  });

  it('is not touched by names that objects inherit', () => {
    const hostile: unknown = JSON.parse(
      JSON.stringify(
        corpus({
          documents: [{ id: '__proto__', title: 'constructor', text: 'toString' }],
          questions: [
            {
              id: 'hasOwnProperty',
              text: 'Q?',
              evidence: [{ documentId: '__proto__', start: 0, end: 8 }],
            },
          ],
        }),
      ).replace('"schema"', '"__proto__":{"polluted":true},"schema"'),
    );
    const result = parseRetrievalCorpus(hostile);
    expect(result.ok).toBe(true);
    expect(result.ok && 'polluted' in result.value).toBe(false);
    expect('polluted' in {}).toBe(false);
    expect(errorOf(question({ scope: ['constructor'] }))?.code).toBe('corpus-unknown-document');
  });
});
