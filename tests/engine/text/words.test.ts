import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/engine/text/fold';
import { LONGEST_WORD, scanWords, wordForm, words } from '../../../src/engine/text/words';

/** The words of a text, parted by spaces. */
function list(text: string): string {
  return words(text)
    .map(({ term }) => term)
    .join(' ');
}

describe('words', () => {
  describe('handed cases', () => {
    it.each([
      ['assurance', "l'assurance", true],
      ['assurance', 'L’assurance', true],
      ['habitation', 'd’habitation', true],
      ['arme', 'Jʼarme', true],
      ['oeil', 'l＇œil', true],
      ['lassurance', "l'assurance", false],
    ])('TOK-01: %s in %s is %s', (query, text, found) => {
      expect(list(text).split(' ').includes(list(query))).toBe(found);
    });

    it.each([
      ['oeuf', 'œuf', true],
      ['OEUVRE', 'œuvre', true],
      ['coeur', 'CŒUR', true],
      ['ouf', 'œuf', false],
      ['aequo', 'æquo', true],
    ])('TOK-03: %s meets %s: %s', (query, text, equal) => {
      expect(list(query) === list(text)).toBe(equal);
    });

    it.each([
      ['café', 'cafe\u0301'],
      ['re\u0301sume\u0301', 'résumé'],
      ['cafe', 'café'],
    ])('TOK-05: %s meets %s', (query, text) => {
      expect(list(query)).toBe(list(text));
    });

    it.each([
      ["L'été à Noël", 'ete a noel'],
      ['sie ändern', 'sie andern'],
      ['naïve coöpération', 'naive cooperation'],
    ])('TOK-07: %s', (text, terms) => {
      expect(list(text)).toBe(terms);
    });

    it('TOK-09: a zero-width space, being invisible, joins; so does a soft hyphen', () => {
      expect(list('gamma\u200bray')).toBe('gammaray');
      expect(list('pre\u00admier deuxième')).toBe('premier deuxieme');
    });

    it.each([
      ['TITRE', 'titre'],
      ['INCIDENT', 'incident'],
      ['İstanbul', 'istanbul'],
    ])('TOK-11: %s meets %s', (query, text) => {
      expect(list(query)).toBe(list(text));
    });

    it.each([
      ['a short notice—enough to leave', 'a short notice enough to leave'],
      ['Paris–Lyon', 'paris lyon'],
      ['and/or', 'and or'],
    ])('TOK-13: %s', (text, terms) => {
      expect(list(text)).toBe(terms);
    });

    it.each(['退款', 'PDF'])('TOK-15: %s is found in text without spaces', (query) => {
      const text = new Set(list('退款政策适用于PDF文件').split(' '));
      expect(text.has(list(query))).toBe(true);
    });

    it.each([
      ['e', 900_000, 1],
      ['a.', 8_000, 1],
      ['--\n', 100_000, 0],
      ['1 ', 200_000, 200_000],
      ['\u00a0', 200_000, 0],
      ["a'", 300_000, 1],
      ["l'", 300_000, 1],
      ['a-', 300_000, 300_000],
      ["'\u00ad", 300_000, 0],
      ['退', 300_000, 299_999],
    ])('TOK-17: reads %j repeated %i times', (part, times, count) => {
      let found = 0;
      scanWords(part.repeat(times), () => {
        found += 1;
      });
      expect(found).toBe(count);
    });
  });

  describe('apostrophes', () => {
    it.each([
      // Elided words are left out.
      ["l'article", 'article'],
      ["L'ARTICLE D'UN AVENANT", 'article un avenant'],
      ["qu'il n'a pas, j'ai, c'est, s'il t'a m'a", 'il a pas ai est il a a'],
      ["jusqu'à lorsqu'une puisqu'on quoiqu'il", 'a une on il'],
      ["presqu'île quelqu'un", 'ile un'],
      ["l'e-mail de l'O.N.U.", 'email de onu'],
      ["d'1 an, l'« État »", '1 an etat'],
      ["aujourd'hui", "aujourd'hui"],
      ["qu'aujourd’hui", "aujourd'hui"],
      ["prud'hommes", "prud'hommes"],
      // English keeps the word and drops what a contraction adds.
      ["the company's report", 'the company report'],
      ["the companies' reports", 'the companies reports'],
      ["it's they're we've he'd I'm you'll", 'it they we he i you'],
      ["don't can’t won't", "don't can't won't"],
      ["shouldn't've", "shouldn't"],
      ["2023's results", '2023 results'],
      ["O'Brien's claim", "o'brien claim"],
      ["D's share", 'd share'],
      ["five o'clock", "five o'clock"],
      ["‘quoted’ 'quoted'", 'quoted quoted'],
      ["the letter 'c' in rock 'n' roll", 'the letter c in rock n roll'],
      ["5'6 tall", '5 6 tall'],
    ])('%s: %s', (text, terms) => {
      expect(list(text)).toBe(terms);
    });
  });

  describe('hyphens, dashes and slashes', () => {
    it.each([
      ['rendez-vous', 'rendez vous'],
      ['est-il, sont-elles, a-t-il', 'est il sont elles a t il'],
      ['a 30-day notice', 'a 30 day notice'],
      ['2019-2023', '2019 2023'],
      ['2024-03-01', '2024 03 01'],
      ['vis-à-vis', 'vis a vis'],
      ['e-mail, E-mails, e‑commerce', 'email emails ecommerce'],
      ['email', 'email'],
      ['E-E-A-T', 'e e a t'],
      ['gpt-6 et COVID-19', 'gpt-6 et covid-19'],
      ['ISO-8859-1, IMPCO-2024-A7', 'iso-8859-1 impco-2024 a7'],
      ['RFC 9293', 'rfc 9293'],
      ['IPv6 MP3 B2B 3G', 'ipv6 mp3 b2b 3g'],
      ['règlement 2016/679', 'reglement 2016 679'],
      ['oui — non – si', 'oui non si'],
      ['-5 -x', '5 x'],
    ])('%s: %s', (text, terms) => {
      expect(list(text)).toBe(terms);
    });
  });

  describe('points and commas', () => {
    it.each([
      ['27.45 % et 3,70 €', '27.45 et 3,70'],
      ['1,000,000 or 777.666.555', '1,000,000 or 777.666.555'],
      ['12.', '12'],
      ['v2.0.1', 'v2.0.1'],
      ['U.S. law, e.g. R.G.P.D.', 'us law eg rgpd'],
      ['US', 'us'],
      ['the end.The start', 'the end the start'],
      ['exemple.com/a.b', 'exemple com ab'],
      ['un,deux', 'un deux'],
      ['G. Perrin', 'g perrin'],
    ])('%s: %s', (text, terms) => {
      expect(list(text)).toBe(terms);
    });
  });

  describe('numbers and signs', () => {
    it.each([
      ['contrat¹', 'contrat'],
      ['10² m³', '10 m'],
      ['CO₂', 'co2'],
      ['n° 5, nº 5', 'n 5 n 5'],
      ['20€ 5% §3 ½', '20 5 3'],
      ['１２ｋｇ', '12kg'],
    ])('%s: %s', (text, terms) => {
      expect(list(text)).toBe(terms);
    });
  });

  describe('scripts without spaces', () => {
    it.each([
      ['東京都', '東京 京都'],
      ['東京タワーへ', '東京 タワ ワー へ'],
      ['第12条', '第 12 条'],
      ['退', '退'],
      ['𠮷野家', '𠮷野 野家'],
      ['กขค', 'กข ขค'],
      ['Привет мир', 'привет мир'],
    ])('%s: %s', (text, terms) => {
      expect(list(text)).toBe(terms);
    });

    it('keeps a mark with the character it stands on', () => {
      expect(words('ที่นี่').map(({ start, end }) => [start, end])).toEqual([[0, 6]]);
    });

    it('reads voiced kana alike in one piece or two', () => {
      expect(list('か\u3099く')).toBe(list('がく'));
    });
  });

  it('gives the surface of each word in the source', () => {
    const text = "L’œuvre d'Élodie—re\u0301sume\u0301e !";
    expect(words(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'œuvre',
      'Élodie',
      're\u0301sume\u0301e',
    ]);
  });

  it('leaves the possessive out of the surface', () => {
    expect(words("John's")).toEqual([{ term: 'john', start: 0, end: 4 }]);
  });

  it('counts a very long word by its beginning, as a whole', () => {
    const text = `${'x'.repeat(500)} y`;
    expect(words(text)).toEqual([
      { term: 'x'.repeat(LONGEST_WORD), start: 0, end: 500 },
      { term: 'y', start: 501, end: 502 },
    ]);
  });

  it('never ends a term with half a pair of surrogates', () => {
    const [word] = words(`${'x'.repeat(LONGEST_WORD - 1)}𝒜𝒜`);
    expect(word?.term).toBe('x'.repeat(LONGEST_WORD - 1));
  });

  it('finds nothing where there is nothing', () => {
    expect(words('')).toEqual([]);
    expect(words(" \u00a0\n—…!?«»'’--\u200b\ufeff\u0301")).toEqual([]);
  });
});

