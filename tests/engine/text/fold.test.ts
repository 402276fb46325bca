import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWithOffsets } from '../../../src/engine/text/fold';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
/** Characters at which folds go wrong: expansions, marks, pairs of surrogates, invisible signs. */
const hardText = fc
  .array(
    fc.constantFrom(
      ...'aéEœŒæßẞøłđðþħıİIſςΣﬁﬃĳ２Ａ₂²½’ʼ＇′‐‑–—-',
      'e\u0301',
      '\u0301',
      '\u00ad',
      '\u200b',
      '\u200d',
      '\ufeff',
      '\ud83d\ude00',
      '\ud800',
      '\udc00',
      '한',
      '\u1112\u1161\u11ab',
      'が',
      'か\u3099',
      'คำ',
      'हिन्दी',
      ' ',
      '\u00a0',
      '\n',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));
const texts = fc.oneof(anyText, hardText);

describe('fold', () => {
  it.each([
    ['ÉTÉ', 'ete'],
    ['Noël à la crèche', 'noel a la creche'],
    ['naïve coöpération', 'naive cooperation'],
    ['sie ändern', 'sie andern'],
    ['œuf Œuvre CŒUR', 'oeuf oeuvre coeur'],
    ['ex æquo Æ', 'ex aequo ae'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['ðorn þorn Ħal', 'dorn thorn hal'],
    ['İstanbul ıstanbul ISTANBUL', 'istanbul istanbul istanbul'],
    ['ΟΔΟΣ ὁδός', 'οδοσ οδοσ'],
    ['Ёлка', 'елка'],
    ['conﬁrmer l’aﬃche', "confirmer l'affiche"],
    ['CO₂ et H₂O', 'co2 et h2o'],
    ['ＰＤＦ２０２４', 'pdf2024'],
  ])('writes %s as %s', (source, folded) => {
    expect(fold(source)).toBe(folded);
  });

  it.each(["'", '’', '‘', '‛', 'ʼ', 'ʻ', 'ʹ', '´', '′', '＇'])(
    'unifies the apostrophe %s',
    (sign) => {
      expect(fold(`l${sign}eau`)).toBe("l'eau");
    },
  );

  it.each(['-', '‐', '‑', '‒', '﹣', '－'])('unifies the hyphen %s', (sign) => {
    expect(fold(`rendez${sign}vous`)).toBe('rendez-vous');
  });

  it('leaves what is more than presentation: dashes, the minus sign, comparisons, white space', () => {
    const source = 'a – b — c − d ≥ e ≤ f\u00a0g\u202fh\ti';
    expect(fold(source)).toBe(source);
  });

  it.each([
    ['≠', '='],
    ['∉', '∈'],
    ['≯', '>'],
  ])('does not take %s for %s', (negated, plain) => {
    expect(fold(negated)).not.toBe(fold(plain));
    expect(fold(negated)).toBe(fold(negated.normalize('NFD')));
  });

  it('takes no power, fraction or circled number for plain digits', () => {
    expect(fold('10² m³ ½ ① ℃')).toBe('10² m³ ½ ① ℃');
  });

  it.each([
    ['soft hyphen', 'pre\u00admier'],
    ['zero-width space', 'pre\u200bmier'],
    ['zero-width non-joiner', 'pre\u200cmier'],
    ['zero-width joiner', 'pre\u200dmier'],
    ['word joiner', 'pre\u2060mier'],
    ['byte order mark', '\ufeffpremier'],
    ['direction marks', '\u200epre\u202amier\u202c'],
  ])('drops the invisible %s', (_name, source) => {
    expect(fold(source)).toBe('premier');
  });

  it('keeps the marks that spell a word in scripts where they do', () => {
    expect(fold('हिन्दी')).toBe('हिन्दी');
    expect(fold('が')).not.toBe(fold('か'));
    expect(fold('ที่')).toBe('ที่');
  });

  it('does not follow the locale of the machine', () => {
    const original = String.prototype.toLocaleLowerCase;
    String.prototype.toLocaleLowerCase = function turkish() {
      return original.call(this, 'tr-TR');
    };
    try {
      expect(fold('TITRE INCIDENT')).toBe('titre incident');
    } finally {
      String.prototype.toLocaleLowerCase = original;
    }
  });

  it('is idempotent on every character of the first two planes, and blind to its case and its composition', () => {
    for (let code = 0; code < 0x20000; code += 1) {
      const character = String.fromCodePoint(code);
      const folded = fold(character);
      if (
        fold(folded) !== folded ||
        fold(character.toLowerCase()) !== folded ||
        fold(character.normalize('NFD')) !== folded ||
        fold(character.normalize('NFC')) !== folded
      ) {
        expect.fail(`U+${code.toString(16)} folds to ${folded}`);
      }
    }
  });

  it('is idempotent on every text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('gives composed and decomposed text the same fold', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text));
        expect(fold(text.normalize('NFC'))).toBe(fold(text));
      }),
    );
  });
});

