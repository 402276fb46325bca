import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Question {
  id: string;
  text: string;
  answer?: string;
  unanswerable?: boolean;
}

interface Corpus {
  schema: string;
  id: string;
  languages: string[];
  licence: string;
  questions: Question[];
}

type Row = Record<string, string>;

const folder = new URL('../../corpus/neighbours/relay/', import.meta.url);
const marked = readFileSync(new URL('document.txt', folder), 'utf8');
const json = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object;
const corpus = { ...json('questions.json'), ...json('manifest.json') } as unknown as Corpus;
const text = marked.replace(/\[\[q\d\d>|<q\d\d\]\]/g, '');
const blocks = text.trim().split('\n\n');
const isHeading = (block: string): boolean =>
  !block.includes('\n') && /^(?:\d+(?:\.\d+)? [A-Z]|Appendix [A-Z] [A-Z])/.test(block);
const headings = blocks.filter(isHeading);

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`missing: ${what}`);
  return value;
}

const tables = new Map<number, { header: string[]; rows: string[][] }>();
for (const block of blocks) {
  const match = /^Table (\d+) [^\n|]+\n/.exec(block);
  if (!match) continue;
  const lines = block.split('\n').slice(1);
  const cells = lines.map((line) => line.split(' | '));
  tables.set(Number(match[1]), { header: present(cells[0], block), rows: cells.slice(1) });
}

function table(number: number): Row[] {
  const { header, rows } = present(tables.get(number), `Table ${number}`);
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
}

const cell = (row: Row, name: string): string => present(row[name], name);
const num = (value: string): number => {
  const result = Number(value.replaceAll(',', ''));
  if (Number.isNaN(result)) throw new Error(`not a number: ${value}`);
  return result;
};
const format = (value: number): string => value.toLocaleString('en-GB');
const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

/** The text of a section, from its heading to the next one. */
function section(number: string): string {
  const start = blocks.findIndex((block) => isHeading(block) && block.startsWith(`${number} `));
  if (start < 0) throw new Error(`no section ${number}`);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return rest.slice(0, end < 0 ? undefined : end).join('\n\n');
}

const unit: Record<string, number> = { ms: 0.001, s: 1, min: 60, h: 3600 };
function seconds(value: string): number {
  const [amount, name] = value.split(' ');
  return num(present(amount, value)) * present(unit[present(name, value)], value);
}

function timer(name: string): { standard: number; low: number; high: number } {
  const row = present(
    table(12).find((r) => cell(r, 'Timer') === name),
    name,
  );
  return {
    standard: seconds(cell(row, 'Default')),
    low: seconds(cell(row, 'Lowest')),
    high: seconds(cell(row, 'Highest')),
  };
}

const doubling = (first: number, times: number, cap: number): number[] =>
  Array.from({ length: times }, (_, i) => Math.min(first * 2 ** i, cap));

function crc(bytes: number[], width: number, polynomial: bigint, initial: bigint): bigint {
  const size = BigInt(width);
  const mask = (1n << size) - 1n;
  const top = 1n << (size - 1n);
  let value = initial;
  for (const byte of bytes) {
    value ^= BigInt(byte) << (size - 8n);
    for (let i = 0; i < 8; i += 1) {
      value = (value & top) !== 0n ? ((value << 1n) ^ polynomial) & mask : (value << 1n) & mask;
    }
  }
  return value;
}

