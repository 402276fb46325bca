import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findBomb } from '../../../src/library/import/inflate-guard';
import { joinPages, pageText, type PdfRun } from '../../../src/library/import/pdf-text';
import { utf8 } from './bytes';

const line = (str: string, baseline: number): PdfRun => ({
  str,
  hasEOL: true,
  height: 10,
  baseline,
});

describe('pageText', () => {
  it('joins runs to lines, and parts paragraphs where the gap is wide', () => {
    const runs: PdfRun[] = [
      { str: 'The  harbour', hasEOL: false, height: 10, baseline: 700 },
      { str: ' ', hasEOL: false, height: 0, baseline: 700 },
      line('opens', 700),
      line('at six.', 688),
      line('', 680),
      line('Dogs stay', 660),
      line('Next column', 700),
    ];
    expect(pageText(runs)).toBe('The harbour opens\nat six.\n\nDogs stay\nNext column');
  });
});

describe('joinPages', () => {
  it('keeps a sentence whole that runs over the page', () => {
    expect(joinPages(['It goes', 'on. Then', '', 'ends.', 'New.'])).toBe(
      'It goes\non. Then\nends.\n\nNew.',
    );
    expect(joinPages(['He said “no.”', 'Next'])).toBe('He said “no.”\n\nNext');
  });
});

describe('findBomb', () => {
  const breathe = async () => undefined;
  const stream = (data: Uint8Array, filters: string, length: number | string = data.length) =>
    Buffer.concat([
      utf8(`%PDF-1.4\n1 0 obj\n<< /Length ${length} /Filter [${filters}] >>\nstream\n`),
      data,
      utf8('\nendstream\nendobj\n'),
    ]);
  const zeros = (size: number) => deflateSync(Buffer.alloc(size));
  const once = '/FlateDecode';

  it('stops at the stream that unfolds past the limit, and says where', async () => {
    const bytes = stream(zeros(2_000_000), once);
    expect(await findBomb(bytes, breathe, 1_000_000)).toBe(bytes.indexOf('stream'));
    expect(await findBomb(bytes, breathe, 3_000_000)).toBeNull();
  });

  it('adds streams up, and unfolds what is wrapped twice', async () => {
    const small = stream(zeros(400_000), once);
    expect(await findBomb(Buffer.concat([small, small]), breathe, 1_000_000)).toBeNull();
    expect(await findBomb(Buffer.concat([small, small, small]), breathe, 1_000_000)).not.toBeNull();
    const twice = stream(deflateSync(zeros(5_000_000)), `${once} ${once}`);
    expect(await findBomb(twice, breathe, 1_000_000)).not.toBeNull();
    expect(await findBomb(stream(zeros(10), once.repeat(4)), breathe)).not.toBeNull();
  });

  it('is not led astray by the end word inside the data, nor by what is not deflated', async () => {
    const stored = deflateSync(Buffer.concat([utf8('endstream'), Buffer.alloc(2_000_000)]), {
      level: 0,
    });
    expect(await findBomb(stream(stored, once), breathe, 1_000_000)).not.toBeNull();
    expect(await findBomb(stream(utf8('no zlib at all'), once), breathe, 10)).toBeNull();
    expect(await findBomb(stream(utf8('picture'), '/DCTDecode'), breathe, 1)).toBeNull();
  });
});
