// The annual report against itself: the statements balance, the notes tie to them,
// the prose says what the tables say, and every reference points at something.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Question {
  id: string;
  text: string;
  answer?: string;
  unanswerable?: boolean;
}

const folder = new URL('../../corpus/neighbours/annual-report/', import.meta.url);
const marked = readFileSync(new URL('document.txt', folder), 'utf8');
const { questions } = JSON.parse(readFileSync(new URL('questions.json', folder), 'utf8')) as {
  questions: Question[];
};
const MARK = /\[\[q\d\d>|<q\d\d\]\]/g;
const plain = marked.replace(MARK, '');
const lines = plain.split('\n');

interface Table {
  number: number;
  title: string;
  header: string[];
  rows: string[][];
}

const split = (line: string) => line.split(' | ');
const tables: Table[] = [];
lines.forEach((line, i) => {
  const title = /^Table (\d+) (.+)$/.exec(line);
  if (!title) return;
  const body: string[][] = [];
  for (let j = i + 1; lines[j]; j++) body.push(split(lines[j] ?? ''));
  const [header = [], ...rows] = body;
  tables.push({ number: Number(title[1]), title: title[2] ?? '', header, rows });
});

/** The value of a cell: brackets are negative, a dash is nothing, units are dropped. */
function value(text: string | undefined): number {
  if (text === undefined) throw new Error('no such cell');
  if (text === '–' || text === 'nil') return 0;
  const digits = text.replace(/[^0-9.]/g, '');
  if (digits === '') throw new Error(`not a figure: ${text}`);
  return /^[(−]/.test(text) ? -Number(digits) : Number(digits);
}

function table(title: string): Table {
  const found = tables.filter((t) => t.title.startsWith(title));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} tables "${title}"`);
  return found[0];
}

/** One figure, by table, row label (or its place) and column heading. */
function at(title: string, row: string | number, column: string): number {
  const t = table(title);
  const line = typeof row === 'number' ? t.rows[row] : t.rows.find((r) => r[0] === row);
  const index = t.header.indexOf(column);
  if (!line || index < 0) throw new Error(`${title}: no ${row} / ${column}`);
  return value(line[index]);
}

/** The figures of a column from one row label to another, both included. */
function slice(title: string, column: string, from: string, to: string): number[] {
  const t = table(title);
  const a = t.rows.findIndex((r) => r[0] === from);
  const b = t.rows.findIndex((r, i) => i >= a && r[0] === to);
  const index = t.header.indexOf(column);
  if (a < 0 || b < 0 || index < 0) throw new Error(`${title}: ${from}..${to} / ${column}`);
  return t.rows.slice(a, b + 1).map((r) => value(r[index]));
}

const add = (...figures: number[]) => figures.reduce((x, y) => x + y, 0);
const total = (figures: number[]) => add(...figures);
/** Figures with at most one decimal, compared free of binary rounding. */
const same = (a: number, b: number) => expect(Math.round(a * 100) / 100).toBe(b);
const round = (x: number, decimals: number) => Number((x + Math.sign(x) * 1e-9).toFixed(decimals));
const millions = (thousands: number, decimals = 1) =>
  `£${(thousands / 1000 + 1e-9).toFixed(decimals)} million`;

function section(heading: string): string {
  const start = lines.findIndex((l) => l.startsWith(`${heading} `));
  if (start < 0) throw new Error(`no heading ${heading}`);
  const end = lines.findIndex(
    (l, i) => i > start && /^(Part \d|\d\.\d|Note \d+|Risk R\d) [A-Z]/.test(l),
  );
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}

const IS = 'Consolidated income statement';
const OCI = 'Consolidated statement of comprehensive income';
const BS = 'Consolidated balance sheet';
const SOCE = 'Consolidated statement of changes in equity';
const CF = 'Consolidated cash flow statement';
const SEG = 'Segment information';
const years = ['2024', '2023'] as const;

describe('form', () => {
  it('marks every answerable question and no other, in balance', () => {
    expect(questions.map((q) => q.id)).toEqual(
      Array.from({ length: 90 }, (_, i) => `q${String(i + 1).padStart(2, '0')}`),
    );
    for (const q of questions) {
      const opened = marked.split(`[[${q.id}>`).length - 1;
      const closed = marked.split(`<${q.id}]]`).length - 1;
      expect([q.id, opened]).toEqual([q.id, closed]);
      expect([q.id, opened > 0]).toEqual([q.id, q.unanswerable !== true]);
      expect(Boolean(q.answer)).toBe(q.unanswerable !== true);
      for (let from = 0, n = 0; n < opened; n++) {
        const open = marked.indexOf(`[[${q.id}>`, from);
        const close = marked.indexOf(`<${q.id}]]`, open);
        expect(close).toBeGreaterThan(open);
        const text = marked.slice(open + q.id.length + 3, close).replace(MARK, '');
        expect(text).toBe(text.trim());
        expect(text.length).toBeGreaterThan(59);
        from = close;
      }
    }
  });

  it('is as long as announced', () => {
    const words = plain.split(/\s+/).filter((w) => /[\p{L}\p{N}]/u.test(w));
    expect(words.length).toBeGreaterThan(9000);
    expect(words.length).toBeLessThan(14000);
  });

  it('numbers its tables in order and keeps their rows whole', () => {
    expect(tables.map((t) => t.number)).toEqual(tables.map((_, i) => i + 1));
    for (const t of tables)
      for (const row of t.rows) expect([t.title, row.length]).toEqual([t.title, t.header.length]);
  });

  it('points only at headings and tables that exist', () => {
    const headings = new Set(
      lines.flatMap((l) => /^(?:\d\.\d|Note \d+|Risk R\d)(?= [A-Z])/.exec(l)?.[0] ?? []),
    );
    const sections = [...plain.matchAll(/\bsection (\d\.\d)/g)].map((m) => m[1] ?? '');
    const notes = [...plain.matchAll(/\bnote (\d+)/g)].map((m) => `Note ${m[1]}`);
    const numbers = [...plain.matchAll(/\bTable (\d+)/g)].map((m) => Number(m[1]));
    const risks = [...plain.matchAll(/\bR\d\b/g)].map((m) => `Risk ${m[0]}`);
    expect(Math.min(sections.length, notes.length, risks.length)).toBeGreaterThan(8);
    for (const target of [...sections, ...notes, ...risks])
      expect([target, headings.has(target)]).toEqual([target, true]);
    for (const n of numbers) expect(n).toBeLessThanOrEqual(tables.length);
    // A note on a table stands under that very table.
    lines.forEach((l, i) => {
      const n = /^Notes to Table (\d+)(?: and Table (\d+))?:/.exec(l);
      const above = lines.slice(0, i).findLast((x) => /^Table \d+ /.test(x));
      if (n) expect(above).toMatch(new RegExp(`^Table ${n[2] ?? n[1]} `));
    });
    // The notes named in the statements exist.
    for (const title of [IS, OCI, BS]) {
      const t = table(title);
      for (const row of t.rows)
        for (const n of (row[t.header.indexOf('Note')] ?? '').match(/\d+/g) ?? [])
          expect(headings.has(`Note ${n}`)).toBe(true);
    }
  });

  it('defines the terms the report relies on', () => {
    const glossary = section('9.2');
    for (const term of ['Adjusted earnings', 'Free cash flow', 'Headroom', 'Leverage', 'Net debt'])
      expect(glossary).toContain(`${term}:`);
    for (const term of ['Linkspan', 'Reliability', 'Return on capital employed'])
      expect(glossary).toContain(`${term}:`);
    expect(plain.indexOf('(the “Authority”)')).toBeLessThan(plain.indexOf('The Authority'));
  });
});

describe.each(years)('statements %s', (y) => {
  const is = (row: string) => at(IS, row, y);
  const bs = (row: string) => at(BS, row, y);
  const cf = (row: string) => at(CF, row, y);

  it('adds up the income statement and the comprehensive income', () => {
    const costs = slice(IS, y, 'Revenue', 'Other operating income');
    expect(total(costs)).toBe(is('Underlying operating profit'));
    expect(add(is('Underlying operating profit'), is('Adjusting items'))).toBe(
      is('Operating profit'),
    );
    expect(total(slice(IS, y, 'Operating profit', 'Finance costs'))).toBe(is('Profit before tax'));
    expect(add(is('Profit before tax'), is('Tax'))).toBe(is('Profit for the year'));
    const items = slice(
      OCI,
      y,
      'Remeasurement of the defined benefit scheme',
      'Tax on fuel hedges',
    );
    expect(total(items)).toBe(at(OCI, 'Other comprehensive expense for the year', y));
    expect(add(is('Profit for the year'), total(items))).toBe(
      at(OCI, 'Total comprehensive income for the year', y),
    );
  });

  it('balances', () => {
    const block = (from: string, to: string) => total(slice(BS, y, from, to));
    expect(block('Property, plant and equipment', 'Loan to joint venture')).toBe(
      bs('Non-current assets'),
    );
    expect(block('Inventories', 'Cash and cash equivalents')).toBe(bs('Current assets'));
    expect(add(bs('Non-current assets'), bs('Current assets'))).toBe(bs('Total assets'));
    expect(block('Trade and other payables', 'Derivative financial liabilities')).toBe(
      bs('Current liabilities'),
    );
    expect(block('Borrowings due after more than one year', 'Deferred tax liabilities')).toBe(
      bs('Non-current liabilities'),
    );
    expect(add(bs('Current liabilities'), bs('Non-current liabilities'))).toBe(
      bs('Total liabilities'),
    );
    expect(add(bs('Total assets'), bs('Total liabilities'))).toBe(bs('Net assets'));
    expect(block('Share capital', 'Retained earnings')).toBe(bs('Total equity'));
    expect(bs('Total equity')).toBe(bs('Net assets'));
  });

  it('reconciles the cash flow with the other statements', () => {
    expect(
      total(slice(CF, y, 'Operating profit', 'Increase in payables, excluding capital creditors')),
    ).toBe(cf('Cash generated from operations'));
    expect(total(slice(CF, y, 'Cash generated from operations', 'Tax paid'))).toBe(
      cf('Net cash from operating activities'),
    );
    expect(
      total(slice(CF, y, 'Purchase of property, plant and equipment', 'Interest received')),
    ).toBe(cf('Net cash used in investing activities'));
    expect(
      total(slice(CF, y, 'Drawn under revolving credit facility', 'Sharesave exercise proceeds')),
    ).toBe(cf('Net cash used in financing activities'));
    expect(
      add(
        cf('Net cash from operating activities'),
        cf('Net cash used in investing activities'),
        cf('Net cash used in financing activities'),
      ),
    ).toBe(cf('Net (decrease) increase in cash'));
    expect(add(cf('Net (decrease) increase in cash'), cf('Cash at 1 October'))).toBe(
      cf('Cash at 30 September'),
    );
    expect(cf('Cash at 30 September')).toBe(bs('Cash and cash equivalents'));
    expect(cf('Operating profit')).toBe(is('Operating profit'));
    expect(-cf('Amortisation of software')).toBe(is('Amortisation of software'));
    expect(-cf('Depreciation of property, plant, equipment and right-of-use assets')).toBe(
      add(
        is('Depreciation of property, plant and equipment'),
        is('Depreciation of right-of-use assets'),
      ),
    );
    expect(cf('Share-based payment charge')).toBe(at('Staff costs', 'Share-based payments', y));
    expect(cf('Interest received')).toBe(is('Finance income'));
  });

  it('moves equity from one year end to the next', () => {
    const t = table(SOCE);
    const end = t.rows.findIndex((r) => r[0] === `At 30 September ${y}`);
    const start = t.rows.slice(0, end).findLastIndex((r) => r[0]?.startsWith('At '));
    for (let c = 1; c < t.header.length; c++) {
      const column = t.rows.slice(start, end).map((r) => value(r[c]));
      expect([t.header[c], total(column)]).toEqual([t.header[c], value(t.rows[end]?.[c])]);
    }
    for (const row of t.rows)
      expect(total(row.slice(1, -1).map(value))).toBe(value(row[row.length - 1]));
    for (const head of ['Share capital', 'Own shares', 'Hedging reserve', 'Retained earnings'])
      expect(value(t.rows[end]?.[t.header.indexOf(head)])).toBe(bs(head));
    const row = (label: string) => at(SOCE, `${label} ${y}`, 'Total');
    expect(row('Profit for the year')).toBe(is('Profit for the year'));
    expect(row('Other comprehensive income (expense)')).toBe(
      at(OCI, 'Other comprehensive expense for the year', y),
    );
    expect(row('Dividends paid')).toBe(cf('Dividends paid'));
    expect(row('Dividends paid')).toBe(-at('Dividends', `Paid in ${y}`, '£000'));
    expect(row('Own shares delivered under share plans')).toBe(cf('Sharesave exercise proceeds'));
  });

  it('ties the notes to the statements', () => {
    const rev = (row: string) => at('External revenue by kind', row, y);
    const block = (from: string, to: string) =>
      total(slice('External revenue by kind', y, from, to));
    expect(block('Passengers and cars', 'Contract payments from the Authority')).toBe(
      rev('Ferries'),
    );
    expect(block('Bulk and aggregates', 'Storage and warehousing')).toBe(rev('Ports'));
    expect(block('Towage', 'Survey, diving and pilot support')).toBe(rev('Marine Services'));
    expect(add(rev('Ferries'), rev('Ports'), rev('Marine Services'))).toBe(rev('Group'));
    expect(rev('Group')).toBe(is('Revenue'));

    const seg = 'Revenue and underlying operating profit by segment';
    for (const [column, whole] of [
      [`External revenue ${y}`, is('Revenue')],
      [`Underlying operating profit ${y}`, is('Underlying operating profit')],
    ] as const) {
      expect(total(slice(seg, column, 'Ferries', 'Central costs'))).toBe(at(seg, 'Group', column));
      expect(at(seg, 'Group', column)).toBe(whole);
    }
    for (const name of ['Ferries', 'Ports', 'Marine Services'])
      expect(at(seg, name, `External revenue ${y}`)).toBe(rev(name));

    expect(
      total(slice('Other operating costs', y, 'Insurance', 'Sundry costs, less gain on disposals')),
    ).toBe(-is('Other operating costs'));
    expect(at('Other operating costs', 'Total', y)).toBe(-is('Other operating costs'));
    expect(total(slice('Staff costs', y, 'Wages and salaries', 'Share-based payments'))).toBe(
      -is('Staff costs'),
    );
    expect(total(slice('Staff costs', y, 'Employees in Ferries', 'Employees in the centre'))).toBe(
      at('Staff costs', 'Total employees', y),
    );

    const fin = 'Finance income and costs';
    expect(
      total(
        slice(fin, y, 'Interest on bank deposits', 'Interest on the loan to the joint venture'),
      ),
    ).toBe(is('Finance income'));
    expect(total(slice(fin, y, 'Private placement notes', 'Amortisation of loan costs'))).toBe(
      -is('Finance costs'),
    );
    expect(at(fin, 'Finance costs', y)).toBe(-is('Finance costs'));
    expect(total(slice(fin, y, 'Private placement notes', 'Leases'))).toBe(-cf('Interest paid'));

    const adj = 'Adjusting items';
    const listed = table(adj).rows.findIndex((r) => r[0] === 'Adjusting items before tax');
    const column = table(adj).header.indexOf(y);
    expect(
      total(
        table(adj)
          .rows.slice(0, listed)
          .map((r) => value(r[column])),
      ),
    ).toBe(is('Adjusting items'));
    expect(add(is('Adjusting items'), at(adj, 'Tax on adjusting items', y))).toBe(
      at(adj, 'Adjusting items after tax', y),
    );

    const tax = table('Tax charge and its reconciliation');
    const c = tax.header.indexOf(y);
    expect(total(tax.rows.slice(0, 3).map((r) => value(r[c])))).toBe(-is('Tax'));
    expect(total(tax.rows.slice(4, 10).map((r) => value(r[c])))).toBe(-is('Tax'));
    for (const i of [3, 10]) expect(value(tax.rows[i]?.[c])).toBe(-is('Tax'));
    expect(Math.round(is('Profit before tax') * (y === '2024' ? 0.25 : 0.22))).toBe(
      value(tax.rows[4]?.[c]),
    );

    const rec = 'Trade and other receivables';
    expect(total(slice(rec, y, 'Trade receivables', 'Prepayments'))).toBe(bs(rec));
    expect(at(rec, 'Total', y)).toBe(bs(rec));
    const pay = 'Trade and other payables';
    expect(total(slice(pay, y, 'Trade payables', 'Other payables'))).toBe(-bs(pay));
    expect(at(pay, 'Total', y)).toBe(-bs(pay));

    expect(at('Borrowings', 'Borrowings', y)).toBe(
      -add(bs('Borrowings due within one year'), bs('Borrowings due after more than one year')),
    );
    expect(total(slice('Borrowings', y, 'Guillemot loan', 'Revolving credit facility'))).toBe(
      at('Borrowings', 'Borrowings before unamortised costs', y),
    );
    expect(
      add(
        at('Borrowings', 'Borrowings before unamortised costs', y),
        at('Borrowings', 'Unamortised costs', y),
      ),
    ).toBe(at('Borrowings', 'Borrowings', y));

    const lease = 'Lease liabilities by date of payment';
    expect(total(slice(lease, y, 'Within one year', 'After five years'))).toBe(
      at(lease, 'Payments before discount', y),
    );
    expect(add(at(lease, 'Payments before discount', y), at(lease, 'Future finance cost', y))).toBe(
      at(lease, 'Lease liabilities', y),
    );
    expect(at(lease, 'Lease liabilities', y)).toBe(
      -add(
        bs('Lease liabilities due within one year'),
        bs('Lease liabilities due after more than one year'),
      ),
    );

    const jv = 'Kelder Wind Base Limited';
    expect(at(jv, 'Profit for the year', y) / 2).toBe(is('Share of result of joint venture'));
    expect(at(jv, 'Net assets', y) / 2).toBe(bs('Interest in joint venture'));
    expect(at(jv, 'Loan from the Group', y)).toBe(bs('Loan to joint venture'));
    expect(
      total(slice('Assets of the scheme', y, 'Gilts and liability-driven funds', 'Cash')),
    ).toBe(at('Assets of the scheme', 'Total', y));

    const five = 'Five-year summary';
    expect(at(five, 'Revenue, £000', y)).toBe(is('Revenue'));
    expect(at(five, 'Underlying operating profit, £000', y)).toBe(
      is('Underlying operating profit'),
    );
    expect(at(five, 'Profit (loss) for the year, £000', y)).toBe(is('Profit for the year'));
    expect(at(five, 'Equity, £000', y)).toBe(bs('Total equity'));
  });

  it('works out earnings per share, free cash flow, net debt and returns', () => {
    const eps = (row: string) => at('Earnings per share', row, y);
    expect(eps('Profit for the year, £000')).toBe(is('Profit for the year'));
    expect(-eps('Adjusting items after tax, £000')).toBe(
      at('Adjusting items', 'Adjusting items after tax', y),
    );
    expect(add(eps('Profit for the year, £000'), eps('Adjusting items after tax, £000'))).toBe(
      eps('Adjusted earnings, £000'),
    );
    const shares = eps('Weighted average shares, thousand');
    expect(add(shares, eps('Dilutive share awards, thousand'))).toBe(
      eps('Diluted number of shares, thousand'),
    );
    const pence = (profit: number, n: number) => round((profit / n) * 100, 1);
    expect(pence(is('Profit for the year'), shares)).toBe(eps('Basic, pence'));
    expect(pence(is('Profit for the year'), eps('Diluted number of shares, thousand'))).toBe(
      eps('Diluted, pence'),
    );
    expect(pence(eps('Adjusted earnings, £000'), shares)).toBe(eps('Adjusted, pence'));
    expect(is('Basic earnings per share')).toBe(eps('Basic, pence'));
    expect(is('Diluted earnings per share')).toBe(eps('Diluted, pence'));
    expect(at('The year in figures', 'Adjusted earnings per share, pence', y)).toBe(
      eps('Adjusted, pence'),
    );

    const fcf = table('Free cash flow');
    const c = fcf.header.indexOf(y);
    for (const row of fcf.rows.slice(0, -1)) expect(value(row[c])).toBe(cf(row[0] ?? ''));
    expect(total(fcf.rows.slice(0, -1).map((r) => value(r[c])))).toBe(
      at('Free cash flow', 'Free cash flow', y),
    );

    const five = (row: string, year: string) => at('Five-year summary', row, year);
    const net = add(
      at('Borrowings', 'Borrowings', y),
      at('Lease liabilities by date of payment', 'Lease liabilities', y),
      -bs('Cash and cash equivalents'),
    );
    expect(net).toBe(five('Net debt including leases, £000', y));
    const capital = (year: string) =>
      add(five('Equity, £000', year), five('Net debt including leases, £000', year));
    for (let n = Number(y); n >= 2021; n--) {
      const average = (capital(String(n)) + capital(String(n - 1))) / 2;
      const profit = five('Underlying operating profit, £000', String(n));
      expect(round((100 * profit) / average, 1)).toBe(
        five('Return on capital employed', String(n)),
      );
    }

    const ebitda = add(
      is('Underlying operating profit'),
      -is('Depreciation of property, plant and equipment'),
      -is('Depreciation of right-of-use assets'),
      -is('Amortisation of software'),
    );
    expect(section('Note 4')).toContain(ebitda.toLocaleString('en-GB'));
    expect(section('Note 20')).toContain(`${(net / ebitda).toFixed(2)} times`);
    expect(section('1.2')).toContain((net / ebitda).toFixed(2));
    const fin = 'Finance income and costs';
    const paid = -add(cf('Principal element of lease payments'), -at(fin, 'Leases', y));
    const covenant = ebitda - paid;
    expect(section('3.4')).toContain(millions(covenant));
    const column = `30 September ${y}`;
    const gross = at('Borrowings', 'Borrowings before unamortised costs', y);
    const cover = add(
      total(slice(fin, y, 'Private placement notes', 'Commitment fee')),
      -is('Finance income'),
    );
    expect(round((gross - bs('Cash and cash equivalents')) / covenant, 2)).toBe(
      at('Financial covenants', 0, column),
    );
    expect(round(covenant / cover, 1)).toBe(at('Financial covenants', 1, column));
  });
});

describe('notes with movements, 2024', () => {
  it('moves property, plant and equipment', () => {
    const ppe = 'Property, plant and equipment';
    const t = tables.find((x) => x.title === 'Property, plant and equipment, £000');
    if (!t) throw new Error('no table');
    for (const row of t.rows)
      expect(total(row.slice(1, -1).map(value))).toBe(value(row[row.length - 1]));
    for (const column of t.header.slice(1)) {
      const part = (from: string, to: string) => total(slice(ppe, column, from, to));
      expect(part('Cost at 1 October 2023', 'Storm write-off')).toBe(
        at(ppe, 'Cost at 30 September 2024', column),
      );
      const rows = t.rows.slice(6, 11).map((r) => value(r[t.header.indexOf(column)]));
      expect(total(rows)).toBe(at(ppe, 'Depreciation at 30 September 2024', column));
      expect(
        at(ppe, 'Cost at 30 September 2024', column) -
          at(ppe, 'Depreciation at 30 September 2024', column),
      ).toBe(at(ppe, 'Carrying amount at 30 September 2024', column));
    }
    expect(at(ppe, 'Carrying amount at 30 September 2024', 'Total')).toBe(at(BS, ppe, '2024'));
    expect(at(ppe, 'Carrying amount at 30 September 2023', 'Total')).toBe(at(BS, ppe, '2023'));
    expect(at(ppe, 'Charge for the year', 'Total')).toBe(
      -at(IS, 'Depreciation of property, plant and equipment', '2024'),
    );
    const creditors =
      at('Trade and other payables', 'Capital creditors', '2024') -
      at('Trade and other payables', 'Capital creditors', '2023');
    expect(at(ppe, 'Additions', 'Total') - creditors).toBe(
      -at(CF, 'Purchase of property, plant and equipment', '2024'),
    );
    expect(section('7.5')).toContain(`£${creditors.toLocaleString('en-GB')}`);
    expect(add(at(ppe, 'Additions', 'Total'), -at(CF, 'Purchase of software', '2024'))).toBe(
      at(SEG, 'Additions to property, equipment and software', 'Group'),
    );
  });

  it.each([
    ['Right-of-use assets', 'At 30 September 2024'],
    ['Movement in net debt', 'At 30 September 2024'],
    ['Provisions', 'At 30 September 2024'],
    ['Movement in the defined benefit scheme', 'At 30 September 2024'],
    ['Deferred tax', 'At 30 September 2024'],
    ['Ferry traffic by route', 'Total'],
    ['Sailings scheduled', 'Total'],
    ['Cargo by port and type', 'Total'],
    ['Repayment of borrowings', 'Total'],
    ['Trade receivables by age', 'Total'],
  ])('adds up the columns of %s', (title, last) => {
    const t = table(title);
    expect(t.rows[t.rows.length - 1]?.[0]).toBe(last);
    for (let c = 1; c < t.header.length; c++) {
      if (t.header[c] === 'Reliability') continue;
      const column = t.rows.map((r) => value(r[c]));
      same(total(column.slice(0, -1)), column[column.length - 1] ?? NaN);
    }
  });

  it.each([
    ['Right-of-use assets', 1],
    ['Movement in net debt', 1],
    ['Provisions', 1],
    ['Movement in the defined benefit scheme', 1],
    ['Deferred tax', 1],
    ['Repayment of borrowings', 1],
    ['Segment information', 1],
  ])('adds up the rows of %s', (title, first) => {
    for (const row of table(title).rows)
      expect([row[0], total(row.slice(first, -1).map(value))]).toEqual([
        row[0],
        value(row[row.length - 1]),
      ]);
  });

  it('ends each movement at the balance sheet', () => {
    const end = (title: string, column: string) => at(title, 'At 30 September 2024', column);
    expect(end('Right-of-use assets', 'Total')).toBe(at(BS, 'Right-of-use assets', '2024'));
    expect(end('Movement in the defined benefit scheme', 'Deficit')).toBe(
      -at(BS, 'Retirement benefit obligation', '2024'),
    );
    expect(end('Deferred tax', 'Net liability')).toBe(-at(BS, 'Deferred tax liabilities', '2024'));
    expect(end('Provisions', 'Total')).toBe(
      -add(
        at(BS, 'Provisions due within one year', '2024'),
        at(BS, 'Provisions due after more than one year', '2024'),
      ),
    );
    expect(add(end('Provisions', 'Claims'), end('Provisions', 'Restructuring'))).toBe(
      -at(BS, 'Provisions due within one year', '2024'),
    );
    expect(end('Movement in net debt', 'Net debt')).toBe(
      at('Five-year summary', 'Net debt including leases, £000', '2024'),
    );
    expect(-end('Movement in net debt', 'Cash')).toBe(at(BS, 'Cash and cash equivalents', '2024'));
    const scheme = 'Movement in the defined benefit scheme';
    expect(
      -total(
        slice(scheme, 'Deficit', 'Loss from financial assumptions', 'Return above interest income'),
      ),
    ).toBe(at(OCI, 'Remeasurement of the defined benefit scheme', '2024'));
    expect(at('Fuel swaps', 'Total', 'Fair value, £000')).toBe(
      at(BS, 'Derivative financial liabilities', '2024'),
    );
    expect(at('Repayment of borrowings', 'Total', 'Total')).toBe(
      at('Borrowings', 'Borrowings before unamortised costs', '2024'),
    );
    const age = 'Trade receivables by age';
    expect(at(age, 'Total', 'Loss allowance')).toBe(
      -at('Trade and other receivables', 'Loss allowance', '2024'),
    );
    expect(at(SEG, 'Segment assets', 'Group')).toBe(at(BS, 'Total assets', '2024'));
    expect(at(SEG, 'Adjusting items', 'Group')).toBe(at(IS, 'Adjusting items', '2024'));
  });

  it('moves shares and options', () => {
    for (const column of ['Performance shares', 'Sharesave options'])
      expect(
        total(slice('Share awards and options', column, 'Outstanding at 1 October 2023', 'Lapsed')),
      ).toBe(at('Share awards and options', 'Outstanding at 30 September 2024', column));
    const exercised = -at('Share awards and options', 'Vested or exercised', 'Sharesave options');
    const price = at(
      'Share awards and options',
      'Vested or exercised',
      'Average Sharesave price, pence',
    );
    expect(Math.round((exercised * price) / 100)).toBe(
      at(CF, 'Sharesave exercise proceeds', '2024'),
    );
    const trust = /held ([\d,]+) .*\(2023: ([\d,]+) at .* bought ([\d,]+) .* delivered ([\d,]+)\./
      .exec(section('Note 25'))
      ?.slice(1)
      .map(value);
    const [held = 0, before = 0, bought = 0, delivered = 0] = trust ?? [];
    expect(held).toBeGreaterThan(0);
    expect(before + bought - delivered).toBe(held);
    const handedOver =
      at('Share awards and options', 'Vested or exercised', 'Performance shares') - exercised;
    expect(-handedOver * 1000).toBe(delivered);
    expect(Math.round(((84000 - held / 1000) * 4.6) / 100)).toBe(
      at('Dividends', 'Final for 2024, proposed', '£000'),
    );
    expect(section('Note 12')).toContain('82,894,000');
  });
});

describe('figures of the business', () => {
  it('works out reliability and the contract measure', () => {
    const t = table('Sailings scheduled');
    for (const row of t.rows) {
      const [scheduled = 0, operated = 0, weather = 0, technical = 0, other = 0] = row
        .slice(1, 6)
        .map(value);
      expect(scheduled - operated).toBe(weather + technical + other);
      expect(round((100 * operated) / scheduled, 1)).toBe(value(row[6]));
    }
    const contract = (route: string) => {
      const get = (column: string) => at('Sailings scheduled', route, column);
      return ((100 * get('Operated')) / (get('Scheduled') - get('Cancelled: weather'))).toFixed(1);
    };
    expect(section('2.1')).toContain(`Tarvick–Sulna reached ${contract('Tarvick–Sulna')}%`);
    expect(section('2.1')).toContain(`Sulna–Orrin ${contract('Sulna–Orrin')}%`);
    expect(section('1.3')).toContain('Of the 336 that did not run, 231');
    const penalty = /withholds £([\d,]+), .*withheld £([\d,]+) for .* reached ([\d.]+)%/.exec(
      section('2.1'),
    );
    expect(round((97 - value(penalty?.[3])) * 10 * value(penalty?.[1]), 0)).toBe(
      value(penalty?.[2]),
    );
  });

  it('adds up cargo across the ports and emissions by source', () => {
    for (const row of table('Cargo by port and type').rows)
      expect(total(row.slice(1, 4).map(value))).toBe(value(row[4]));
    const co2 = table('Greenhouse gas emissions');
    for (const y of years) {
      const c = co2.header.indexOf(y);
      expect(total(co2.rows.slice(0, 4).map((r) => value(r[c])))).toBe(value(co2.rows[4]?.[c]));
      expect(Math.round(value(co2.rows[4]?.[c]) / (at(IS, 'Revenue', y) / 1000))).toBe(
        value(co2.rows[5]?.[c]),
      );
      const goal = 'Strategic priorities';
      expect(at(goal, 'Renew the fleet and cut carbon', y)).toBe(value(co2.rows[5]?.[c]));
      same(
        at('Ferry traffic by route', 'Total', `Passengers ${y}`),
        at('The year in figures', 'Passengers, thousand', y),
      );
    }
  });

  it('works out changes, margins and shares from the accounts', () => {
    const growth = (title: string, row: string, decimals = 1) =>
      (100 * (at(title, row, '2024') / at(title, row, '2023') - 1)).toFixed(decimals);
    expect(section('1.1')).toContain(`+${growth(IS, 'Revenue')}%`);
    expect(section('1.1')).toContain(`+${growth(IS, 'Underlying operating profit')}%`);
    expect(section('1.1')).toContain(growth(IS, 'Profit before tax').replace('-', '−'));
    const kinds = 'External revenue by kind';
    expect(section('1.3')).toContain(`Ferries grew by ${growth(kinds, 'Ferries')}%`);
    expect(section('1.3')).toContain(`Ports grew by ${growth(kinds, 'Ports')}%`);
    expect(section('1.3')).toContain(`shrank by ${growth(kinds, 'Marine Services').slice(1)}%`);
    expect(section('1.3')).toContain(`${growth(IS, 'Fuel').slice(1)}% less than in 2023`);
    expect(section('1.3')).toContain(`Staff costs rose by ${growth(IS, 'Staff costs')}%`);
    expect(section('2.4')).toContain(`Towage revenue rose by ${growth(kinds, 'Towage')}%`);
    expect(section('2.4')).toContain(`Repair fell by ${growth(kinds, 'Repair').slice(1)}%`);
    const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
    const wind = at(kinds, 'Offshore wind', '2024');
    expect(section('Risk R5')).toContain(share(wind, at(kinds, 'Ports', '2024')));
    expect(section('1.4')).toContain(
      share(
        at(kinds, 'Contract payments from the Authority', '2024'),
        at(kinds, 'Ferries', '2024'),
      ),
    );
    const seg = 'Revenue and underlying operating profit by segment';
    for (const [name, words] of [
      ['Ferries', 'Ferries earned a margin of'],
      ['Ports', 'Ports earned'],
    ] as const)
      expect(section('3.1')).toContain(
        `${words} ${share(at(seg, name, 'Underlying operating profit 2024'), at(seg, name, 'External revenue 2024'))}`,
      );
    expect(section('3.5')).toContain(
      share(-at(IS, 'Tax', '2024'), at(IS, 'Profit before tax', '2024')),
    );
    const costs = -total(slice(IS, '2024', 'Staff costs', 'Other operating costs'));
    expect(section('Risk R4')).toContain(share(-at(IS, 'Fuel', '2024'), costs));
    for (const y of years) {
      const heads = at('Ferry traffic by route', 'Total', `Passengers ${y}`);
      const perHead = (row: string) => `£${(at(kinds, row, y) / heads).toFixed(2)}`;
      expect(section('2.1')).toContain(perHead('Passengers and cars'));
      expect(section('2.1')).toContain(perHead('Spending on board'));
    }
    for (const [y, litres] of [
      ['2024', 30600],
      ['2023', 30900],
    ] as const)
      expect(section('1.3')).toContain(`${((-100 * at(IS, 'Fuel', y)) / litres).toFixed(1)}p`);
  });

  it('says the same in the prose as in the statements', () => {
    const recurring: [string, string][] = [
      ['1.2', millions(at(IS, 'Underlying operating profit', '2024'))],
      ['1.2', millions(at(IS, 'Profit before tax', '2024'))],
      ['1.2', millions(at('Free cash flow', 'Free cash flow', '2024'))],
      ['1.2', millions(-at(CF, 'Dividends paid', '2024'))],
      ['1.3', millions(at(IS, 'Revenue', '2024'))],
      ['1.4', millions(-at(SEG, 'Sales between segments', 'Ports'))],
      ['1.4', millions(-at(SEG, 'Sales between segments', 'Marine Services'))],
      ['3.3', millions(at(CF, 'Cash generated from operations', '2024'))],
      ['3.3', millions(at('Five-year summary', 'Net debt including leases, £000', '2024'))],
      ['3.4', millions(at('Borrowings', 'Revolving credit facility', '2024'))],
      ['3.5', millions(-at(BS, 'Retirement benefit obligation', '2024'))],
      ['3.6', millions(at('Dividends', 'Final for 2024, proposed', '£000'))],
      ['Risk R2', millions(17900)],
    ];
    for (const [where, words] of recurring)
      expect([where, section(where).includes(words)]).toEqual([where, true]);
    const undrawn = 60000 - at('Borrowings', 'Revolving credit facility', '2024');
    const headroom = millions(undrawn + at(BS, 'Cash and cash equivalents', '2024'));
    for (const where of ['3.4', 'Risk R9']) expect(section(where)).toContain(headroom);
    const floating = add(
      at('Borrowings', 'Guillemot loan', '2024'),
      at('Borrowings', 'Revolving credit facility', '2024'),
    );
    for (const where of ['Risk R9', 'Note 21'])
      expect(section(where)).toContain(millions(floating));
    for (const where of ['1.3', 'Note 29']) {
      expect(section(where)).toContain(millions(38400));
      expect(section(where)).toContain(millions(38400 / 5));
    }
    const people = /Of the (\d+) people employed, (\d+) moved .*, nine retired and (\d+) were/.exec(
      section('2.4'),
    );
    expect(value(people?.[2]) + 9 + value(people?.[3])).toBe(value(people?.[1]));
    const left = /clearing the site, £(\d+),000, .* 2025, £(\d+),000;/.exec(section('Note 22'));
    expect(value(left?.[1]) + value(left?.[2])).toBe(
      at('Provisions', 'At 30 September 2024', 'Restructuring'),
    );
    const cost =
      /redundancy £(\d+),000, .* £(\d+),000, .* £(\d+),000\. In cash, £([\d,]+),000/.exec(
        section('Note 8'),
      );
    expect(value(cost?.[1]) + value(cost?.[2]) + value(cost?.[3])).toBe(
      at('Provisions', 'Charged', 'Restructuring'),
    );
    expect(value(cost?.[4])).toBe(-at('Provisions', 'Used', 'Restructuring'));
  });
});

describe('pay', () => {
  it('adds up the single figure and the fees', () => {
    const t = table('Single figure of pay');
    for (let c = 1; c < t.header.length; c++) {
      const column = t.rows.map((r) => value(r[c]));
      expect(total(column.slice(0, -1))).toBe(column[column.length - 1]);
    }
    const [chair = 0, basic = 0, committee = 0, senior = 0, all = 0] = [
      ...section('6.6').matchAll(/£([\d,]+)/g),
    ].map((m) => value(m[1]));
    expect(chair + 5 * basic + 3 * committee + senior).toBe(all);
  });

  it('works out the bonus and the share award', () => {
    const t = table('Annual bonus measures');
    let sum = 0;
    for (const row of t.rows.slice(0, -1)) {
      const [weight = 0, low = 0, mid = 0, high = 0, actual = 0, earned = 0] = row
        .slice(1)
        .map(value);
      const reached = (actual - mid) / (high - mid) >= 0;
      const part = reached
        ? 50 + (50 * (actual - mid)) / (high - mid)
        : 25 + (25 * (actual - low)) / (mid - low);
      expect(round((weight * part) / 100, 2)).toBe(earned);
      sum += earned;
    }
    same(sum, at('Annual bonus measures', 'Formula result', 'Earned, % of maximum bonus'));
    const paid =
      (sum -
        at('Annual bonus measures', 'Lost-time injury frequency', 'Earned, % of maximum bonus')) /
      100;
    const pay = 'Single figure of pay';
    for (const name of ['Duncan Reave 2024', 'Priya Lindqvist 2024'])
      expect(Math.round(at(pay, 'Salary', name) * paid)).toBe(at(pay, 'Annual bonus', name));
    const eps = total(
      ['2022', '2023', '2024'].map((y) =>
        at('Five-year summary', 'Adjusted earnings per share, pence', y),
      ),
    );
    same(eps, 43.2);
    const half = 25 + (75 * (eps - 36.5)) / (44 - 36.5);
    expect(Math.round(half)).toBe(92);
    expect(Math.round(half / 2)).toBe(46);
    for (const [name, shares] of [
      ['Duncan Reave 2024', 168000],
      ['Priya Lindqvist 2024', 118000],
    ] as const) {
      const vested = shares * 0.46;
      expect(section('6.4')).toContain(vested.toLocaleString('en-GB'));
      expect(Math.round((vested * 1.82) / 1000)).toBe(at(pay, 'Performance Share Plan', name));
    }
  });
});
