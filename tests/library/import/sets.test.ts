import { describe, expect, it } from 'vitest';
import { readBeir, type BeirFiles } from '../../../src/library/import/beir';
import { groupFiles } from '../../../src/library/import/group-files';
import { readJsonFile } from '../../../src/library/import/json-file';
import { readFile } from '../../../src/library/import/read-file';
import { refusal, utf8, valueOf } from './bytes';

const read = (value: unknown, name = 'set.json') =>
  readJsonFile(utf8(typeof value === 'string' ? value : JSON.stringify(value)), name);

const squad = (qa: object, context = 'A 🗼 was lit in 1841.') => ({
  version: 'v2.0',
  data: [
    { title: 'Before', paragraphs: [{ context: 'First.', qas: [] }] },
    {
      title: 'The_tower',
      paragraphs: [
        { context: 'Nothing here.', qas: [] },
        { context, qas: [{ id: 'a', question: 'When?', ...qa }] },
      ],
    },
  ],
});

describe('SQuAD', () => {
  it('counts characters, joins paragraphs, and keeps the answer where it stands', () => {
    const answers = [{ text: '1841', answer_start: 15 }];
    const read1841 = valueOf(read(squad({ answers })));
    if (read1841.content.schema !== 'retrieval-corpus/1') throw new Error('not documents');
    const { documents, questions } = read1841.content;
    expect(documents.map(({ title }) => title)).toEqual(['Before', 'The tower']);
    expect(documents[1]!.text).toBe('Nothing here.\n\nA 🗼 was lit in 1841.');
    const [span] = questions[0]!.evidence;
    expect(span!.documentId).toBe(documents[1]!.id);
    expect(documents[1]!.text.slice(span!.start, span!.end)).toBe('1841');
  });

  it.each([
    [{ answers: [{ text: '1841', answer_start: 16 }] }, 'squad-answer-elsewhere'],
    [{ is_impossible: true, answers: [{ text: '1841', answer_start: 15 }] }, 'squad-impossible'],
    [{ answers: [{ text: '1841', answer_start: -1 }] }, 'squad-invalid'],
    [{ question: ' ' }, 'squad-invalid'],
  ])('refuses %j with its place', (qa, code) => {
    const said = refusal(read(squad(qa)));
    expect(said!['code']).toContain(code);
    expect(said!['place']).toContain('data[1].paragraphs[1].qas[0]');
  });

  it('names an id that stands twice', () => {
    const twice = squad({});
    twice.data[1]!.paragraphs[0]!.qas.push({ id: 'a', question: 'What?' } as never);
    expect(refusal(read(twice))).toEqual({
      code: 'squad-duplicate-id',
      place: 'data[1].paragraphs[1].qas[0].id',
      id: 'a',
    });
  });
});

describe('JSON files', () => {
  it.each([
    ['{"schema": "other/1"}', { code: 'json-unknown', schema: 'other/1' }],
    ['[1, 2]', { code: 'json-unknown' }],
    ['{"format": "fragment-lab/bundle"}', { code: 'json-is-bundle' }],
    ['{"a": 1,\n"a": 2}', { code: 'json-duplicate-key', line: 2, column: 1 }],
    ['{"__proto__": 1}', { code: 'json-forbidden-key', line: 1, column: 2 }],
    ['"\\ud83d"', { code: 'json-broken-character', line: 1, column: 1 }],
    ['[1e999]', { code: 'json-number', line: 1, column: 2 }],
  ])('refuses %s', (text, said) => {
    expect(refusal(read(text))).toMatchObject(said);
  });

  it('names the text that holds what no text may', () => {
    const corpus = {
      schema: 'retrieval-corpus/1',
      id: 'c',
      title: 'C',
      language: 'en',
      licence: '',
      source: '',
      documents: [{ id: 'd', title: '', text: 'One\n two\u202e' }],
    };
    expect(refusal(read(corpus))).toMatchObject({
      code: 'text-direction-control',
      place: 'documents: d, text',
      line: 2,
      column: 5,
    });
  });

  it('reads a file of ours to the digest of its content', async () => {
    const content = {
      schema: 'retrieval-corpus/1',
      id: 'c',
      title: 'C',
      language: 'en',
      licence: '',
      source: '',
      documents: [{ id: 'd', title: '', text: 'One.' }],
      questions: [],
    };
    const job = { kind: 'file', name: 'c.json', bytes: utf8(JSON.stringify(content)) } as const;
    const again = { ...job, bytes: utf8(JSON.stringify({ ...content, extra: 1 }, null, 3)) };
    const { digest } = valueOf(await readFile(job, {}));
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(valueOf(await readFile(again, {})).digest).toBe(digest);
  });
});

