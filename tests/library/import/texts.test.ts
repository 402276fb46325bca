import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, decodeUnicode } from '../../../src/library/import/decode';
import { guessLanguage } from '../../../src/library/import/guess-language';
import { placeAt } from '../../../src/library/import/place';
import { readPlainText } from '../../../src/library/import/plain-text';
import { LONGEST_LINE, textFault } from '../../../src/library/import/text-fault';
import { refusal, utf8, valueOf } from './bytes';

describe('decodeText', () => {
  it('refuses halves of characters in what is UTF-8 otherwise, and takes them for Windows-1252 in what is not', () => {
    const half = Uint8Array.of(0xc3, 0xa9, 0x0a, 0x78, 0xed, 0xa0, 0xbd, 0x79);
    expect(refusal(decodeText(half))).toEqual({
      code: 'text-broken-character',
      line: 2,
      column: 2,
      offset: 3,
      character: 'U+D83D',
    });
    const latin = Uint8Array.of(0xed, 0xa0, 0xbd, 0x20, 0xe9, 0x20);
    expect(valueOf(decodeText(latin)).encoding).toBe('windows-1252');
  });

  it('recognises UTF-8, both UTF-16 by their mark, and Windows-1252', () => {
    const latin = Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0x20, 0xab]);
    const little = Uint8Array.from([0xff, 0xfe, 0xe9, 0x00]);
    const big = Uint8Array.from([0xfe, 0xff, 0x00, 0xe9]);
    expect(valueOf(decodeText(utf8('café')))).toEqual({ text: 'café', encoding: 'utf-8' });
    expect(valueOf(decodeText(utf8('\ufeffcafé'))).text).toBe('café');
    expect(valueOf(decodeText(little))).toEqual({ text: 'é', encoding: 'utf-16le' });
    expect(valueOf(decodeText(big))).toEqual({ text: 'é', encoding: 'utf-16be' });
    expect(valueOf(decodeText(latin))).toEqual({ text: 'café «', encoding: 'windows-1252' });
  });

  it('reads in the encoding asked for, or says where a byte does not fit', () => {
    const latin = Uint8Array.from([0x61, 0x0a, 0x62, 0xe9, 0x20]);
    expect(valueOf(decodeText(utf8('é'), 'windows-1252')).text).toBe('Ã©');
    const place = { code: 'text-encoding', line: 2, column: 2, offset: 3, encoding: 'utf-8' };
    expect(refusal(decodeText(latin, 'utf-8'))).toEqual(place);
    expect(refusal(decodeUnicode(latin))).toEqual(place);
  });
});

describe('textFault', () => {
  it.each([
    ['a\nb\0', 'text-nul', 2, 2, 'U+0000'],
    ['ab\u202ec', 'text-direction-control', 1, 3, 'U+202E'],
    ['\u2067', 'text-direction-control', 1, 1, 'U+2067'],
    ['x\n\ny\ud800z', 'text-broken-character', 3, 2, 'U+D800'],
    ['\udc00', 'text-broken-character', 1, 1, 'U+DC00'],
  ])('names %j', (text, code, line, column, character) => {
    expect(textFault(text)).toMatchObject({ code, details: { line, column, character } });
  });

  it('lets accents, emoji, tabs and marks of direction pass', () => {
    expect(textFault('Œuvre 🗼\tfin\r\n\u200e ok')).toBeUndefined();
  });

  it('names the line that is too long, wherever it stands', () => {
    const long = 'x'.repeat(LONGEST_LINE);
    expect(textFault(`${long}\n${long}\r${long}`)).toBeUndefined();
    expect(textFault(`${long}\nab\n${long}y`)).toMatchObject({
      code: 'text-line-too-long',
      details: { line: 3, column: 1, offset: LONGEST_LINE + 4 },
    });
  });

  it('agrees with the rule, character by character', () => {
    const any = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 });
    fc.assert(
      fc.property(any, (units) => {
        const text = String.fromCharCode(...units);
        const refused = [...text].findIndex((character) => {
          const code = character.codePointAt(0)!;
          const turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
          return code === 0 || turns || (code >= 0xd800 && code <= 0xdfff);
        });
        const offset = refused < 0 ? undefined : [...text].slice(0, refused).join('').length;
        expect(textFault(text)?.details['offset']).toBe(offset);
      }),
    );
  });
});

describe('readPlainText', () => {
  it('keeps a text as it is written, and takes the title of Markdown from its heading', () => {
    const source = 'Intro\r\n\r\n## The *rules* ##\r\n\r\n<script>x</script> [a](javascript:b)\r\n';
    const read = valueOf(readPlainText(utf8(source), 'in/Rules.md'));
    expect(read).toMatchObject({ format: 'markdown', title: 'The *rules*', text: source });
    const plain = valueOf(readPlainText(utf8(source), 'in/Fire drill.txt'));
    expect(plain).toMatchObject({ format: 'text', title: 'Fire drill', encoding: 'utf-8' });
  });

  it('refuses what holds no text', () => {
    expect(refusal(readPlainText(utf8(' \n'), 'a.txt'))).toMatchObject({ code: 'text-empty' });
  });

  it('guesses the language', () => {
    expect(guessLanguage('Le port ouvre à six heures et ferme à la nuit.')).toBe('fr');
    expect(guessLanguage('The harbour opens at six and closes at night.')).toBe('en');
    expect(guessLanguage('42', 'fr')).toBe('fr');
  });
});

describe('placeAt', () => {
  it('counts lines and columns from 1', () => {
    expect(placeAt('ab\ncd', 0)).toEqual({ line: 1, column: 1, offset: 0 });
    expect(placeAt('ab\ncd', 2)).toEqual({ line: 1, column: 3, offset: 2 });
    expect(placeAt('ab\n\ncd', 5)).toEqual({ line: 3, column: 2, offset: 5 });
  });
});
