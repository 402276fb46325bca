import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../corpus/neighbours/fusion/', import.meta.url);
const marked = readFileSync(new URL('document.txt', folder), 'utf8');
const json = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object;
const sheet = { ...json('questions.json'), ...json('manifest.json') } as unknown as {
  languages: string[];
  questions: { id: string; text: string; answer?: string; unanswerable?: boolean }[];
};

const MARK = /\[\[(q\d\d)>|<(q\d\d)\]\]/g;
const text = marked.replace(MARK, '');
const lines = text.split('\n');

/** Every evidence span, as text, by question. */
function readEvidence(): Map<string, string[]> {
  const spans = new Map<string, string[]>();
  const open = new Map<string, number>();
  let plain = '';
  let last = 0;
  for (const mark of marked.matchAll(MARK)) {
    plain += marked.slice(last, mark.index);
    last = mark.index + mark[0].length;
    const [, opens, closes] = mark;
    if (opens !== undefined) {
      if (open.has(opens)) throw new Error(`${opens} is opened twice`);
      open.set(opens, plain.length);
    } else if (closes !== undefined) {
      const start = open.get(closes);
      if (start === undefined) throw new Error(`${closes} is closed before it opens`);
      open.delete(closes);
      spans.set(closes, [...(spans.get(closes) ?? []), plain.slice(start)]);
    }
  }
  if (open.size > 0) throw new Error(`left open: ${[...open.keys()].join(', ')}`);
  return spans;
}

/** A French number: grouped by a narrow no-break space, decimal comma, minus sign. */
function number(cell: string): number {
  const digits = cell.replace(/[\u00a0\u202f%€]/g, '').replace('−', '-');
  const value = Number(digits.replace(',', '.'));
  if (digits === '' || Number.isNaN(value)) throw new Error(`not a number: ${cell}`);
  return value;
}

const fr = (value: number, decimals = 0): string => {
  const [whole, fraction] = value.toFixed(decimals).split('.');
  const grouped = (whole ?? '').replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
};
const euros = (value: number, decimals = 0): string => `${fr(value, decimals)}\u00a0€`;

/** The rows of a table, header left out. */
function table(n: number): string[][] {
  const title = lines.findIndex((line) => line.startsWith(`Tableau ${n} `));
  if (title < 0) throw new Error(`no table ${n}`);
  const rows: string[][] = [];
  for (let i = title + 2; (lines[i] ?? '').includes(' | '); i++) {
    rows.push((lines[i] ?? '').split(' | '));
  }
  const width = rows[0]?.length;
  for (const row of rows) expect(row, `table ${n}`).toHaveLength(width ?? 0);
  return rows.slice(1);
}

function cell(n: number, label: string, column: number): number {
  const row = table(n).find(([first]) => first?.startsWith(label));
  return number(row?.[column] ?? '');
}

const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);

/** The last row is the total of the others in each of these columns. */
function expectTotal(n: number, columns: number[], decimals = 0): void {
  const rows = table(n);
  const total = rows.at(-1);
  expect(total?.[0]).toMatch(/^Total/);
  for (const column of columns) {
    const parts = rows.slice(0, -1).map((row) => number(row[column] ?? ''));
    expect(sum(parts), `table ${n}, column ${column}`).toBeCloseTo(
      number(total?.[column] ?? ''),
      decimals + 2,
    );
  }
}

/** The text from a heading to the next one. */
function section(id: string): string {
  const start = lines.findIndex((line) => line.startsWith(`${id} `));
  if (start < 0) throw new Error(`no heading ${id}`);
  const isHeading = (line: string): boolean =>
    /^(\d+\.\d+ |(Article|Annexe) \d+ |Partie [IV]+ )/.test(line);
  const length = lines.slice(start + 1).findIndex(isHeading);
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n');
}