describe('relay: marks and questions', () => {
  it('has ninety questions in order, of which ten cannot be answered', () => {
    expect(corpus.schema).toBe('corpus-manifest/1');
    expect(corpus.id).toBe('relay');
    expect(corpus.languages).toEqual(['en']);
    const ids = Array.from({ length: 90 }, (_, i) => `q${String(i + 1).padStart(2, '0')}`);
    expect(corpus.questions.map((q) => q.id)).toEqual(ids);
    expect(corpus.questions.filter((q) => q.unanswerable).map((q) => q.id)).toEqual(ids.slice(80));
    for (const q of corpus.questions.slice(0, 80)) expect(q.answer, q.id).toBeTruthy();
    expect(new Set(corpus.questions.map((q) => q.text)).size).toBe(90);
  });

  it('opens and closes every mark, next to ink, and marks just the answerable questions', () => {
    const open = new Set<string>();
    const seen = new Set<string>();
    for (const match of marked.matchAll(/\[\[(q\d\d)>|<(q\d\d)\]\]/g)) {
      const opened = match[1];
      const id = present(opened ?? match[2], match[0]);
      const after = marked.slice(match.index + match[0].length);
      if (opened !== undefined) {
        expect(open.has(id), id).toBe(false);
        expect(after.replace(/^(?:\[\[q\d\d>|<q\d\d\]\])+/, '')).toMatch(/^\S/);
        open.add(id);
        seen.add(id);
      } else {
        expect(open.delete(id), id).toBe(true);
        expect(marked.slice(0, match.index).replace(/(?:\[\[q\d\d>|<q\d\d\]\])+$/, '')).toMatch(
          /\S$/,
        );
      }
    }
    expect([...open]).toEqual([]);
    const wanted = corpus.questions.filter((q) => !q.unanswerable).map((q) => q.id);
    expect([...seen].sort()).toEqual(wanted);
    expect(text).not.toMatch(/\[\[|\]\]/);
  });

  it('has the length that was asked for', () => {
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(9000);
    expect(words).toBeLessThanOrEqual(14000);
  });
});

describe('relay: form and references', () => {
  it('numbers its sections and tables without a gap', () => {
    let chapter = 0;
    let part = 0;
    for (const heading of headings) {
      expect(heading.length, heading).toBeLessThanOrEqual(90);
      expect(heading).not.toMatch(/[.:;,]$/);
      const match = /^(\d+)(?:\.(\d+))? /.exec(heading);
      if (!match) continue;
      if (match[2] === undefined) {
        chapter += 1;
        part = 0;
      } else {
        part += 1;
        expect(Number(match[2]), heading).toBe(part);
      }
      expect(Number(match[1]), heading).toBe(chapter);
    }
    expect(chapter).toBe(16);
    expect([...tables.keys()]).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    for (const [number, { header, rows }] of tables) {
      for (const row of rows) expect(row.length, `Table ${number}: ${row[0]}`).toBe(header.length);
    }
  });

  it('refers to headings and tables that exist', () => {
    const labels = new Set(headings.map((h) => present(/^(?:Appendix )?\S+/.exec(h)?.[0], h)));
    const pattern = /Sections? (\d+(?:\.\d+)?)(?: (?:and|to) (\d+\.\d+))?/g;
    const found = [...text.matchAll(pattern)].flatMap((m) => [m[1], m[2]]);
    const sections = found.filter((s): s is string => s !== undefined);
    expect(sections.length).toBeGreaterThan(40);
    for (const s of sections) expect(labels.has(s), `Section ${s}`).toBe(true);
    for (const m of text.matchAll(/Appendix [A-Z]/g)) expect(labels.has(m[0]), m[0]).toBe(true);
    for (const m of text.matchAll(/Table (\d+)/g))
      expect(tables.has(Number(m[1])), m[0]).toBe(true);
  });

  it('points to sections that say what the reference claims', () => {
    const claims: [string, string][] = [
      ['3.2', 'The number returns to 1'],
      ['4.4', 'raises its epoch by one'],
      ['5.2', 'keeps the old one until'],
      ['5.3', 'early cargo'],
      ['5.5', 'FAULT 0x02'],
      ['6.2', 'do not enter the loss window'],
      ['6.5', 'keeps a key alive'],
      ['7.1', 'no number is used twice'],
      ['7.3', 'To recut a message'],
      ['7.5', 'open-deck station'],
      ['7.7', 'Reason 0'],
      ['7.8', 'three cases only'],
      ['8.3', 'shelved in three passes'],
      ['8.5', 'third MARK'],
      ['8.6', 'settled record'],
      ['10.2', 'newest report'],
      ['10.3', 'eight berths'],
      ['11.3', 'A sample is slow'],
      ['14.2', 'hail key'],
      ['14.3', 'FAULT 0x21'],
      ['14.5', 'content class Setting'],
      ['16.2', 'sends a tally'],
    ];
    for (const [number, words] of claims)
      expect(section(number), number).toMatch(new RegExp(words));
  });

  it('defines the words it uses', () => {
    const chapter = ['2.1', '2.2', '2.3'].map(section).join('\n');
    const body = text.slice(text.indexOf('3 Frame format')).toLowerCase();
    const defined = [...chapter.matchAll(/(?:^|\. )([A-Z][a-z-]+(?: [a-z]+)?): /gm)].map((m) =>
      present(m[1], m[0]).toLowerCase(),
    );
    expect(defined).toHaveLength(19);
    expect(defined).toEqual(expect.arrayContaining(['custody', 'berth', 'pace', 'round', 'slice']));
    for (const word of defined) expect(body.includes(word), word).toBe(true);
  });
});

