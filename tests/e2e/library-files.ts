import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/** A file as a test hands it to the page. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function file(name: string, content: string | Buffer, mimeType = 'text/plain'): TestFile {
  return { name, mimeType, buffer: Buffer.from(content as string) };
}

const HARBOUR = [
  'The harbour opens at six in the morning from April to October.',
  'A berth for the night costs 24 euros, water included.',
  'Dogs stay on the lead on every pontoon.',
  'The fuel station takes cards only.',
];

/** A PDF as Chromium prints it: two pages, the second begins in mid-sentence. */
export async function printedPdf(page: Page): Promise<TestFile> {
  const printer = await page.context().newPage();
  await printer.setContent(
    `<h1>Harbour rules</h1>${HARBOUR.map((sentence) => `<p>${sentence}</p>`).join('')}
     <p style="break-before:page">Élodie Kœnig keeps the harbour master’s office open until noon.</p>`,
  );
  const buffer = await printer.pdf({ format: 'A5' });
  await printer.close();
  return { name: 'harbour.pdf', mimeType: 'application/pdf', buffer };
}

/** A table as a French spreadsheet writes it: Windows-1252, semicolons, CRLF, doubled quotes. */
export function frenchTable(): TestFile {
  const rows = [
    'Identifiant;Question;Réponse attendue;Preuve;Sans réponse',
    'h1;Combien d’€ coûte une nuit au port ?;24 euros;A berth for the night costs 24 euros;non',
    'h2;"Que veut dire ""lead"" ; une laisse ?";;Dogs stay on the lead;',
    'h3;Le port a-t-il une grue ?;;;oui',
  ];
  // The two characters that Latin-1 lacks stand at 0x80 and 0x92 there.
  const text = `${rows.join('\r\n')}\r\n`.replaceAll('€', '\x80').replaceAll('’', '\x92');
  const buffer = Buffer.from(text, 'latin1');
  return { name: 'questions.csv', mimeType: 'text/csv', buffer };
}

/** SQuAD 2.0 by its published description; the offset of the second answer is past an emoji. */
export const SQUAD = {
  version: 'v2.0',
  data: [
    {
      title: 'Lighthouse_keepers',
      paragraphs: [
        {
          context: 'The lighthouse was lit in 1841. Two keepers lived there.',
          qas: [
            {
              id: 'a1',
              question: 'When was the lighthouse lit?',
              is_impossible: false,
              answers: [{ text: '1841', answer_start: 26 }],
            },
            {
              id: 'a2',
              question: 'Who painted the lighthouse?',
              is_impossible: true,
              answers: [],
              plausible_answers: [{ text: 'Two keepers', answer_start: 32 }],
            },
          ],
        },
        {
          context: '🗼 The lamp burned rapeseed oil for thirty years.',
          qas: [
            {
              id: 'a3',
              question: 'What did the lamp burn?',
              is_impossible: false,
              answers: [{ text: 'rapeseed oil', answer_start: 18 }],
            },
          ],
        },
      ],
    },
  ],
};

/** A BEIR set by its published description. */
export const BEIR = {
  corpus:
    '{"_id": "d1", "title": "Bees", "text": "Honey bees dance to show where nectar is.", "metadata": {}}\n' +
    '{"_id": "d2", "title": "Wasps", "text": "Paper wasps chew wood into a grey paste.", "metadata": {}}\n',
  queries: '{"_id": "q1", "text": "how do bees show nectar", "metadata": {}}\n',
  qrels: 'query-id\tcorpus-id\tscore\nq1\td1\t1\nq1\td2\t0\n',
};

export function beirFiles(change: Partial<typeof BEIR> = {}): TestFile[] {
  const { corpus, queries, qrels } = { ...BEIR, ...change };
  return [
    file('corpus.jsonl', corpus),
    file('queries.jsonl', queries),
    file('test.tsv', qrels, 'text/tab-separated-values'),
  ];
}

/** A small corpus in our own form. */
export function corpusJson(change: object = {}): object {
  return {
    schema: 'retrieval-corpus/1',
    id: 'ferry',
    title: 'Ferry timetable',
    language: 'en',
    licence: 'CC0',
    source: 'a test',
    documents: [{ id: 'd', title: 'Ferry', text: 'The ferry leaves at nine. It returns at five.' }],
    questions: [
      {
        id: 'q1',
        text: 'When does the ferry leave?',
        evidence: [{ documentId: 'd', start: 0, end: 25 }],
      },
    ],
    ...change,
  };
}

export function caseJson(change: object = {}): object {
  return {
    schema: 'teaching-case/1',
    id: 'tide',
    source: { name: { en: 'Tide mill visits' } },
    question: { en: 'When can the mill be visited?' },
    facts: [
      { id: 'F1', text: { en: 'The mill is open at low tide.' } },
      { id: 'F2', text: { en: 'Groups must book.' }, condition: { label: { en: 'Booking' } } },
      { id: 'F3', text: { en: 'Boots are lent at the door.' } },
    ],
    variants: { A: ['F1', 'F2', 'F3'], B: ['F2', 'F1', 'F3'] },
    ...change,
  };
}

export function json(name: string, value: unknown): TestFile {
  return file(name, JSON.stringify(value), 'application/json');
}

/** SQuAD with one question, in which fields can be changed. */
export function squadOf(change: object): object {
  const qas = [{ id: '1', question: 'What burned?', ...change }];
  const paragraphs = [{ context: 'The lamp burned oil.', qas }];
  return { version: 'v2.0', data: [{ title: 'Lamp', paragraphs }] };
}

/** A PDF put together by hand: objects, a table of where they stand, a trailer. */
function pdfOf(name: string, objects: readonly string[], trailer = ''): TestFile {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, number) => {
    const place = text.length;
    text += `${number + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const start = text.length;
  text += `${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';

/** A PDF that asks for a password before it shows a page. */
export function lockedPdf(): TestFile {
  const key = `<${'4a'.repeat(32)}>`;
  return pdfOf(
    'locked.pdf',
    [
      CATALOGUE,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      PAGE,
      `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >>`,
    ],
    `/Encrypt 4 0 R /ID [<${'0b'.repeat(16)}> <${'0b'.repeat(16)}>]`,
  );
}

/** A PDF that says it has so many pages. */
export function manyPagesPdf(count: number): TestFile {
  const kids = Array.from({ length: count }, (_, page) => `${page + 3} 0 R`).join(' ');
  const pages = Array.from({ length: count }, () => PAGE);
  return pdfOf('many.pdf', [
    CATALOGUE,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...pages,
  ]);
}

/** A PDF as Chromium prints a picture: no text in it. */
export async function pictureOnlyPdf(page: Page): Promise<TestFile> {
  const printer = await page.context().newPage();
  await printer.setContent('<svg width="90" height="90"><rect width="90" height="90" /></svg>');
  const buffer = await printer.pdf({ format: 'A6' });
  await printer.close();
  return { name: 'picture.pdf', mimeType: 'application/pdf', buffer };
}