describe('the form of the corpus', () => {
  const evidence = readEvidence();

  it('marks evidence for the questions that have an answer, and for no other', () => {
    const ids = Array.from({ length: 90 }, (_, i) => `q${String(i + 1).padStart(2, '0')}`);
    expect(sheet.languages).toEqual(['fr']);
    expect(sheet.questions.map((question) => question.id)).toEqual(ids);
    for (const { id, answer, unanswerable } of sheet.questions) {
      expect(evidence.has(id), id).toBe(id <= 'q80');
      expect(answer !== undefined, id).toBe(id <= 'q80');
      expect(unanswerable === true, id).toBe(id > 'q80');
    }
    for (const span of [...evidence.values()].flat()) expect(span).toBe(span.trim());
    expect(text).not.toMatch(/\[\[|\]\]/);
  });

  it('keeps short evidence short and long evidence long', () => {
    for (const [id, spans] of evidence) {
      const length = sum(spans.map((span) => span.length));
      expect(length, id).toBeGreaterThanOrEqual(id <= 'q40' ? 60 : 600);
      expect(length, id).toBeLessThanOrEqual(id <= 'q40' ? 350 : 2300);
      // A row may be marked apart from its header, or a remark apart from the row it speaks of.
      if (id <= 'q40') expect(spans.length, id).toBeLessThanOrEqual(2);
    }
  });

  it('gives in its answers only figures that stand in the evidence, in figures or in words', () => {
    const words: Record<string, RegExp> = {
      '24': /vingt-quatre mois/,
      '36': /trente-six mois/,
    };
    for (const { id, answer } of sheet.questions) {
      const proof = (evidence.get(id) ?? []).join('\n');
      const stated = new Set(proof.match(/\d+(?:[\u202f,.]\d+)*/g));
      for (const figure of answer?.match(/\d+(?:[\u202f,.]\d+)*/g) ?? []) {
        expect(stated.has(figure) || words[figure]?.test(proof), `${id} ${figure}`).toBe(true);
      }
    }
  });

  it('is set as French is set', () => {
    expect(text).not.toMatch(/['"]/);
    expect(text).not.toMatch(/ [:;!?%€»]|« /);
    expect(text).not.toMatch(/\d \d{3}(?!\d)/);
    const words = text
      .replace(/[\u00a0\u202f]/g, '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeGreaterThan(9000);
    expect(words.length).toBeLessThan(14000);
  });
});

describe('cross-references and definitions', () => {
  it('points to articles that exist', () => {
    const references = [...text.matchAll(/articles? ((?:\d+(?:\.\d+)?(?:, | et | à )?)+)/g)];
    expect(references.length).toBeGreaterThan(60);
    for (const [, list] of references) {
      for (const [id] of (list ?? '').matchAll(/\d+(?:\.\d+)?/g)) {
        const heading = id.includes('.') ? `${id} ` : `Article ${id} `;
        expect(
          lines.some((line) => line.startsWith(heading)),
          `article ${id}`,
        ).toBe(true);
      }
    }
    for (const row of table(15)) {
      for (const id of (row.at(-1) ?? '').split(' et ')) expect(() => section(id)).not.toThrow();
    }
  });

  it('points to annexes and tables that exist, numbered without a gap', () => {
    const first = (pattern: RegExp): number[] =>
      lines.flatMap((line) => pattern.exec(line)?.slice(1).map(Number) ?? []);
    const annexes = first(/^Annexe (\d+) /);
    const tables = first(/^Tableau (\d+) /);
    expect(annexes).toEqual(annexes.map((_, i) => i + 1));
    expect(tables).toEqual(tables.map((_, i) => i + 1));
    for (const [, n] of text.matchAll(/annexe (\d+)/g)) expect(annexes).toContain(Number(n));
    for (const [, n] of text.matchAll(/tableau (\d+)/g)) expect(tables).toContain(Number(n));
  });

  it('numbers its clauses without a gap', () => {
    const articles = lines.flatMap((line) => /^Article (\d+) /.exec(line)?.slice(1) ?? []);
    expect(articles.map(Number)).toEqual(articles.map((_, i) => i + 1));
    for (const article of articles) {
      const clauses = lines.flatMap((line) => {
        const found = new RegExp(`^${article}\\.(\\d+) \\p{Lu}`, 'u').exec(line);
        return found?.[1] === undefined ? [] : [Number(found[1])];
      });
      expect(clauses, article).toEqual(clauses.map((_, i) => i + 1));
    }
  });

  it('says at the other end what the reference claims', () => {
    expect(section('16.5')).toContain('(a) vingt-quatre mois');
    expect(section('8.3')).toMatch(/\(i\) de la vérification/);
    expect(section('8.8')).toContain('nappe');
    expect(section('11.4')).toContain('31 mars 2026');
    expect(section('6.10')).toContain('actions gratuites');
    expect(section('6.11')).toMatch(/renoncer à la fusion.*\n*$/);
    expect(section('7.2')).toContain('conditions suspensives (d) et (e)');
    const conditions = new Map(table(8).map(([letter, what]) => [letter, what]));
    expect(conditions.get('(d)')).toContain('Val d’Orsenne');
    expect(conditions.get('(e)')).toContain('banques');
    expect(conditions.get('(f)')).toContain('Courlanges');
  });

  it('defines each capitalised term and uses it', () => {
    const definitions = section('3.1');
    const terms = [...definitions.matchAll(/^- «\u00a0(.+?)\u00a0»/gm)].map(
      (found) => found[1] ?? '',
    );
    expect(terms.length).toBeGreaterThan(20);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'fr')));
    const rest = text.replace(definitions, '');
    for (const term of terms) {
      const singular = term.replace(/s\b/g, '');
      expect(rest.replace(/s\b/g, ''), term).toContain(singular);
    }
    const used = [
      ...text.matchAll(/\b(Jours? Ouvrés?|Effet Défavorable \p{L}+|Passif \p{Lu}\p{L}+ \p{L}+)/gu),
    ];
    for (const [, term] of used) expect(terms).toContain(term?.replace(/s\b/g, ''));
  });
});

