import { describe, expect, it } from 'vitest';
import type { RetrievalCorpus } from '../../../src/engine/corpus/retrieval-corpus';
import { attachQuestions } from '../../../src/library/attach-questions';
import type { ImportOptions } from '../../../src/library/import/imported';
import { readQuestionTable } from '../../../src/library/import/question-table';
import { guessSeparator } from '../../../src/library/import/separator';
import { refusal, utf8, valueOf } from './bytes';

const table = (text: string, options: ImportOptions = {}) =>
  readQuestionTable(utf8(text), 'in/questions.csv', options);

describe('readQuestionTable', () => {
  it('reads quoted cells, the lines they run over, and headings in French', async () => {
    const text =
      'N°;Question;Réponse;Preuve 1;Preuve 2;Sans réponse\n' +
      'a;"Quand ? ""Ici""; ou là";demain;un passage;un autre;non\n\n' +
      ';"Deux\nlignes";;;;\n' +
      'c;Où ?;;;;OUI\n';
    const read = valueOf(await table(text));
    expect(read).toMatchObject({ separator: ';', encoding: 'utf-8', title: 'questions' });
    expect(read.rows).toEqual([
      {
        line: 2,
        id: 'a',
        text: 'Quand ? "Ici"; ou là',
        answer: 'demain',
        unanswerable: false,
        evidence: ['un passage', 'un autre'],
      },
      {
        line: 4,
        id: undefined,
        text: 'Deux\nlignes',
        answer: undefined,
        unanswerable: false,
        evidence: [],
      },
      { line: 6, id: 'c', text: 'Où ?', answer: undefined, unanswerable: true, evidence: [] },
    ]);
  });

  it('obeys a line that names the separator, unless the reader says otherwise', async () => {
    const text = 'sep=|\nid|question, please|question\n1|x|Why?\n';
    expect(valueOf(await table(text)).separator).toBe('|');
    expect(refusal(await table(text, { separator: ',' }))).toMatchObject({
      code: 'table-no-question-column',
      line: 2,
    });
  });

  it.each([
    ['question\n"open', 'table-quotes', 2],
    ['id,question\n1,a\n2,b,c', 'table-columns', 3],
    ['id,question\n1,"a\nb"\n2, ', 'table-empty-question', 4],
    ['id,question\n1,a\n1,b', 'table-duplicate-id', 3],
    ['question,unanswerable\na,perhaps', 'table-yes-or-no', 2],
    ['question,unanswerable,evidence\na,yes,p', 'table-unanswerable-with-evidence', 2],
    ['id,name\n1,a', 'table-no-question-column', 1],
    ['question\na\0', 'text-nul', 2],
  ])('refuses %j on its line', async (text, code, line) => {
    expect(refusal(await table(text))).toMatchObject({ code, line });
  });

  it('refuses a table of nothing', async () => {
    expect(refusal(await table('question\n'))).toMatchObject({ code: 'text-empty' });
  });
});

describe('guessSeparator', () => {
  it.each([
    ['a;b,c;d\n1;2,5;3\n4;5,5;6', ';'],
    ['a,b\n"x;y;z",2\n', ','],
    ['a\tb\tc\n1, 2\t3\t4', '\t'],
    ['a|b\n1|2', '|'],
    ['alone', ','],
  ])('of %j is %j', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator);
  });
});

describe('attachQuestions', () => {
  const corpus: RetrievalCorpus = {
    schema: 'retrieval-corpus/1',
    id: 'c',
    title: 'C',
    language: 'en',
    licence: '',
    source: '',
    documents: [
      { id: 'd1', title: '', text: 'One berth. Two berths.' },
      { id: 'd2', title: '', text: 'Two boats.' },
    ],
    questions: [{ id: 'q1', text: 'Old?', evidence: [] }],
  };
  const row = (change: object) => ({
    line: 7,
    id: undefined,
    text: 'New?',
    answer: undefined,
    unanswerable: false,
    evidence: [],
    ...change,
  });

  it('finds each passage once, and gives free ids', () => {
    const rows = [row({ id: 'q2' }), row({ evidence: ['Two boats'], answer: 'two' })];
    expect(valueOf(attachQuestions(corpus, rows)).questions).toEqual([
      ...corpus.questions,
      { id: 'q2', text: 'New?', evidence: [] },
      {
        id: 'q3',
        text: 'New?',
        answer: 'two',
        evidence: [{ documentId: 'd2', start: 0, end: 9 }],
      },
    ]);
  });

  it.each([
    [{ evidence: ['Three'] }, 'attach-passage-absent'],
    [{ evidence: ['Two'] }, 'attach-passage-twice'],
    [{ id: 'q1' }, 'attach-duplicate-id'],
  ])('refuses %j with its line', (change, code) => {
    expect(refusal(attachQuestions(corpus, [row(change)]))).toMatchObject({ code, line: 7 });
  });
});

describe('what tables of several systems hold', () => {
  it('reads a table as French Excel saves it: Windows-1252, semicolons, last columns left out', async () => {
    const line = (place: number, rest: string) => `${place};"Où, n° ${place} ?\nÀ 3,5 %"${rest}`;
    const lines = Array.from({ length: 40 }, (_, place) =>
      // Lines 16 to 31 of the sheet are one block, and hold nothing beyond the question.
      line(place + 1, place + 1 >= 16 && place + 1 < 32 ? '' : ';« 12,5 ° »;'),
    );
    const text = ['id;question;réponse;preuve', ...lines, ''].join('\r\n');
    const bytes = Uint8Array.from(text, (each) => each.charCodeAt(0));
    const read = valueOf(await readQuestionTable(bytes, 'questions.csv'));
    expect(read).toMatchObject({ encoding: 'windows-1252', separator: ';' });
    expect(read.rows).toHaveLength(40);
    expect(read.rows[20]).toMatchObject({ text: 'Où, n° 21 ?\nÀ 3,5 %', answer: undefined });
    expect(read.rows[39]).toMatchObject({ id: '40', answer: '« 12,5 ° »' });
    // A line that ends early by itself is broken, in a block of others that do not.
    const broken = text.replace('40;"Où', '40;x\r\n41;"Où');
    const code = Uint8Array.from(broken, (each) => each.charCodeAt(0));
    expect(refusal(await readQuestionTable(code, 'questions.csv'))).toMatchObject({
      code: 'table-columns',
      count: 2,
      expected: 4,
    });
  });

  it('keeps the lines of a table with mixed line ends, and the line ends of its cells', async () => {
    const text = 'question,answer\r\nOne?,a\nTwo?,b\rThree?,"c\r\nd"\r\n';
    const { rows } = valueOf(await readQuestionTable(utf8(text), 'mixed.csv'));
    expect(rows.map(({ text: question, answer, line }) => [question, answer, line])).toEqual([
      ['One?', 'a', 2],
      ['Two?', 'b', 3],
      ['Three?', 'c\r\nd', 4],
    ]);
  });

  it('names the columns it does not read, a second one of a kind among them', async () => {
    const text = 'id;numéro;question;note;__proto__;preuve 1;preuve 2\n1;x;Q ?;n;p;a;b\n';
    const { rows, unread } = valueOf(await readQuestionTable(utf8(text), 'wide.csv'));
    expect(unread).toEqual(['numéro', 'note', '__proto__']);
    expect(rows[0]).toMatchObject({ id: '1', evidence: ['a', 'b'] });
  });
});
