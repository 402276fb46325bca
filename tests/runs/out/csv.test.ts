import Papa from 'papaparse';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, harmless, type Cell } from '../../../src/runs/out/csv';

const table = (...rows: Cell[][]) => ({ columns: ['a', 'b', 'c'].slice(0, rows[0]!.length), rows });

describe('csvText', () => {
  it('writes what a French spreadsheet opens (case EVAL-19)', () => {
    const text = csvText(table(['Prime annuelle été', 22.5, 0.875]), 'french-spreadsheet');
    expect([...new TextEncoder().encode(text).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.slice(1)).toBe('a;b;c\r\nPrime annuelle été;22,5;0,875\r\n');
    const english = csvText(table(['Prime annuelle été', 22.5, 0.875]), 'rfc-4180');
    expect(english).toBe('a,b,c\r\nPrime annuelle été,22.5,0.875\r\n');
    expect(text + english).not.toContain('sep=');
  });

  it('quotes what would break a line apart, and nothing else', () => {
    expect(csvText(table(['x;y', 'x,y', 'say "no"']), 'rfc-4180')).toBe(
      'a,b,c\r\nx;y,"x,y","say ""no"""\r\n',
    );
    expect(csvText(table(['x;y', 'x,y', 'two\nlines']), 'french-spreadsheet')).toBe(
      '\ufeffa;b;c\r\n"x;y";x,y;"two\nlines"\r\n',
    );
    expect(csvText(table([null, true, ' x']), 'rfc-4180')).toBe('a,b,c\r\n,true," x"\r\n');
  });

  it('lets no text be a formula, and leaves negative numbers alone', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＠']) {
      expect(harmless(`${start}cmd|' /C calc'!A0`)).toBe(`'${start}cmd|' /C calc'!A0`);
    }
    // U+2212 is a sign to read: no spreadsheet takes it for a formula.
    for (const text of ['-12', '-0.5', '-0,5', '-1e-7', '12', '', 'a=b', 'x-1', '\u22120.5']) {
      expect(harmless(text)).toBe(text);
    }
    for (const text of ['-5', '-5,3', '-1\u202f234,5', '-12 345', '-3 %', '-2,5\u00a0€', '-7 ']) {
      expect(harmless(text)).toBe(text);
    }
    for (const text of ['+33 1 23', '=1+1', '@x', '\tx', '\rx', '-5-3', '-A1', ' =1+1', '"=1+1']) {
      expect(harmless(text)).toBe(`'${text}`);
    }
    expect(harmless('-1+1|cmd')).toBe("'-1+1|cmd");
    expect(harmless('-1e')).toBe("'-1e");
    expect(csvText(table([-0.5, -3, '=1+1']), 'french-spreadsheet')).toContain("-0,5;-3;'=1+1");
    expect(csvText(table([-1e-7, 1e21, 0]), 'rfc-4180')).toContain('-1e-7,1e+21,0');
  });

  it('lets no formula begin where another spreadsheet parts the cells, and leaves prose alone', () => {
    for (const [text, safe] of [
      ['x;=1+1', "x;'=1+1"],
      ['x, +HYPERLINK("http://a.test")', `x, '+HYPERLINK("http://a.test")`],
      ["one\n-2+cmd|' /C calc'!A0", "one\n'-2+cmd|' /C calc'!A0"],
      ['x;"=1+1"', `x;"'=1+1"`],
      ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ] as const) {
      expect(harmless(text)).toBe(safe);
    }
    const prose = 'Froid, -5 °C; tél. +33 1 23, -2,5 à 3; @nous\n- un (deux)\na=b';
    expect(harmless(prose)).toBe(prose);
    // Read by semicolons, a table of commas holds no formula.
    const text = csvText(table(['q', 'why;=1+1;"=A1"', 'x']), 'rfc-4180');
    for (const line of text.split('\r\n')) {
      for (const cell of line.split(';')) expect(cell).not.toMatch(/^["\s]*[=+@-]/);
    }
  });

  it('neutralises formulas in both dialects, in columns too, and keeps numbers numbers', () => {
    for (const dialect of ['rfc-4180', 'french-spreadsheet'] as const) {
      const isFrench = dialect === 'french-spreadsheet';
      const text = csvText({ columns: ['=A1', 'b'], rows: [['@SUM(A1)', -2.5]] }, dialect);
      const separator = isFrench ? ';' : ',';
      const number = isFrench ? '-2,5' : '-2.5';
      const lines = text.replace('\ufeff', '').split('\r\n');
      expect(lines).toEqual([`'=A1${separator}b`, `'@SUM(A1)${separator}${number}`, '']);
      // A formula that hides behind a tab, a line end or a quote is a text like any other.
      const hidden = csvText(table(['\t=1+1', '\r=1+1', '"=1+1"']), dialect);
      expect(hidden).toContain(`'\t'=1+1${separator}"'\r'=1+1"${separator}"'""=1+1"""`);
    }
  });

  it('has the same columns in every line, for readers that count them', () => {
    const rows: Cell[][] = [
      ['a\r\nb', '"', ';,'],
      [null, null, null],
      [0.1, -1e21, false],
    ];
    for (const [dialect, delimiter] of [
      ['rfc-4180', ','],
      ['french-spreadsheet', ';'],
    ] as const) {
      const text = csvText(table(...rows), dialect);
      expect(text.endsWith('\r\n')).toBe(true);
      const { data, errors } = Papa.parse<string[]>(text.trim(), { delimiter, newline: '\r\n' });
      expect(errors).toEqual([]);
      expect(data.map((row) => row.length)).toEqual([3, 3, 3, 3]);
    }
  });

  it('comes back from another reader as it went, in both dialects', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        for (const dialect of ['rfc-4180', 'french-spreadsheet'] as const) {
          const isFrench = dialect === 'french-spreadsheet';
          const read = Papa.parse<string[]>(csvText(table(...rows), dialect), {
            delimiter: isFrench ? ';' : ',',
            newline: '\r\n',
          });
          const shown = rows.map((row) =>
            row.map((each) => {
              if (typeof each === 'string') return harmless(each);
              return isFrench ? String(each).replace('.', ',') : String(each);
            }),
          );
          expect(read.data.slice(1, -1)).toEqual(shown);
        }
      }),
    );
  });
});