const pieces = fc.constantFrom(
  ..."abelsE1 9.,'’-‐–/œéÉßİﬁ退款かกA",
  'e\u0301',
  '\u0301',
  '\u00ad',
  '\u200b',
  "l'",
  'qu’',
  "'s",
  'U.S.',
  'e-mail',
  'gpt-6',
  '😀',
  '𠮷',
  '\ud800',
  ' ',
  '\n',
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('words of any text', () => {
  it('come in order, within the text, none of them empty', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let previous = { start: -1, end: 0 };
        for (const word of words(text)) {
          expect(word.start).toBeGreaterThan(previous.start);
          expect(word.end).toBeGreaterThan(word.start);
          expect(word.end).toBeGreaterThanOrEqual(previous.end);
          expect(word.end).toBeLessThanOrEqual(text.length);
          expect(word.term).not.toBe('');
          previous = word;
        }
      }),
    );
  });

  it('stand folded in their own surface', () => {
    const solid = (text: string) => text.replace(/[-.]/g, '');
    fc.assert(
      fc.property(texts, (text) => {
        for (const { term, start, end } of words(text)) {
          expect(solid(fold(text.slice(start, end)))).toContain(solid(term));
        }
      }),
    );
  });

  it('are folded', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { term } of words(text)) expect(fold(term)).toBe(term);
      }),
    );
  });

  it('are the same composed and decomposed', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(list(text.normalize('NFD'))).toBe(list(text.normalize('NFC')));
      }),
    );
  });

  it('are the same in capitals where capitals can be undone', () => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(text.toUpperCase().toLowerCase() === text);
        expect(list(text.toUpperCase())).toBe(list(text));
      }),
    );
  });

  it('are those that scanWords and wordForm give', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const scanned: string[] = [];
        scanWords(text, (start, end) => scanned.push(wordForm(text.slice(start, end))));
        expect(scanned.join(' ')).toBe(list(text));
      }),
    );
  });
});
