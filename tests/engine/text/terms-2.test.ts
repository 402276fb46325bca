import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/engine/text/language';
import { stem2 } from '../../../src/engine/text/stems-2';
import { scanWords2, wordForm2 } from '../../../src/engine/text/words-2';

function wordsOf(text: string): string[] {
  const found: string[] = [];
  scanWords2(text, (start, end) => found.push(wordForm2(text.slice(start, end))));
  return found;
}

/** Words that are one term, a line; a "!" before the last says that it is another. */
const MEET: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'francais francaise francaises !franc',
    'chinois chinoise chinoises !chine',
    'mauvais mauvaise mauvaises',
    'japonais japonaise',
    'suedois suedoises',
    'nicois nicoise',
    'anglais anglaise',
    'irlandais irlandaises',
    'bourgeois bourgeoise',
    'ecossais ecossaise',
    'portugais portugaises',
    'delai delais',
    'emploi emplois',
    'loi lois',
    'roi rois',
    'essai essais',
    'convoi convois',
    'frais fraiche !fraise',
    'bijou bijoux',
    'genou genoux',
    'caillou cailloux',
    'chou choux',
    'hibou hiboux',
    'joujou joujoux',
    'pou poux',
    'jaloux jalouse',
    'doux douce',
    'corail coraux',
    'email emaux',
    'vitrail vitraux',
    'soupirail soupiraux',
    'vantail vantaux',
    'bail baux',
    'travail travaux',
    'journal journaux',
    'bateau bateaux',
    'noyau noyaux',
    'tuyau tuyaux',
    'milieu milieux',
    'neveu neveux',
    'public publique',
    'grec grecque',
    'blanc blanches',
    'vieux vieille',
    'nouveau nouvelle',
    'long longue',
    "presqu'ile presqu'iles",
  ],
  en: [
    'add adds added adding !ad',
    'ad ads !added',
    'egg eggs egged',
    'err errs erred',
    'ebb ebbed',
    'butt butted !but',
    'staff staffs staffed staffing',
    'stuff stuffed',
    'bluff bluffing',
    'purr purring',
    'boycott boycotted',
    'go goes going',
  ],
};

describe.each(['fr', 'en'] as const)('stems under bm25-2, %s', (language) => {
  it.each(MEET[language])('%s', (line) => {
    const words = line.split(' ');
    const [first, ...others] = words;
    for (const other of others) {
      const same = stem2(first!, language) === stem2(other.replace('!', ''), language);
      expect([other, same]).toEqual([other, !other.startsWith('!')]);
    }
  });
});

describe('words under bm25-2', () => {
  it.each([
    ['1000', '1000'],
    ['1 000', '1000'],
    ['1\u00a0000', '1000'],
    ['1\u202f000', '1000'],
    ['1\u2009000', '1000'],
    ['1,000', '1000'],
    ['1 000 000', '1000000'],
    ['1,000,000', '1000000'],
    ['1.000.000', '1000000'],
    ['12 345 678', '12345678'],
    ['2,5', '2.5'],
    ['2.5', '2.5'],
    ['1,000.50', '1000.50'],
    ['1.000,50', '1000.50'],
  ])('reads %j as the one number %s', (written, number) => {
    expect(wordsOf(`Il y en a ${written}, dit-on.`)).toContain(number);
    expect(wordsOf(written)).toEqual([number]);
  });

  it.each([
    ['en 2019 350 personnes', ['en', '2019', '350', 'personnes']],
    ['01 02 03 04', ['01', '02', '03', '04']],
    ['0 123', ['0', '123']],
    ['12 3456', ['12', '3456']],
    ['12  345', ['12', '345']],
    ['12\n345', ['12', '345']],
    ['27.4.2016', ['27.4.2016']],
    ['v1 000', ['v1', '000']],
    ['3, 100', ['3', '100']],
  ])('keeps the numbers of %j apart', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['He writes C# daily.', ['he', 'writes', 'c#', 'daily']],
    ['C++, F#; g++!', ['c++', 'f#', 'g++']],
    ['.NET and ASP.NET', ['.net', 'and', 'asp', '.net']],
    ['C, C#7 and C++11', ['c', 'c', '7', 'and', 'c', '11']],
    ['the net, .net', ['the', 'net', 'net']],
    ['a # b + + c', ['a', 'b', 'c']],
    ['la presqu’île', ['la', "presqu'ile"]],
    ["quelqu'un, quelqu'une", ["quelqu'un", "quelqu'une"]],
    ['Presqu’îles', ["presqu'iles"]],
    ["qu'il, l'île, jusqu'ici", ['il', 'ile', 'ici']],
  ])('reads %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('never overlap where one elision follows another', () => {
    const found: string[] = [];
    const text = "presqu'presqu'1presqu'";
    let last = 0;
    scanWords2(text, (start, end) => {
      expect(start).toBeGreaterThanOrEqual(last);
      found.push(text.slice(start, end));
      last = end;
    });
    expect(found.length).toBeGreaterThan(1);
  });

  it('never overlap and stand in order, in any text', () => {
    const pieces = fc.constantFrom(
      ...[
        '1',
        '000',
        ' ',
        '\u00a0',
        ',',
        '.',
        '#',
        '++',
        'C',
        '.NET',
        "presqu'",
        'île',
        "'",
        'é',
        '\n',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        let last = 0;
        scanWords2(text, (start, end) => {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        });
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });
});
