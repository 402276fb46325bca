import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ground-'));
afterAll(() => rmSync(folder, { recursive: true }));

function ground(content: unknown, ...options: string[]) {
  const file = join(folder, 'claims.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const run = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/ground.ts', file, ...options],
    {
      encoding: 'utf8',
    },
  );
  return { status: run.status, output: run.stdout, error: run.stderr };
}

describe('npm run ground', () => {
  const claims = {
    schema: 'claim-verification/1',
    language: 'fr',
    items: [
      { id: 'a', passage: 'Le préavis dure 3 mois.', claim: 'Un préavis de trois mois.' },
      {
        id: 'b',
        passages: ['Le préavis dure 3 mois.'],
        claim: 'Le préavis dure 3 ans.',
        label: 'x',
      },
      {
        id: 'c',
        language: 'en',
        passages: ['Rien ici.', 'La franchise est de 1 500,50 € pour le vol.'],
        claim: 'The deductible is €1,500.50.',
      },
    ],
  };
  const figures = {
    a: { text: 'trois mois', start: 14, end: 24, kind: 'duration', value: '3', unit: 'month' },
    b: { text: '3 ans', start: 16, end: 21, kind: 'duration', value: '3', unit: 'year' },
    c: { text: '€1,500.50', start: 18, end: 27, kind: 'amount', value: '1500.50', unit: 'EUR' },
  };

  it('prints a verdict an item and the place of every figure, and nothing else', () => {
    const { status, output } = ground(claims);
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual({
      items: [
        {
          id: 'a',
          verdict: 'figures-found',
          quantities: [{ ...figures.a, found: { passage: 0, start: 16, end: 22 } }],
        },
        {
          id: 'b',
          verdict: 'wrong-kind',
          quantities: [{ ...figures.b, found: null, reason: 'other-unit' }],
        },
        {
          id: 'c',
          verdict: 'figures-found',
          quantities: [{ ...figures.c, found: { passage: 1, start: 20, end: 30 } }],
        },
      ],
    });
  });

  it('explains how each figure was read when asked to', () => {
    const { output } = ground(claims, '--explain');
    expect(JSON.parse(output)).toMatchObject({
      items: [
        { id: 'a', subjectChecked: true, quantities: [{ ...figures.a, reads: '3 mois' }] },
        {
          id: 'b',
          subjectChecked: true,
          quantities: [{ reads: '3 ans', elsewhere: { passage: 0, start: 16, end: 22 } }],
        },
        { id: 'c', subjectChecked: false, quantities: [{ reads: '1500.50 EUR' }] },
      ],
    });
  });

  it.each([
    ['not json', 'file-not-json'],
    [{ schema: 'other/1', items: [] }, 'claims-invalid'],
    [{ schema: 'claim-verification/1', items: [{ id: 'a', claim: 'x' }] }, 'claims-invalid'],
    [{ schema: 'claim-verification/1', language: 'german', items: [] }, 'claims-invalid'],
    [{ schema: 'claim-verification/1', language: 'french', items: [] }, 'claims-invalid'],
    [
      {
        schema: 'claim-verification/1',
        items: [{ id: 'a', claim: 'x', passage: '', passages: [] }],
      },
      'claims-invalid',
    ],
  ])('ends with one JSON object on standard error for %j', (content, code) => {
    const { status, output, error } = ground(content);
    expect(status).toBe(1);
    expect(output).toBe('');
    expect(JSON.parse(error)).toMatchObject({ error: { code } });
  });

  it('takes a region behind a language, null for a missing key, one passage or a list', () => {
    const claim = 'Un délai de trente jours 😀.';
    const text = '😀 Le délai est de 30 jours.';
    const item = { id: 'a', claim };
    const { status, output } = ground({
      schema: 'claim-verification/1',
      language: 'fr-CH',
      extra: true,
      items: [
        { ...item, passage: text, passages: null, language: null, label: null },
        { ...item, passage: [text] },
        { ...item, passages: text, foo: {} },
        { ...item, passages: [{ text, language: 'FR' }] },
      ],
    });
    expect(status).toBe(0);
    const { items } = JSON.parse(output) as {
      items: { quantities: { found: { start: number; end: number } }[] }[];
    };
    expect(items).toHaveLength(4);
    for (const { quantities } of items) {
      const place = quantities[0]!.found;
      expect(text.slice(place.start, place.end)).toBe('30 jours');
    }
  });

  it('reads a byte order mark and lone surrogates, and an empty list of items', () => {
    expect(ground('\ufeff{"schema":"claim-verification/1","items":[]}')).toMatchObject({
      status: 0,
    });
    const { status, output } = ground(
      '{"schema":"claim-verification/1","items":[{"id":"a","passage":"\\ud800 30 days","claim":"\\udc00 30 days"}]}',
    );
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      items: [{ verdict: 'figures-found', quantities: [{ start: 2, end: 9 }] }],
    });
  });

  it('scores its flags against labels, among claims that contain a figure', () => {
    const item = (id: string, claim: string, label: string) => ({
      id,
      passage: 'The notice is 30 days.',
      claim,
      label,
    });
    const { status, output } = ground(
      {
        schema: 'claim-verification/1',
        items: [
          item('a', 'The notice is thirty days.', 'supported'),
          item('b', 'The notice is 20 days.', 'unsupported'),
          item('c', 'The notice of 30 days is kind.', 'unsupported'),
          item('d', 'The notice is kind.', 'unsupported'),
          item('e', 'The notice is 40 days.', 'generic'),
        ],
      },
      '--score',
    );
    expect(status).toBe(0);
    expect(JSON.parse(output)).toEqual({
      n: 3,
      unsupported: 2,
      flagged: 1,
      flaggedUnsupported: 1,
      precision: 1,
      recall: 0.5,
    });
    expect(ground({}, '--other').error).toContain('option-unknown');
  });

  it('stops quietly when nobody reads on', () => {
    const file = join(folder, 'many.json');
    const items = Array.from({ length: 2000 }, (_, place) => ({
      id: String(place),
      passage: 'Le préavis dure 3 mois.',
      claim: 'Le préavis dure 3 mois.',
    }));
    writeFileSync(file, JSON.stringify({ schema: 'claim-verification/1', items }));
    const command = `"${process.execPath}" --import tsx src/cli/ground.ts "${file}" | head -n 1`;
    const run = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(run.stdout).toBe('{\n');
    expect(run.stderr).toBe('');
  });
});