describe('relay: frames', () => {
  const totals: [number, string][] = [
    [1, 'Field'],
    [2, 'Flag'],
    [4, 'Field'],
    [5, 'Field'],
    [6, 'Field'],
    [7, 'Field'],
    [8, 'Field'],
    [9, 'Field'],
  ];

  it.each(totals)('adds up the bits of Table %i', (number, name) => {
    const rows = table(number);
    const last = present(rows.at(-1), 'total');
    expect(cell(last, name)).toBe('Total');
    const bits = sum(rows.slice(0, -1).map((r) => num(cell(r, 'Bits'))));
    expect(bits).toBe(num(cell(last, 'Bits')));
    const stated = Object.values(last).at(-1) ?? '';
    if (number !== 2) expect(stated).toMatch(new RegExp(`^${bits / 8} octets`));
    else expect(bits).toBe(8);
  });

  it('gives each of the short bodies 64 bits', () => {
    expect(section('3.8')).toContain('six remaining types have bodies of 64 bits');
    expect(table(10)).toHaveLength(6);
    for (const row of table(10)) {
      const widths = [...cell(row, 'Fields and their bits').matchAll(/ (\d+)(?:,|$)/g)];
      expect(sum(widths.map((m) => Number(m[1]))), cell(row, 'Frame')).toBe(64);
    }
  });

  it('names every frame type once in the body tables', () => {
    const names = table(3).map((r) => cell(r, 'Name'));
    expect(table(3).map((r) => cell(r, 'Type'))).toEqual(names.map((_, i) => String(i + 1)));
    const long = ['HAIL', 'ANSWER', 'CARGO', 'TALLY', 'WAKE'];
    expect([...long, ...table(10).map((r) => cell(r, 'Frame'))].sort()).toEqual([...names].sort());
  });

  it('derives slice sizes, option room and maps from the same sizes', () => {
    const octets = (n: number): number => num(cell(present(table(n).at(-1), `${n}`), 'Bits')) / 8;
    const overhead = octets(1) + octets(6) + octets(7) + 12;
    expect(overhead).toBe(44);
    for (const [limit, slice] of [
      [256, '212'],
      [64, '20'],
      [1280, '1,236'],
    ] as const) {
      expect(format(limit - overhead)).toBe(slice);
      expect(section('7.2')).toContain(`${format(limit)} octets`);
      expect(section('7.2')).toContain(slice);
    }
    expect(section('7.2')).toContain(`${format(Math.ceil(262144 / (64 - overhead)))} slices`);
    for (const n of [4, 5]) {
      const room = 64 - octets(1) - 12 - octets(n);
      expect(Object.values(present(table(n).at(-1), 'total')).at(-1)).toContain(`leaving ${room} `);
    }
    expect(64 - octets(1) - 12).toBe(36);
    expect(octets(1) + octets(8) + 12).toBe(44);
    expect(section('3.7')).toContain(`${format(128 * 8)} slices`);
    expect(section('3.7')).toContain(`describe ${(64 - 44) * 8}`);
    expect(section('5.3')).toContain(`${4 * 212} octets`);
    expect(section('3.1')).toContain(`${format(65536 * 0.02)} seconds`);
    expect(section('10.1')).toContain(`64 berths are ${format(64 * 212)} octets`);
    expect(section('10.3')).toContain(`${8 * 20} octets`);
    expect(section('10.3')).toContain(`${format(8 * 212)}`);
    expect(section('10.3')).toContain(`at least ${2048 / 8 + 44} octets`);
  });

  it('shows a frame whose octets and checks are right', () => {
    const octets = table(21).map((r) => cell(r, 'Octets').split(' '));
    const bytes = octets.flat().map((o) => Number.parseInt(o, 16));
    expect(bytes).toHaveLength(16 + 17 + 4);
    const word = (from: number, to: number): bigint =>
      bytes.slice(from, to).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
    expect(crc(bytes.slice(0, 14), 16, 0x1021n, 0xffffn)).toBe(word(14, 16));
    expect(crc(bytes.slice(16, 33), 32, 0x04c11db7n, 0xffffffffn)).toBe(word(33, 37));
    expect(word(2, 4)).toBe(17n);
    for (const row of table(21)) {
      const value = cell(row, 'Value');
      if (!/^[\d,]+$/.test(value)) continue;
      expect(Number.parseInt(cell(row, 'Octets').replaceAll(' ', ''), 16)).toBe(num(value));
    }
    const sample = [...'123456789'].map((c) => c.charCodeAt(0));
    const hex = (v: bigint, w: number): string =>
      `0x${v.toString(16).toUpperCase().padStart(w, '0')}`;
    expect(text).toContain(
      `give ${hex(crc(sample, 16, 0x1021n, 0xffffn), 4)}, ` +
        `${hex(crc(sample, 24, 0x864cfbn, 0xb704cen), 6)} and ` +
        hex(crc(sample, 32, 0x04c11db7n, 0xffffffffn), 8),
    );
  });

  it('accounts for the growth of the header since version 1', () => {
    const change = present(
      blocks.find((b) => b.includes('header has grown')),
      'change',
    );
    const match =
      /from (\d+) octets to (\d+)\..* from (\d+) bits to (\d+),.* from (\d+) bits to (\d+)\./;
    const figures = (match.exec(change) ?? []).slice(1).map(Number);
    expect(figures).toHaveLength(6);
    const [before = 0, after = 0, oldFrame = 0, frame = 0, oldField = 0, field = 0] = figures;
    const width = (name: string): number =>
      num(
        cell(
          present(
            table(1).find((r) => cell(r, 'Field') === name),
            name,
          ),
          'Bits',
        ),
      );
    expect([frame, field, field]).toEqual(['Frame Number', 'Body Length', 'Send Stamp'].map(width));
    expect(after * 8).toBe(width('Total'));
    expect(before * 8 + (frame - oldFrame) + width('Epoch') + 2 * (field - oldField)).toBe(128);
  });
});