const beir = (change: Partial<Record<'corpus' | 'queries' | 'qrels', string>> = {}): BeirFiles => {
  const named = (name: string, text: string) => ({ name, bytes: utf8(text) });
  return {
    corpus: named(
      'corpus.jsonl',
      change.corpus ??
        '{"_id":"d1","title":"Bees","text":"Bees dance."}\n\n{"_id":"d2","title":"Wasps","text":"","metadata":{}}\n{"_id":"d3","title":null,"text":"Hornets."}\n',
    ),
    queries: named('queries.jsonl', change.queries ?? '{"_id":"q1","text":"who dances"}\n'),
    qrels: [named('qrels/test.tsv', change.qrels ?? 'query-id\tcorpus-id\tscore\nq1\td1\t2\r\n')],
  };
};

describe('BEIR', () => {
  it('takes the whole of a relevant document as evidence', () => {
    const { content } = valueOf(readBeir(beir(), 'insects'));
    expect(content).toMatchObject({
      id: 'insects',
      documents: [
        { id: 'd1', title: 'Bees', text: 'Bees dance.' },
        { id: 'd2', title: 'Wasps', text: 'Wasps' },
        { id: 'd3', title: '', text: 'Hornets.' },
      ],
      questions: [
        { id: 'q1', text: 'who dances', evidence: [{ documentId: 'd1', start: 0, end: 11 }] },
      ],
    });
  });

  it.each([
    [
      { corpus: '{"_id":"d1","text":"a"}\n{"_id":"d1","text":"b"}' },
      'corpus.jsonl',
      2,
      'beir-dupl',
    ],
    [{ corpus: '{"_id":"d1"}' }, 'corpus.jsonl', 1, 'beir-invalid'],
    [{ corpus: '{"_id":"d1","text":"a\\u0000"}' }, 'corpus.jsonl', 1, 'text-nul'],
    [{ queries: '\n{"_id":' }, 'queries.jsonl', 2, 'json-syntax'],
    [{ queries: '[]' }, 'queries.jsonl', 1, 'beir-invalid'],
    [{ qrels: 'q1\td1' }, 'qrels/test.tsv', 1, 'beir-columns'],
    [{ qrels: 'query-id\tcorpus-id\tscore\nq1\td1\tyes' }, 'qrels/test.tsv', 2, 'beir-score'],
    [{ qrels: 'q9\td1\t1' }, 'qrels/test.tsv', 1, 'beir-unknown-query'],
    [{ qrels: 'q1\td9\t1' }, 'qrels/test.tsv', 1, 'beir-unknown-document'],
  ])('names the file and the line of %j', (change, inner, line, code) => {
    const said = refusal(readBeir(beir(change), 'insects'));
    expect(said).toMatchObject({ inner, line });
    expect(said!['code']).toContain(code);
  });
});

describe('groupFiles', () => {
  const named = (...paths: string[]) => paths.map((path) => ({ path }));

  it('puts the files of each set together and leaves the rest alone', () => {
    const groups = groupFiles(
      named(
        'a/corpus.jsonl',
        'a/queries.jsonl',
        'a/qrels/dev.tsv',
        'a/qrels/test.tsv',
        'b/corpus.jsonl',
        'b/notes.txt',
        'a/.DS_Store',
        'b/qrels/other.tsv',
      ),
    );
    expect(
      groups.map((group) =>
        group.kind === 'beir' ? [group.name, group.qrels.map(({ path }) => path)] : [group.name],
      ),
    ).toEqual([
      ['a', ['a/qrels/dev.tsv', 'a/qrels/test.tsv']],
      ['b/corpus.jsonl'],
      ['b/notes.txt'],
      ['b/qrels/other.tsv'],
    ]);
  });

  it('knows a set whose files were chosen one by one', () => {
    const [group] = groupFiles(named('test.tsv', 'queries.jsonl', 'corpus.jsonl'));
    expect(group).toMatchObject({ kind: 'beir', qrels: [{ path: 'test.tsv' }] });
  });
});