describe('the shares and the parity', () => {
  const [oldShares, oldTarget] = [4_800_000, 640_000];
  const held = cell(1, 'Sorvanne', 1);
  const exchanged = oldTarget - held;
  const issued = (exchanged * 5) / 2;

  it('adds up shareholders before and after', () => {
    for (const n of [1, 2]) {
      expectTotal(n, [1, 2]);
      const total = number(table(n).at(-1)?.[1] ?? '');
      for (const row of table(n)) {
        expect((100 * number(row[1] ?? '')) / total).toBeCloseTo(number(row[2] ?? ''), 6);
      }
    }
    expect(cell(1, 'Total', 1)).toBe(oldTarget);
    expect(cell(2, 'Total', 1)).toBe(oldShares);
    expectTotal(7, [1, 2, 3, 4]);
    for (const row of table(7)) {
      const [, before, created, after, share] = row;
      expect(number(before ?? '') + number(created ?? '')).toBe(number(after ?? ''));
      const exact = (100 * number(after ?? '')) / (oldShares + issued);
      expect(exact.toFixed(2)).toBe(number(share ?? '').toFixed(2));
    }
    for (const name of ['Les Tanneries', 'Ourcelle', 'Cadres dirigeants']) {
      expect(cell(7, name, 2)).toBe(cell(1, name, 1) * 2.5);
    }
    expect(section('6.9')).toContain(fr((100 * issued) / (oldShares + issued), 2));
    expect(section('9.2')).toContain(fr((100 * issued) / (oldShares + issued), 2));
    const others = table(7).slice(1, -1);
    for (const row of others) expect(number(row.at(-1) ?? ''), row[0]).toBeLessThan(20);
    expect(section('6.9')).toContain(`ramenée de 57\u00a0% à ${table(7)[0]?.at(-1) ?? ''}`);
  });

  it('weighs the three methods into the value retained', () => {
    const methods = table(6).slice(0, 3);
    expect(sum(methods.map((row) => number(row[1] ?? '')))).toBe(100);
    for (const [column, shares] of [
      [2, oldShares],
      [4, oldTarget],
    ] as const) {
      const weighted = sum(
        methods.map((row) => (number(row[1] ?? '') * number(row[column] ?? '')) / 100),
      );
      expect(weighted).toBeCloseTo(cell(6, 'Valeur Retenue', column), 6);
      for (const row of table(6)) {
        const each = (1000 * number(row[column] ?? '')) / shares;
        expect(Math.abs(each - number(row[column + 1] ?? ''))).toBeLessThan(0.005);
      }
    }
    for (const row of table(6)) {
      const ratio = number(row[4] ?? '') / oldTarget / (number(row[2] ?? '') / oldShares);
      expect(Math.abs(ratio - number(row[6] ?? ''))).toBeLessThan(0.005);
    }
    expect(section('6.3')).toContain(fr(107.25 / 42.5, 4));
  });

  it('passes from the value of the enterprise to that of its equity', () => {
    for (const column of [1, 2, 3, 4]) {
      const rows = table(5).map((row) => number(row[column] ?? ''));
      expect(sum(rows.slice(0, -1))).toBe(rows.at(-1));
    }
    expect(cell(5, 'Valeur d’entreprise', 2)).toBe(30_000 * 7.5);
    expect(cell(5, 'Valeur d’entreprise', 4)).toBe(9478 * 7.5);
    expect(section('6.1')).toContain('7,5 fois');
    expect(section('3.1')).toContain(`${fr(9478)} milliers`);
    const row = (label: string): number => cell(5, label, 3);
    expect(-row('Dette Financière Nette')).toBe(
      cell(4, 'Emprunts', 1) + cell(4, 'Concours', 1) - cell(3, 'Disponibilités', 4),
    );
    expect(-row('Dividende')).toBe(cell(4, 'Dividende', 1));
    expect(-row('Engagements')).toBe(cell(4, 'Provision pour indemnités', 1) * 0.75);
    expect(row('Titres')).toBe(cell(3, 'Titres de participation', 4));
    expect(cell(5, 'Titres', 1)).toBe((held * 107.25) / 1000 + 2236);
    expect(cell(6, 'Flux', 2)).toBe(cell(5, 'Valeur des capitaux', 1));
    expect(cell(6, 'Multiples', 2)).toBe(cell(5, 'Valeur des capitaux', 2));
    expect(cell(6, 'Flux', 4)).toBe(cell(5, 'Valeur des capitaux', 3));
    expect(cell(6, 'Multiples', 4)).toBe(cell(5, 'Valeur des capitaux', 4));
    expect(cell(6, 'Actif net', 4)).toBe(68_640 - cell(3, 'Fonds commercial', 4) + 18_020);
  });

  it('derives the capital increase, the cash balance, the premium and the surplus', () => {
    const capital = issued * 5;
    const balance = exchanged;
    expect(2.5 * 42.5 + 1).toBe(107.25);
    expect(section('6.5')).toContain(euros(capital));
    expect(section('6.5')).toContain(euros(oldShares * 5 + capital));
    expect(section('6.6')).toContain(euros(balance));
    expect(section('6.6')).toContain(`${(100 * balance) / capital}\u00a0%`);
    expect(section('6.6')).toContain(euros(capital / 10));
    const others = 68_640_000 * 0.9;
    expect(section('6.8')).toContain(euros(others));
    expect(section('6.8')).toContain(euros(others - capital - balance));
    expect(capital + (others - capital - balance)).toBe(issued * 42.5);
    expect(section('6.8')).toContain(euros(held * 107.25));
    expect(section('6.8')).toContain(euros(held * 107.25 - held * 80));
    expect(section('6.8')).toContain(euros((oldShares * 5 + capital) / 10));
    expect(section('6.8')).toContain(euros(54_000_000 - 720_000 - 1_180_000));
    expect(section('6.7')).toContain(euros(42.5 / 2, 2));
    expect(section('6.10')).toContain(fr(3200 * 2.5));
    expect(section('6.10')).toContain(fr(oldShares + issued + 3200 * 2.5));
    expect(section('Annexe 6')).toContain(euros(capital));
  });
});