describe('relay: states, timers, faults, registries', () => {
  it('moves only between the seven states it names', () => {
    const states = [...section('4.1').matchAll(/^- ([A-Z][a-z]+): /gm)].map((m) => m[1]);
    expect(states).toHaveLength(7);
    const reached = new Set<string>();
    for (const row of table(11)) {
      for (const from of cell(row, 'From').split(/, | or /)) expect(states).toContain(from);
      expect(states).toContain(cell(row, 'To'));
      reached.add(cell(row, 'To'));
    }
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('keeps every default within its bounds', () => {
    expect(table(12)).toHaveLength(14);
    for (const row of table(12)) {
      const { standard, low, high } = timer(cell(row, 'Timer'));
      expect(low, cell(row, 'Timer')).toBeLessThanOrEqual(standard);
      expect(standard, cell(row, 'Timer')).toBeLessThanOrEqual(high);
      expect(cell(row, 'Runs through a rest')).toMatch(/^(?:Yes|No)$/);
    }
    const through = table(12).filter((r) => cell(r, 'Runs through a rest') === 'Yes');
    expect(present(corpus.questions[64]?.answer, 'q65')).toContain('Fourteen timers');
    expect(through).toHaveLength(6);
  });

  it('repeats the defaults of the timers where it uses them', () => {
    const hail = timer('Hail wait, first');
    const hails = doubling(hail.standard, 5, hail.high);
    expect(section('5.1')).toContain(`${hails.slice(0, 4).join(', ')} and ${hails[4]} seconds`);
    expect(section('5.1')).toContain(`${sum(hails)} seconds in all`);
    expect(section('5.1')).toContain(`hail pause of ${timer('Hail pause').standard / 60} minutes`);
    const wake = timer('Wake wait, first');
    const wakes = doubling(wake.standard, 4, wake.high);
    expect(section('5.4')).toContain(`${wakes.slice(0, 3).join(', ')} and ${wakes[3]} seconds`);
    expect(section('5.4')).toContain(`${sum(wakes)} seconds for the four`);
    expect(section('5.4')).toContain(`wake pause of ${timer('Wake pause').standard / 60} minutes`);
    const close = timer('Close wait, first');
    const closes = doubling(close.standard, 3, close.high);
    expect(section('6.3')).toContain(`${closes[0]}, ${closes[1]} and ${closes[2]} seconds`);
    expect(section('6.3')).toContain(`${sum(closes)} seconds in all`);
    expect(section('6.3')).toContain(`limit, ${timer('Drain limit').standard / 60} minutes`);
    expect(section('6.3')).toContain(`for ${timer('Linger timer').standard} seconds`);
    expect(section('6.5')).toContain(`${timer('Rest limit').standard / 3600} hours`);
    expect(section('7.4')).toContain(`${timer('Assembly hold').standard / 3600} hours`);
    expect(section('7.6')).toContain(
      `${format(timer('Message lifetime').standard / 60)} by default`,
    );
    expect(timer('Message lifetime').standard).toBe(3 * 24 * 3600);
    expect(section('8.1')).toContain(`${timer('Tally delay').standard * 1000} milliseconds`);
    const wait = timer('Tally wait, before three samples');
    expect(section('8.4')).toContain(`${wait.low} second and ${wait.high} seconds`);
    expect(section('8.4')).toContain(`wait is ${wait.standard} seconds by default`);
    expect(section('8.5')).toContain(`${timer('Mark interval').standard} seconds by default`);
    expect(sum(doubling(wait.standard, 4, wait.high))).toBe(60);
    expect(section('12.3')).toContain(`${timer('Fault spacing').standard} seconds by default`);
    const ten = doubling(10, 5, hail.high);
    expect(section('9.2')).toContain(`${ten.slice(0, 4).join(', ')} and ${ten[4]} seconds`);
  });

  it('knows every fault code it mentions', () => {
    const codes = table(15).map((r) => cell(r, 'Code'));
    expect([...new Set(codes)].sort()).toEqual(codes);
    const prose = text.replace(/0xF4|0xC0|0xFE|0xFF\b|0x3F|0x40|0xBF|0x4F|0x48|0x0C/g, '');
    for (const m of prose.matchAll(/0x[0-9A-F]{2}(?![0-9A-F])/g)) {
      expect(codes.includes(m[0]), m[0]).toBe(true);
    }
    const scopes = new Set(table(15).map((r) => cell(r, 'Scope')));
    expect([...scopes].sort()).toEqual(['Frame', 'Message', 'None', 'Pass', 'Strand']);
    const of = (scope: string): string[] =>
      table(15)
        .filter((r) => cell(r, 'Scope') === scope)
        .map((r) => cell(r, 'Code'));
    expect(corpus.questions[71]?.answer).toContain(`Strand: ${of('Strand').join(', ')};`);
    expect(corpus.questions[71]?.answer).toContain(`message: ${of('Message').join(', ')};`);
  });

  it('adds up the registries and counts what is assigned', () => {
    const columns = ['Assigned', 'Forum review', 'On request', 'Private use', 'Reserved'];
    const rows = table(17);
    const all = present(rows.at(-1), 'All');
    for (const row of rows) {
      const parts = sum(columns.map((c) => num(cell(row, c))));
      expect(parts, cell(row, 'Registry')).toBe(num(cell(row, 'Size')));
    }
    for (const column of ['Size', ...columns]) {
      const parts = sum(rows.slice(0, -1).map((r) => num(cell(r, column))));
      expect(parts, column).toBe(num(cell(all, column)));
    }
    const assigned = (name: string): number =>
      num(
        cell(
          present(
            rows.find((r) => cell(r, 'Registry') === name),
            name,
          ),
          'Assigned',
        ),
      );
    expect(assigned('Frame types')).toBe(table(3).length);
    expect(assigned('Fault codes')).toBe(table(15).length);
    expect(assigned('Option types')).toBe(table(16).length);
    expect(assigned('Content classes')).toBe(table(18).length);
    expect(0x40 - table(15).length).toBe(45);
    expect([0xbf - 0x40 + 1, 0xfe - 0xc0 + 1]).toEqual([128, 63]);
  });

  it('keeps option lengths and lanes consistent', () => {
    const size = (type: string): number =>
      2 +
      num(
        cell(
          present(
            table(16).find((r) => cell(r, 'Type') === type),
            type,
          ),
          'Value, octets',
        ),
      );
    expect(size('1') + size('4') + size('5')).toBe(9);
    expect(section('13.3')).toContain('together take 9 octets');
    const turns = table(14)
      .slice(1)
      .map((r) => num(cell(r, 'Turns in eight')));
    expect(sum(turns)).toBe(8);
    expect(section('11.5')).toContain('five for lane 1, two for lane 2 and one for lane 3');
    expect(cell(present(table(14)[0], 'lane 0'), 'Longest message, octets')).toBe('2,048');
    expect(cell(present(table(14)[3], 'lane 3'), 'Longest message, octets')).toBe('262,144');
    expect(section('2.2')).toContain('0 to 262,144 octets');
  });
});

describe('relay: worked examples', () => {
  it('cuts the message of 3,000 octets', () => {
    const slices = Math.ceil(3000 / 212);
    const last = 3000 - 212 * (slices - 1);
    const sealed = 16 + 8 + 8 + 212 + 12 + (slices - 2) * (16 + 8 + 212 + 12) + 16 + 8 + last + 12;
    const example = section('16.1');
    expect(example).toContain(`there are ${slices} slices`);
    expect(example).toContain(`a last one of ${last}`);
    expect(example).toContain(`= ${format(sealed)} octets`);
    expect(example).toContain(`${sealed - 3000} octets beyond its own, or ${percent(548, 3000)}`);
    expect(example).toContain(`the sum is ${format(sealed - 8 * slices)}`);
    expect(Math.ceil(slices / 4)).toBe(4);
  });

  it('finds the two lost frames by the rule of three frames', () => {
    const example = section('16.2');
    const sent = Array.from({ length: 15 }, (_, i) => 101 + i);
    const arrived = sent.filter((f) => f !== 104 && f !== 109);
    const first = arrived.slice(0, 8);
    expect(first.at(-1)).toBe(110);
    const got = new Set(first.map((f) => f - 101));
    const base = sent.findIndex((_, i) => !got.has(i));
    expect(example).toContain(`Base Slice ${base}, Seen Frame 110`);
    const bits = Array.from({ length: 8 }, (_, i) => (got.has(base + 1 + i) ? '1' : '0')).join('');
    expect(`0x${Number.parseInt(bits, 2).toString(16).toUpperCase()}`).toBe('0xF4');
    expect(example).toContain('0xF4');
    const margin = Number(/at least (\d+) above/.exec(section('8.3'))?.[1]);
    const missing = (seen: number, latest: number): boolean => seen >= latest + margin;
    expect([missing(110, 104), missing(110, 109), missing(115, 109), missing(115, 116)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(example).toContain(`at least 104 + ${margin}`);
  });

  it('computes the tally wait and the allowance', () => {
    const samples = [820, 900, 760, 1140, 880, 840, 960, 800];
    const high = Math.max(...samples);
    const low = Math.min(...samples);
    const wait = high + (high - low) + 400;
    expect(section('16.3')).toContain(`= ${format(wait)} milliseconds`);
    expect(section('16.3')).toContain(`after ${(15 * wait) / 1000} seconds`);
    expect(section('16.3')).toContain(`= ${format(2 * low + 500)} milliseconds`);
    const fresh = 2330 - 2310 - 3;
    expect(section('16.4')).toContain(`40 − ${fresh} = ${40 - fresh}`);
    expect(Math.ceil(1500 / 212)).toBe(8);
  });

  it('follows the pace', () => {
    let pace = 12;
    const path = [1, 1, 1, 2].map((step) => (pace += step));
    expect(path).toEqual([13, 14, 15, 17]);
    pace = Math.floor(pace * 0.75);
    expect(pace).toBe(12);
    pace -= 1;
    pace = Math.floor(pace / 2);
    expect(pace).toBe(5);
    expect(Math.max(4, Math.floor((pace + 1) / 2))).toBe(4);
    expect(section('16.5')).toContain('13, 14 and 15, and the fourth in succession to 17');
    expect(section('16.5')).toContain('half of 11, rounded down, is 5');
    expect(section('14.3')).toContain(`${format(16_000_000 / 64)} seconds`);
    expect(section('14.3')).toContain('69 hours and 27 minutes');
    expect(Math.round(16_000_000 / 64 / 60)).toBe(69 * 60 + 27);
    expect(section('14.3')).toContain(`${(16_000_000 / 4 / 86_400).toFixed(1)} days`);
    expect(section('14.3')).toContain(`${format(2 ** 24 - 1 - 16_000_000)} numbers`);
    expect([Math.floor(48 / 6), Math.floor((48 - 1) / 5)]).toEqual([8, 9]);
  });

  it('adds up the day of the Linnet', () => {
    const rows = table(19);
    const day = present(rows.at(-1), 'Day');
    const passes = rows.slice(0, -1);
    for (const name of ['Length, s', 'CARGO frames', 'Of which repeated', 'Messages Held']) {
      expect(sum(passes.map((r) => num(cell(r, name)))), name).toBe(num(cell(day, name)));
    }
    const total = num(cell(day, 'CARGO frames'));
    const example = section('16.6');
    expect(example).toContain(percent(num(cell(day, 'Of which repeated')), total));
    const fourth = present(passes[3], 'pass 4');
    expect(example).toContain(
      percent(num(cell(fourth, 'Of which repeated')), num(cell(fourth, 'CARGO frames'))),
    );
    const length = num(cell(day, 'Length, s'));
    expect(example).toContain(`make ${(total / length).toFixed(1)} a second`);
    expect(example).toContain(`${Math.floor(length / 60)} minutes and ${length % 60} seconds`);
    expect(passes.filter((r) => cell(r, 'End') === 'Silent')).toHaveLength(2);
    for (const r of passes) {
      expect(num(cell(r, 'CARGO frames'))).toBeLessThanOrEqual(4 * num(cell(r, 'Length, s')));
    }
  });

  it('keeps the profiles within the bounds', () => {
    const rows = table(20);
    const column = (name: string): number[] => {
      const row = present(
        rows.find((r) => cell(r, 'Parameter') === name),
        name,
      );
      return Object.values(row).slice(1).map(num);
    };
    const limits = column('Frame limit, octets');
    expect(column('Slice size, octets')).toEqual(limits.map((l) => l - 44));
    const waits = column('Tally wait before three samples, s');
    const silences = waits.map((w) => sum(doubling(w, 4, 60)));
    expect(column('Silence before a rest, s')).toEqual(silences);
    const bounded: [string, string, number][] = [
      ['Hail wait, first, s', 'Hail wait, first', 1],
      ['Wake wait, first, s', 'Wake wait, first', 1],
      ['Tally wait before three samples, s', 'Tally wait, before three samples', 1],
      ['Tally delay, ms', 'Tally delay', 0.001],
      ['Rest limit, h', 'Rest limit', 3600],
    ];
    for (const [parameter, name, factor] of bounded) {
      const { low, high, standard } = timer(name);
      const values = column(parameter).map((v) => v * factor);
      for (const value of values) {
        expect(value, parameter).toBeGreaterThanOrEqual(low);
        expect(value, parameter).toBeLessThanOrEqual(high);
      }
      expect(values[0], parameter).toBeCloseTo(standard);
    }
    for (const b of column('Berths')) {
      expect(b).toBeGreaterThanOrEqual(16);
      expect(b).toBeLessThanOrEqual(4096);
    }
    for (const n of column('Tally interval, frames')) expect(n).toBeLessThanOrEqual(32);
    expect(text).toContain(`rest limit of 2,160 hours is ${2160 / 24} days`);
  });
});
