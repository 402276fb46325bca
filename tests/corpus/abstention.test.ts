import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Language = 'fr' | 'en';
type Bilingual = Record<Language, string>;
interface Question {
  id: string;
  text: Bilingual;
  answer?: Bilingual;
  unanswerable?: boolean;
  why?: string;
  note?: Bilingual;
}
interface Corpus {
  documents: { id: string; title: Bilingual }[];
  questions: Question[];
}
interface Lie {
  questionId: string;
  kind: string;
  text: Bilingual;
}

const languages: Language[] = ['fr', 'en'];
const folder = new URL('../../corpus/abstention/abstention/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const json = <T>(path: string) => JSON.parse(read(path)) as T;

const corpus = {
  ...json<Pick<Corpus, 'documents'>>('manifest.json'),
  ...json<Pick<Corpus, 'questions'>>('questions.json'),
};
const extra = json<{ questions: Question[] }>('extra-questions.json').questions;
const refusals = json<Record<string, Bilingual>>('refusals.json');
const lies = json<Lie[]>('lies.json');
const all = [...corpus.questions, ...extra];
const ids = corpus.documents.map((document) => document.id);

const mark = /\[\[([a-z]\d\d)>|<([a-z]\d\d)\]\]/g;
const plain = (text: string) => text.replace(mark, '');

/** The evidence of every question of a text; throws where a mark is not balanced or touches white space. */
function evidenceOf(text: string): Map<string, string[]> {
  const spans = new Map<string, string[]>();
  const open = new Map<string, number>();
  for (const match of text.matchAll(mark)) {
    const [whole, opening, closing] = match;
    if (opening !== undefined) {
      if (open.has(opening)) throw new Error(`${opening} is opened twice`);
      const after = plain(text.slice(match.index)).charAt(0);
      if (!/\S/.test(after)) throw new Error(`${opening} opens before white space`);
      open.set(opening, match.index + whole.length);
    } else if (closing !== undefined) {
      const start = open.get(closing);
      if (start === undefined) throw new Error(`${closing} is closed and was not open`);
      const span = plain(text.slice(start, match.index));
      if (!/\S$/.test(span)) throw new Error(`${closing} closes after white space`);
      open.delete(closing);
      spans.set(closing, [...(spans.get(closing) ?? []), span]);
    }
  }
  if (open.size > 0) throw new Error(`never closed: ${[...open.keys()].join(', ')}`);
  if (/\[\[|\]\]/.test(plain(text))) throw new Error('double brackets outside a mark');
  return spans;
}

/** Figures as digit groups, with separators, decimals and clock times brought to one writing. */
function figures(text: string, language: Language): string[] {
  const unified =
    language === 'fr'
      ? text
          .replace(
            /(\d+)\u00a0h(?:\u00a0(\d\d))?(?!\p{L})/gu,
            (_, hour: string, minutes?: string) => [hour, minutes ?? '00'].join(':'),
          )
          .replace(/(?<=\d)\u202f(?=\d)/g, '')
          .replace(/(\d),(\d)/g, '$1.$2')
      : text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  return (unified.match(/\d+(?::\d\d|\.\d+)?/g) ?? []).map((figure) =>
    figure.includes(':') ? figure.replace(/^0(?=\d)/, '') : figure,
  );
}

const marked = (language: Language, id: string) => read(`${language}/${id}.txt`);
const document = (language: Language, id: string) => plain(marked(language, id));
const whole = (language: Language) => ids.map((id) => document(language, id)).join('\n');
const evidence = Object.fromEntries(
  languages.map((language) => {
    const spans = new Map<string, { document: string; text: string }[]>();
    for (const id of ids)
      for (const [question, texts] of evidenceOf(marked(language, id)))
        spans.set(question, [
          ...(spans.get(question) ?? []),
          ...texts.map((text) => ({ document: id, text })),
        ]);
    return [language, spans];
  }),
) as Record<Language, Map<string, { document: string; text: string }[]>>;

const evidenceText = (language: Language, id: string) =>
  (evidence[language].get(id) ?? []).map((span) => span.text).join('\n');

/** Cells of the rows of the first table whose title begins so, header included. */
function table(language: Language, id: string, title: string): string[][] {
  const block = document(language, id)
    .split('\n\n')
    .find((candidate) => candidate.startsWith(title));
  return (block ?? '')
    .split('\n')
    .slice(1)
    .map((row) => row.split(' | '));
}
const value = (cell: string | undefined, language: Language) =>
  Number(figures(cell ?? '', language)[0]);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('documents of the home insurer', () => {
  it('are the same in both languages, each with its title on the first line', () => {
    expect(ids.length).toBeGreaterThanOrEqual(12);
    for (const language of languages) {
      const files = readdirSync(new URL(`${language}/`, folder));
      expect(files.sort()).toEqual(ids.map((id) => `${id}.txt`).sort());
      for (const { id, title } of corpus.documents)
        expect(document(language, id).split('\n')[0]).toBe(title[language]);
      const words = whole(language).split(/\s+/).length;
      expect(words).toBeGreaterThan(6000);
      expect(words).toBeLessThan(9000);
    }
  });

  it.each(ids)('%s has the same shape and the same figures in French and in English', (id) => {
    const shape = (language: Language) =>
      document(language, id)
        .split('\n\n')
        .map((block) => block.split('\n').length);
    expect(shape('en')).toEqual(shape('fr'));
    const french = figures(document('fr', id), 'fr').sort();
    const english = figures(document('en', id), 'en').sort();
    expect(french.length).toBeGreaterThan(10);
    expect(english).toEqual(french);
  });

  it('keep English typography out of French and French out of English', () => {
    expect(whole('fr')).not.toMatch(/['"“”]| [:;!?%€»]|\d \d{3}(?!\d)/);
    expect(whole('en')).not.toMatch(/['"«»]|\u00a0[:;!?%€]|\u202f/);
  });

  it('never say how many people the quality unit has', () => {
    const people =
      /\b(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|two|three|four|five|six|seven|eight|nine|ten)[\s\u00a0]+(?:\p{L}+\s+){0,2}(?:personnes|salariés|membres|agents|collaborateurs|relecteurs|conseillers|inspecteurs|assurés|people|employees|members|staff|readers|advisers|inspectors|policyholders)\b/iu;
    const unit = { fr: /cellule qualité/i, en: /quality unit/i };
    for (const language of languages) {
      const naming = whole(language)
        .split(/\n|(?<=[.!?])\s/)
        .filter((sentence) => unit[language].test(sentence));
      expect(naming.length).toBeGreaterThanOrEqual(8);
      expect(naming.filter((sentence) => people.test(sentence))).toEqual([]);
      for (const note of ['quality-1', 'quality-2']) {
        expect(document(language, note)).toMatch(unit[language]);
        expect(document(language, note)).toMatch(people);
      }
    }
  });

  it('know no car', () => {
    for (const language of languages)
      expect(whole(language)).not.toMatch(
        /(?<!\p{L})(?:cars?|autos?|automobiles?|voitures?|véhicules?|vehicles?)(?!\p{L})/iu,
      );
  });

  it('refer to articles and sheets that exist', () => {
    for (const language of languages) {
      const headings = [...whole(language).matchAll(/^Article (\d+) /gm)].map((match) => match[1]);
      expect(headings).toEqual(Array.from({ length: 28 }, (_, index) => String(index + 1)));
      for (const match of whole(language).matchAll(/article (\d+)/g))
        expect(headings).toContain(match[1]);
      const sheets = corpus.documents
        .map(({ title }) => /^(?:Fiche de garantie|Cover sheet) (\d)/.exec(title[language])?.[1])
        .filter((number) => number !== undefined);
      expect(sheets).toEqual(['1', '2', '3', '4', '5', '6']);
      for (const match of whole(language).matchAll(/(?:fiches?|sheets?) (\d)/g))
        expect(sheets).toContain(match[1]);
    }
  });
});

describe('figures of the home insurer', () => {
  it.each(languages)('add up in the tables (%s)', (language) => {
    const title = language === 'fr' ? 'Tableau 1' : 'Table 1';
    const claims = table(language, 'minutes-2026-03', title).slice(1);
    const reread = table(language, 'quality-1', title).slice(1);
    expect([claims.length, reread.length]).toEqual([7, 4]);
    for (const [rows, columns] of [
      [claims, [1, 2]],
      [reread, [1, 2]],
    ] as const)
      for (const column of columns) {
        const numbers = rows.map((row) => value(row[column], language));
        expect(sum(numbers.slice(0, -1))).toBeCloseTo(numbers.at(-1) ?? NaN, 6);
      }
    for (const row of reread)
      expect(value(row[2], language)).toBe(Math.round((value(row[1], language) / 310) * 1000) / 10);

    const votes = table(language, 'minutes-2025-11', title).slice(1);
    expect(votes).toHaveLength(4);
    for (const row of votes) expect(value(row[3], language) + value(row[4], language)).toBe(9);
  });

  it.each(languages)('give the premium with tax as the text says (%s)', (language) => {
    const block = document(language, 'premiums')
      .split('\n\n')
      .find((candidate) => candidate.startsWith(language === 'fr' ? 'Tableau 1' : 'Table 1'));
    const rows = (block ?? '').split('\n').slice(2);
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const amounts = row.split(' | ').slice(1);
      expect(amounts).toHaveLength(6);
      for (let index = 0; index < amounts.length; index += 2)
        expect(value(amounts[index + 1], language)).toBeCloseTo(
          value(amounts[index], language) * 1.09 + 5.9,
          6,
        );
    }
  });

  it.each(languages)('agree where a percentage follows from two counts (%s)', (language) => {
    const percent = (part: number, total: number) =>
      String(Math.round((part / total) * 1000) / 10).replace('.', language === 'fr' ? ',' : '.');
    const sign = language === 'fr' ? '\u00a0%' : '%';
    const holds = (id: string, part: number, total: number) => {
      const found = figures(document(language, id), language);
      expect(document(language, id)).toContain(`${percent(part, total)}${sign}`);
      return found;
    };
    expect(holds('minutes-2026-03', 41860 - 40920, 40920)).toEqual(
      expect.arrayContaining(['41860', '40920']),
    );
    expect(holds('minutes-2026-03', 9652, 11386)).toEqual(
      expect.arrayContaining(['9652', '11386000']),
    );
    expect(holds('minutes-2026-03', 2968, 6214)).toContain('6214');
    expect(holds('quality-1', 310, 6214)).toEqual(expect.arrayContaining(['310', '6214']));
    expect(holds('quality-2', 1122, 3400)).toEqual(expect.arrayContaining(['1122', '3400']));
    expect(holds('quality-2', 131, 148)).toEqual(expect.arrayContaining(['131', '148']));
    expect(holds('quality-2', 163 - 148, 163)).toContain('163');
  });

  it('recur unchanged from one document to another', () => {
    const recurring: [figure: string, documents: string[]][] = [
      ['16000', ['theft', 'minutes-2025-11']],
      ['1500', ['water', 'minutes-2025-11']],
      ['1600', ['general-3', 'water', 'claims']],
      ['2400', ['general-3', 'liability']],
      ['400', ['general-2', 'theft']],
      ['250', ['theft', 'minutes-2025-11']],
      ['180', ['water', 'fire', 'minutes-2025-11']],
      ['300', ['storm', 'minutes-2025-11']],
      ['3.8', ['premiums', 'minutes-2025-11']],
      ['6000', ['storm', 'minutes-2026-03']],
      ['900', ['theft', 'minutes-2026-03']],
      ['6214', ['minutes-2026-03', 'quality-1']],
    ];
    for (const language of languages)
      for (const [figure, documents] of recurring)
        for (const id of documents)
          expect(figures(document(language, id), language), `${figure} in ${id}`).toContain(figure);
  });
});

describe('questions of the home insurer', () => {
  const series = (letter: string, from: number, to: number) =>
    Array.from(
      { length: to - from + 1 },
      (_, index) => `${letter}${String(from + index).padStart(2, '0')}`,
    );
  const kinds = ['off-topic', 'named-without-figure', 'false-premise'];

  it('are sixteen and four, then forty and twenty', () => {
    expect(corpus.questions.map((question) => question.id)).toEqual([
      ...series('a', 1, 16),
      ...series('u', 17, 20),
    ]);
    expect(extra.map((question) => question.id)).toEqual([
      ...series('b', 1, 40),
      ...series('v', 1, 20),
    ]);
    const whys = (questions: Question[]) =>
      kinds.map((kind) => questions.filter((question) => question.why === kind).length);
    expect(whys(corpus.questions)).toEqual([1, 2, 1]);
    expect(sum(whys(extra))).toBe(20);
    expect(Math.min(...whys(extra))).toBeGreaterThanOrEqual(4);
    for (const question of all) {
      const unanswerable = /^[uv]/.test(question.id);
      expect(question.unanswerable === true, question.id).toBe(unanswerable);
      expect(question.answer === undefined, question.id).toBe(unanswerable);
      expect(question.note === undefined, question.id).toBe(!unanswerable);
      for (const language of languages) expect(question.text[language]).toMatch(/\?$/);
    }
  });

  it('have evidence in both languages, in the same documents, exactly where they are answerable', () => {
    const answerable = all.filter((question) => !question.unanswerable).map(({ id }) => id);
    for (const language of languages)
      expect([...evidence[language].keys()].sort()).toEqual([...answerable].sort());
    for (const id of answerable) {
      const places = (language: Language) =>
        (evidence[language].get(id) ?? []).map((span) => span.document);
      expect(places('en'), id).toEqual(places('fr'));
    }
  });

  it.each(languages)('find every figure of their answer in their own evidence (%s)', (language) => {
    for (const { id, answer } of all) {
      if (!answer) continue;
      const found = figures(evidenceText(language, id), language);
      for (const figure of figures(answer[language], language))
        expect(found, `${figure} of ${id}`).toContain(figure);
    }
    const withFigure = corpus.questions.filter(
      ({ answer }) => answer && figures(answer[language], language).length > 0,
    );
    expect(withFigure.length).toBeGreaterThanOrEqual(12);
  });

  it('rest on a false figure where they say so', () => {
    for (const language of languages) {
      const u20 = corpus.questions.find(({ id }) => id === 'u20');
      expect(figures(u20?.text[language] ?? '', language)).toEqual(['35']);
      expect(figures(whole(language), language)).not.toContain('35');
    }
  });

  it('are refused without a figure of our own', () => {
    const refused = corpus.questions.filter((question) => question.unanswerable);
    expect(Object.keys(refusals)).toEqual(refused.map(({ id }) => id));
    for (const { id, text } of refused)
      for (const language of languages) {
        const asked = figures(text[language], language);
        const said = figures(refusals[id]?.[language] ?? '', language);
        expect(said.filter((figure) => !asked.includes(figure))).toEqual([]);
        expect(refusals[id]?.[language].length ?? 0).toBeGreaterThan(40);
      }
  });

  it('are lied about three times, with a value that stands in no evidence of that question', () => {
    expect(lies.map(({ kind }) => kind)).toEqual(['amount', 'duration', 'address']);
    for (const lie of lies)
      for (const language of languages) {
        const question = corpus.questions.find(({ id }) => id === lie.questionId);
        expect(question?.answer?.[language]).not.toBe(lie.text[language]);
        const found = figures(evidenceText(language, lie.questionId), language);
        const invented = figures(lie.text[language], language);
        expect(invented.filter((figure) => !found.includes(figure))).toEqual(invented);
        expect(invented.length).toBeGreaterThan(0);
      }
    expect(whole('fr')).not.toMatch(/23\u202f500|21 jours|Lévignac/);
    expect(whole('en')).not.toMatch(/23,500|21 days|Lévignac/);
  });
});
