import { describe, expect, it } from 'vitest';
import { barsScene } from '../../../src/ui/plot/bars-scene';
import { differencesScene } from '../../../src/ui/plot/differences-scene';
import type { Mark, Scene } from '../../../src/ui/plot/scene';
import { plotFile } from '../../../src/ui/plot/plot-file';

const of = <K extends Mark['kind']>({ marks }: Scene, kind: K) =>
  marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);

describe('differencesScene', () => {
  const lines = [
    { label: 'all', mean: 0.1, low: 0.02, high: 0.18 },
    { label: 'boundary', mean: -0.05, low: null, high: null },
    { label: 'scattered', mean: null, low: null, high: null },
  ];

  it('puts means and limits in their order on one axis that has a zero', () => {
    for (const width of [260, 720]) {
      const scene = differencesScene(lines, width, String);
      const [all, boundary, ...more] = of(scene, 'dot');
      expect(more).toEqual([]);
      const zero = of(scene, 'text').find(({ text }) => text === '0')!;
      expect(boundary!.x).toBeLessThan(zero.x);
      expect(all!.x).toBeGreaterThan(zero.x);
      const [interval] = of(scene, 'line').filter(({ tone }) => tone === 'first');
      expect(interval!.x1).toBeLessThan(all!.x);
      expect(interval!.x2).toBeGreaterThan(all!.x);
      for (const { x } of of(scene, 'dot')) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
      }
    }
  });

  it('draws an axis where everything is zero, or nothing is known', () => {
    const zero = { label: 'all', mean: 0, low: null, high: null };
    for (const scene of [
      differencesScene([zero], 300, String),
      differencesScene([], 300, String),
    ]) {
      for (const { x } of of(scene, 'text')) expect(Number.isFinite(x)).toBe(true);
      expect(of(scene, 'text').some(({ text }) => text === '0')).toBe(true);
    }
  });
});

describe('barsScene', () => {
  it('draws heights in proportion, and no bar for nothing', () => {
    const scene = barsScene(
      [
        { label: '0', counts: [2, 0] },
        { label: '1', counts: [4, 1] },
      ],
      400,
    );
    expect(of(scene, 'bar').map(({ height }) => height)).toEqual([75, 150, 37.5]);
    expect(of(scene, 'text').map(({ text }) => text)).toEqual(['2', '0', '4', '1', '1']);
    expect(of(barsScene([], 300), 'bar')).toEqual([]);
    const named = barsScene([{ label: '0', counts: [1], below: 'A' }], 400, 'conditions');
    expect(of(named, 'text').map(({ text }) => text)).toEqual(['1', '0', 'A', 'conditions']);
    for (const { y } of of(named, 'text')) expect(y).toBeLessThan(named.height);
  });
});

describe('plotFile', () => {
  const scene = barsScene([{ label: '<script>alert(1)</script> & "x"', counts: [3] }], 300);
  const file = plotFile(scene, {
    title: 'Counts\u0000 ]]>',
    caption: 'A caption of many words that is far too long for one line of this drawing.',
    notes: ['sha256:'.padEnd(200, 'a')],
  });

  it('is XML that holds its caption and digest, and runs and loads nothing', () => {
    expect(file).not.toContain('<script');
    expect(file).not.toContain('\u0000');
    expect(file).not.toMatch(/href|onload|url\(http/);
    expect(file).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;');
    expect(file).toContain('sha256:aaa');
    const opened = [...file.matchAll(/<([a-z]+)\b(?:[^>]*[^/])?>/g)].map(([, tag]) => tag).sort();
    const closed = [...file.matchAll(/<\/([a-z]+)>/g)].map(([, tag]) => tag).sort();
    expect(opened).toEqual(closed);
  });

  it('draws every mark in light colours, told apart by form, and names nothing outside', () => {
    const shapes = ['disc', 'ring', 'diamond', 'cross'] as const;
    const marks: Mark[] = [
      { kind: 'path', d: 'M0 0L9 9', tone: 'wash', width: 9 },
      { kind: 'path', d: 'M0 0"><script>', tone: 'second', width: 2, dashed: true },
      { kind: 'line', x1: 0, y1: 0, x2: 1 / 3, y2: 2, tone: 'first' },
      ...shapes.map((shape) => ({ kind: 'dot', x: 5, y: 5, tone: 'ink', shape }) as const),
      { kind: 'text', x: 0, y: 0, text: 'bold', anchor: 'end', tone: 'first', bold: true },
    ];
    const drawn = plotFile(
      { width: 100, height: 50, marks },
      { title: 'T', caption: 'C', notes: [] },
    );
    expect(drawn).toContain('stroke-dasharray');
    expect(drawn).toContain('x2="0.33"');
    expect(drawn).not.toContain('<script');
    expect(drawn).not.toMatch(/light-dark|var\(|currentColor|NaN|undefined/);
    expect(drawn.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    const forms = drawn.split('\n').filter((line) => /<(circle|path)/.test(line));
    expect(new Set(forms).size).toBe(6);
  });

  it('cuts a long word between characters, and drops none', () => {
    const word = '\u{1f600}'.repeat(151);
    const text = { title: 'T', caption: word, notes: [] };
    const drawn = plotFile(barsScene([], 300), text);
    expect(drawn).not.toContain('\ufffd');
    const shown = [...drawn.matchAll(/<text x="20"[^>]*>([^<]*)</g)].map(([, line]) => line);
    expect(shown.slice(1).join('')).toBe(word);
  });

  it('keeps every line within the drawing', () => {
    const shown = [...file.matchAll(/<text x="20"[^>]*>([^<]*)</g)].map(([, text]) => text!);
    expect(shown.length).toBeGreaterThan(5);
    for (const line of shown) expect(line.length * 7).toBeLessThanOrEqual(300);
  });
});