describe('figures that recur', () => {
  it('gives each of them alike wherever it stands', () => {
    const dividend = cell(4, 'Dividende', 1) * 1000;
    const recurring: [figure: number, sections: string[]][] = [
      [cell(7, 'Total', 2), ['3.1', '6.5', '6.10', 'Annexe 6']],
      [cell(7, 'Total', 3), ['6.5']],
      [cell(2, 'Total', 1), ['2.1', '6.11']],
      [cell(1, 'Total', 1), ['2.1', '6.11']],
      [cell(1, 'Sorvanne', 1), ['2.2', '6.2', '6.5']],
      [cell(1, 'Les Tanneries', 1), ['6.6']],
      [cell(1, 'Ourcelle', 1), ['6.6']],
      [3200, ['2.1', '6.10']],
      [cell(1, 'Sorvanne', 1) * 80, ['2.2', '6.8']],
      [cell(3, 'Total', 4), ['5.4']],
      [cell(4, 'Total', 1), ['5.4']],
      [cell(6, 'Actif net', 4), ['6.2']],
      [30_000, ['6.2']],
      [9478, ['3.1', '6.2']],
      [5400, ['5.2', '15.2']],
      [8160, ['5.2', '15.2']],
      [1590, ['5.2', '15.2']],
      [dividend, ['6.11']],
      [dividend / 1000, ['5.3', '5.4']],
      [-cell(5, 'Dividende', 1) * 1000, ['6.11', '10.7']],
      [17_900, ['8.10']],
      [41_300, ['8.10']],
    ];
    for (const [figure, sections] of recurring) {
      for (const id of sections) {
        const found = section(id).match(/\d+(?:\u202f\d{3})*/g) ?? [];
        expect(found, `${fr(figure)} in ${id}`).toContain(fr(figure));
      }
    }
    for (const [id, shares, nominal] of [
      ['1.1', cell(2, 'Total', 1), 5],
      ['1.2', cell(1, 'Total', 1), 15],
    ] as const) {
      expect(section(id)).toContain(`au capital de ${euros(shares * nominal)}`);
      expect(section('2.1')).toContain(`divisé en ${fr(shares)} actions de ${euros(nominal)}`);
    }
    expect(section('6.5')).toContain(`de ${euros(cell(2, 'Total', 1) * 5)} à `);
    const equity =
      /s’élevaient à (.+) milliers d’euros, soit (.+) de capital, (.+) de réserve légale, (.+) d’autres réserves et (.+) de résultat/
        .exec(section('2.4'))
        ?.slice(1)
        .map(number);
    expect(equity).toHaveLength(5);
    expect(equity?.[0]).toBe(sum(equity?.slice(1) ?? []));
    expect(equity?.[1]).toBe((cell(1, 'Total', 1) * 15) / 1000);
    const holdings = section('6.6').match(/64\u202f000/g);
    expect(holdings).toHaveLength(2);
    for (const row of table(11).slice(0, 3)) {
      const told = section('16.3').split(row[3] ?? '').length - 1;
      expect(told, row[0]).toBe(row[3] === fr(54_912_000) ? 2 : 3);
    }
    expect(
      new Set([cell(11, 'Déclarations gén', 1), cell(11, 'Déclarations de l’article 8.3', 1)]),
    ).toHaveProperty('size', 1);
  });
});