describe('foldWithOffsets', () => {
  it('maps an expansion to its one letter', () => {
    expect(foldWithOffsets('Œuf')).toEqual({
      text: 'oeuf',
      offsets: Uint32Array.of(0, 0, 1, 2, 3),
    });
  });

  it('maps a letter to itself however its accent is written', () => {
    expect(foldWithOffsets('bébé').offsets).toEqual(Uint32Array.of(0, 1, 2, 3, 4));
    expect(foldWithOffsets('be\u0301be\u0301').offsets).toEqual(Uint32Array.of(0, 1, 3, 4, 6));
  });

  it('steps over invisible characters and pairs of surrogates', () => {
    expect(foldWithOffsets('a\u00adb').offsets).toEqual(Uint32Array.of(0, 2, 3));
    expect(foldWithOffsets('😀É').offsets).toEqual(Uint32Array.of(0, 0, 2, 3));
  });

  it('maps the empty text to its end', () => {
    expect(foldWithOffsets('')).toEqual({ text: '', offsets: Uint32Array.of(0) });
  });

  it('makes room for a text that grows', () => {
    const source = 'ﬃ'.repeat(100);
    const { text, offsets } = foldWithOffsets(source);
    expect(text).toBe('ffi'.repeat(100));
    expect(Array.from(offsets.slice(-4))).toEqual([99, 99, 99, 100]);
  });

  it('makes room to the unit, wherever the growth stops', () => {
    for (let ligatures = 0; ligatures < 24; ligatures += 1) {
      for (const tail of ['', 'a', 'ab', 'é', 'aé']) {
        const source = 'ﬃ'.repeat(ligatures) + tail;
        const { text, offsets } = foldWithOffsets(source);
        expect(offsets.length).toBe(text.length + 1);
        expect(offsets[text.length]).toBe(source.length);
      }
    }
  });

  it('folds as fold does', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldWithOffsets(text).text).toBe(fold(text));
      }),
    );
  });

  it('has one offset a unit and one for the end, never decreasing, within the source', () => {
    fc.assert(
      fc.property(texts, (source) => {
        const { text, offsets } = foldWithOffsets(source);
        expect(offsets.length).toBe(text.length + 1);
        expect(offsets[text.length]).toBe(source.length);
        for (let unit = 0; unit < text.length; unit += 1) {
          expect(offsets[unit]!).toBeLessThanOrEqual(offsets[unit + 1]!);
          expect(offsets[unit]!).toBeLessThan(source.length);
        }
      }),
    );
  });

  it('maps each unit to a character that folds to it', () => {
    fc.assert(
      fc.property(texts, (source) => {
        const { text, offsets } = foldWithOffsets(source);
        for (let unit = 0; unit < text.length; unit += 1) {
          const character = String.fromCodePoint(source.codePointAt(offsets[unit]!)!);
          expect(fold(character)).toContain(text[unit]);
        }
      }),
    );
  });
});
