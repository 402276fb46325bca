import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/engine/text/language';
import { readQuantities } from '../../../src/engine/quantities';
import { printQuantity } from '../../../src/engine/quantities/print';

const language = fc.constantFrom<Language>('fr', 'en');

/** Pieces that numbers are made of, so that random texts come near to real ones. */
const fragment = fc.constantFrom(
  ...(
    '0|1|7|12|31|99|100|2026|1 500|9293|٣|９|½|¾|²|³|¹⁄₂|.|,|:|;|-|–|−|/|(|)|[|]|%|‰|€|$|£|°C|+33|#|§|n°|' +
    'de|du|à|et|le|la|un|une|one|a|to|and|of|from|between|entre|deux|trois|quatre|vingt|vingts|dix|neuf|' +
    'cent|mille|million|millions|milliard|billion|two|twenty|five|hundred|thousand|half|third|quarter|' +
    'tiers|quarts|demi|et demi|sept|sept.|mai|may|March|June|juin|siècle|century|XIXe|th|er|e|s|h|m|km|' +
    'kg|kWh|Mo|k|M|Md|bn|euros|EUR|dollars|points|pour|heures|jours|days|years|pm|midi|RFC|article|' +
    'gpt|rue des Lilas|Lyon|SW1A|1AA|a@b.fr|https://x.fr/|&nbsp;|&#8239;|&|\u00a0|\u202f|\n|\n\n|\u00ad|in|out of|sur|per|par|(30)|(|1e6|e-4|10⁶|⁻|^|×|ft|lb|st|\'|"|l/100 km|1-800-FLOWERS|Call|Appelez le|year|année|page|al.|(3)|FR76|SIRET|past|hours|moins|point|' +
    '1204|Genève|Rue du Rhône|bte|Q3|no|once|et demie|and a half|é|\u0301|𝟗|\ud800'
  ).split('|'),
);
const nearText = fc
  .array(fc.tuple(fragment, fc.constantFrom('', ' ', '-')), { maxLength: 24 })
  .map((parts) => parts.map(([piece, joint]) => piece + joint).join(''));
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), nearText);

describe('readQuantities on any text', () => {
  it('never throws; spans lie inside the text, in order, and never overlap', () => {
    fc.assert(
      fc.property(anyText, language, (text, spoken) => {
        let last = 0;
        for (const found of readQuantities(text, spoken)) {
          expect(found.start).toBeGreaterThanOrEqual(last);
          expect(found.end).toBeGreaterThan(found.start);
          expect(found.end).toBeLessThanOrEqual(text.length);
          expect(found.text).toBe(text.slice(found.start, found.end));
          last = found.end;
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('writes every value as an exact decimal, date, time or plain text', () => {
    const decimal = /^-?\d+(\.\d+)?$/;
    fc.assert(
      fc.property(anyText, language, (text, spoken) => {
        for (const found of readQuantities(text, spoken)) {
          const values =
            typeof found.value === 'string' ? [found.value] : [found.value.from, found.value.to];
          for (const value of values) {
            expect(value).not.toBe('');
            if (['amount', 'percent', 'points', 'number', 'ordinal'].includes(found.kind)) {
              expect(value).toMatch(decimal);
            }
            if (found.kind === 'time') expect(value).toMatch(/^\d\d:\d\d(:\d\d)?$/);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('reads the same from decomposed letters and any kind of space', () => {
    const brief = (text: string, spoken: Language) =>
      readQuantities(text, spoken).map(({ kind, value, unit }) => ({ kind, value, unit }));
    fc.assert(
      fc.property(nearText, language, (text, spoken) => {
        const spaced = text.replaceAll(' ', '\u202f').normalize('NFD');
        fc.pre(!text.includes('\u0301') && !text.includes('½'));
        expect(brief(spaced, spoken)).toEqual(brief(text, spoken));
      }),
    );
  });

  it('reads again what it prints', () => {
    fc.assert(
      fc.property(nearText, language, (text, spoken) => {
        for (const found of readQuantities(text, spoken)) {
          const printed = printQuantity(found, spoken);
          const again = readQuantities(printed, spoken).flatMap((each) => [
            each,
            ...each.candidates,
          ]);
          const same = again.some(
            ({ kind, value, unit }) =>
              kind === found.kind &&
              unit === found.unit &&
              JSON.stringify(value) === JSON.stringify(found.value),
          );
          expect({ same, printed, of: found.text }).toMatchObject({ same: true });
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('reads a whole number of up to 30 digits exactly, grouped or not', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2101n, max: 10n ** 30n }), fc.boolean(), (value, grouped) => {
        const plain = value.toString();
        const text = grouped ? plain.replace(/\B(?=(\d{3})+$)/g, '\u202f') : plain;
        fc.pre(plain.length !== 5 || grouped);
        const [found, ...others] = readQuantities(`soit ${text} unités.`, 'fr');
        expect(others).toEqual([]);
        expect(found).toMatchObject({ kind: 'number', value: plain, noun: 'unités' });
      }),
    );
  });
});

describe('hostile length', () => {
  // A reader that looked back or ahead without end would need minutes here, not a blink.
  it.each([
    'e',
    'a.',
    '--\n',
    '1 ',
    '\u00a0',
    '9',
    '111 ',
    '1.',
    '11,',
    'quatre vingt ',
    'a@',
    'http://',
    '€',
    '+33 1 ',
    '[1,',
    '&#',
    '0 ',
    'a1-',
    '12 rue de la ',
    '1 and 2 or ',
    '1 to ',
    'article 12 et ',
    'mille ',
    'half a ',
  ])('a hundred thousand characters of %j', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const inside = readQuantities(text, 'fr').every((found) => found.end <= text.length);
    expect(inside).toBe(true);
  });
});