describe('assets, liabilities and annexes', () => {
  it('adds up the assets, by group and in all', () => {
    const rows = table(3);
    const total = rows.at(-1) ?? [];
    for (const column of [1, 2, 3, 4]) {
      let group = 0;
      let all = 0;
      for (const row of rows.slice(0, -1)) {
        const value = number(row[column] ?? '');
        if (row[0]?.startsWith('Sous-total')) {
          expect(value, `${row[0]}, column ${column}`).toBe(group);
          all += group;
          group = 0;
        } else group += value;
      }
      expect(all).toBe(number(total[column] ?? ''));
    }
    for (const row of rows) {
      const [gross, written, net] = row.slice(1).map(number);
      expect((gross ?? 0) - (written ?? 0), row[0]).toBe(net);
    }
  });

  it('explains the difference between book and contribution values', () => {
    const gains = new Map(
      table(3)
        .filter((row) => !/^(Sous-total|Total)/.test(row[0] ?? ''))
        .map((row) => [row[0] ?? '', number(row[4] ?? '') - number(row[3] ?? '')]),
    );
    const told = [...section('5.2').matchAll(/\(([\d\u202f]+)\)/g)].map((m) => number(m[1] ?? ''));
    const positive = [...gains.values()].filter((gain) => gain !== 0).sort((a, b) => b - a);
    expect(told).toEqual(positive);
    expect(section('5.2')).toContain(`${fr(sum(told))} milliers`);
    const gain = (label: string): number => gains.get(label) ?? Number.NaN;
    const deferred = ['Fonds commercial', 'Marques', 'Terrains', 'Titres de participation'];
    const fast = gain('Brevets et savoir-faire') + gain('Installations techniques et outillage');
    expect(section('15.2')).toContain(`${fr(sum(deferred.map(gain)))} milliers`);
    expect(section('15.2')).toContain(`${fr(fast / 5)} milliers`);
    expect(section('15.2')).toContain(`${fr(gain('Constructions') / 15)} milliers`);
    expect(section('15.2')).toContain(`${fr(gain('Produits finis'))} milliers`);
  });

  it('adds up the liabilities and the net assets', () => {
    expectTotal(4, [1]);
    const net = cell(3, 'Total', 4) - cell(4, 'Total', 1);
    expect(section('5.4')).toContain(`${fr(net)} milliers`);
    expect(net).toBe(cell(6, 'Valeur Retenue', 4));
    const book = cell(3, 'Total', 3) - cell(4, 'Total', 1);
    expect(section('5.4')).toContain(`${fr(book)} milliers`);
    expect(section('2.4')).toContain(`${fr(book + cell(4, 'Dividende', 1))} milliers`);
    expect(cell(4, 'Dividende', 1)).toBe((2 * 640_000) / 1000);
    expect(section('5.5')).toContain(`${fr(1310 + 2180 + 750)} milliers`);
    expect(2300 + 1400).toBe(cell(3, 'Titres de participation', 4));
  });

  it('agrees with the annexes', () => {
    for (const n of [12, 13, 14]) expectTotal(n, [4]);
    expect(cell(14, 'Total', 4)).toBe(cell(4, 'Emprunts', 1));
    const callable = table(14).filter((row) => row[3] === 'Exigibilité sauf accord');
    expect(section('11.1')).toContain(
      `${fr(sum(callable.map((r) => number(r[4] ?? ''))))} milliers`,
    );
    expect(section('Annexe 1')).toContain(fr((100 * cell(12, 'Total', 4)) / 71_400, 1));
    expect((100 * cell(12, 'Syndicat', 4)) / 71_400).toBeCloseTo(13, 6);
    expectTotal(16, [1, 2, 3, 4, 5]);
    expect(cell(16, 'Total', 3)).toBe(cell(3, 'Terrains', 4));
    expect(cell(16, 'Total', 4)).toBe(cell(3, 'Constructions', 4));
    for (const row of table(16)) {
      expect(number(row[3] ?? '') + number(row[4] ?? '')).toBe(number(row[5] ?? ''));
    }
    expectTotal(17, [1, 3]);
    expectTotal(18, [3]);
    expect(cell(18, 'Total', 3)).toBe(cell(3, 'Marques', 4));
    expectTotal(19, [1, 3]);
    expect(cell(19, 'Total', 3)).toBe(cell(3, 'Brevets', 4));
    expectTotal(20, [3, 4]);
    const guarantee = cell(4, 'Provisions pour risques', 1) - cell(20, 'Total', 4) / 1000;
    expect(section('5.3')).toContain(`${fr(guarantee)} milliers`);
    expect(section('8.10')).toContain(`${fr(guarantee)} milliers`);
  });

  it('counts staff, meters, savings and bonuses', () => {
    expectTotal(10, [1, 2, 3, 4]);
    for (const row of table(10)) {
      expect(sum(row.slice(1, 4).map(number))).toBe(number(row[4] ?? ''));
    }
    expect(section('2.1')).toContain(`${cell(10, 'Total', 4)} salariés`);
    const left = 41_300 - 17_900;
    expect(section('8.10')).toContain(fr(left));
    expect(section('8.10')).toContain(`${fr((left * 40) / 1000)} milliers`);
    expect(section('8.10')).toContain(`${fr(1120 - (left * 40) / 1000)} milliers`);
    expect(2.1 + 1.4 + 1.1).toBeCloseTo(4.6, 9);
    const bonuses = [...section('13.3').matchAll(/\((\d\u202f\d{3})\u00a0€\)/g)];
    const mean = sum(bonuses.map((found) => number(found[1] ?? ''))) / bonuses.length;
    expect(bonuses).toHaveLength(3);
    expect(section('13.3')).toContain(euros(mean));
  });
});

describe('guarantees, fees and dates', () => {
  it('derives the limits of the guarantee', () => {
    const cap = 0.15 * 61_776_000;
    const [tanneries, ourcelle] = [cell(1, 'Les Tanneries', 1), cell(1, 'Ourcelle', 1)];
    expect(cell(11, 'Déclarations générales', 3)).toBe(cap);
    expect(cell(11, 'Déclarations de l’article 8.3', 3)).toBe(cap);
    expect(section('16.3')).toContain(euros(cap / 2));
    expect(cell(11, 'Déclarations de l’article 8.1', 3)).toBe((tanneries + ourcelle) * 107.25);
    const share = (100 * tanneries) / (tanneries + ourcelle);
    expect(section('3.1')).toContain(`${fr(share, 2)}\u00a0%`);
    expect(section('3.1')).toContain(`${fr(100 - share, 2)}\u00a0%`);
    const pledged = [cell(7, 'Les Tanneries', 2) / 10, cell(7, 'Ourcelle', 2) / 10];
    for (const shares of pledged) expect(section('16.7')).toContain(fr(shares));
    expect(section('16.7')).toContain(euros(sum(pledged) * 42.5));
    expect(section('16.2')).toContain('90\u00a0%');
    expect(section('8.8')).toContain(euros(1_650_000));
    expect(section('16.4')).toContain(euros(1_650_000));
    expect(section('8.3')).toContain(euros(312_000));
  });

  it('derives the break fees and the costs', () => {
    const amounts = table(9).map((row) => row[4]);
    expect(amounts.slice(0, 3)).toEqual([
      fr(0.03 * 68_640_000),
      fr(0.015 * 204_000_000),
      fr(0.02 * 68_640_000),
    ]);
    const total = 1_180_000;
    for (const id of ['6.8', '19.1']) expect(section(id)).toContain(euros(total));
    expect(section('19.1')).toContain(euros(total * 0.7));
    expect(section('19.1')).toContain(euros(total * 0.3));
  });

  const MONTHS =
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
      ' ',
    );
  const day = (date: string): Date => {
    const [d, month, year] = date.replace('1er', '1').split(' ');
    return new Date(Date.UTC(Number(year), MONTHS.indexOf(month ?? ''), Number(d)));
  };
  const plus = (date: string, days: number): Date =>
    new Date(day(date).getTime() + days * 86_400_000);
  const holidays = ['21 avril 2025', '1er mai 2025', '8 mai 2025', '29 mai 2025'].map((h) =>
    day(h).getTime(),
  );
  const worked = (date: string, days: number): Date => {
    let at = day(date);
    for (let left = days; left > 0;) {
      at = new Date(at.getTime() + 86_400_000);
      const weekend = at.getUTCDay() === 0 || at.getUTCDay() === 6;
      if (!weekend && !holidays.includes(at.getTime())) left -= 1;
    }
    return at;
  };
  const step = (label: string): Date => {
    const row = table(15).find(([, what]) => what?.includes(label));
    return day(row?.[0] ?? '');
  };

  it('keeps a calendar in order that follows from the periods of the treaty', () => {
    const dates = table(15).map(([date]) => day(date ?? '').getTime());
    expect(dates).not.toContain(Number.NaN);
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
    expect(step('lettres aux cocontractants')).toEqual(plus('14 avril 2025', 15));
    expect(step('notification à l’Autorité')).toEqual(worked('14 avril 2025', 25));
    expect(step('opposition')).toEqual(plus('30 juillet 2025', 30));
    expect(step('Paiement de la Soulte')).toEqual(worked('30 septembre 2025', 10));
    expect(step('Fin de la période de réunion')).toEqual(worked('30 septembre 2025', 20));
    expect(step('Dernier jour de vente')).toEqual(plus('28 octobre 2025', 30));
    expect(day('30 novembre 2025').getUTCDay()).toBe(0);
    const deadlines = new Map(table(8).map((row) => [row[0], row[2]]));
    expect(step('Rapports')).toEqual(day(deadlines.get('(b)') ?? ''));
    expect(step('Accord des banques')).toEqual(day(deadlines.get('(e)') ?? ''));
    expect(step('Syndicat des eaux')).toEqual(day(deadlines.get('(d)') ?? ''));
    expect(section('3.1')).toContain('le 31 décembre 2025');
    expect(step('Date Butoir')).toEqual(day('31 décembre 2025'));
  });
});
