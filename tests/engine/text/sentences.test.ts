import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/text/language';
import type { Language } from '../../../src/engine/text/language';
import { splitSentences } from '../../../src/engine/text/sentences';

function split(text: string, language: Language): string[] {
  return splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
}

/** A text whose sentences are written apart by ` | `, and must come apart there only. */
function expectCuts(marked: string, language: Language): void {
  const sentences = marked.split(' | ');
  expect(split(sentences.join(' '), language)).toEqual(sentences);
}

describe('handed cases', () => {
  it.each([
    [
      'SEG-01',
      'fr',
      'M. Dupuis paie 12 €. Mme Roy et le Dr Levé paient 8 €.',
      ['M. Dupuis paie 12 €.', 'Mme Roy et le Dr Levé paient 8 €.'],
    ],
    [
      'SEG-03',
      'fr',
      'Le rapport de G. Perrin peut nous guider (assez, beaucoup, ... ?) pour la suite.',
      ['Le rapport de G. Perrin peut nous guider (assez, beaucoup, ... ?) pour la suite.'],
    ],
    [
      'SEG-05',
      'fr',
      '« Le contrat prend fin. » Il faut écrire. Quand « cf. » figure en note, lisez la page.',
      [
        '« Le contrat prend fin. »',
        'Il faut écrire.',
        'Quand « cf. » figure en note, lisez la page.',
      ],
    ],
    [
      'SEG-07',
      'fr',
      'Hauteur : 61,3 cm (24 1/8 po) min. à 64,5 cm (25 3/8 po) max. Pose libre.',
      ['Hauteur : 61,3 cm (24 1/8 po) min. à 64,5 cm (25 3/8 po) max.', 'Pose libre.'],
    ],
    [
      'SEG-09',
      'en',
      'It is a 27.45% lamp at 3.70 EUR for lot 777.666.555. Fine? Fine.',
      ['It is a 27.45% lamp at 3.70 EUR for lot 777.666.555.', 'Fine?', 'Fine.'],
    ],
    [
      'SEG-11',
      'en',
      'Room No. 31 is open. See Fig. 5 and Vol. 4. No. It is closed.',
      ['Room No. 31 is open.', 'See Fig. 5 and Vol. 4.', 'No.', 'It is closed.'],
    ],
    [
      'SEG-13',
      'en',
      'The coach is Josip. He plays a part. It is a chart. No comment.',
      ['The coach is Josip.', 'He plays a part.', 'It is a chart.', 'No comment.'],
    ],
    [
      'SEG-15',
      'fr',
      "Pièces à fournir :\n- carte d'identité\n- justificatif de 3 mois\n\nDélai\nLe délai est de 30 jours.",
      [
        'Pièces à fournir :',
        "- carte d'identité",
        '- justificatif de 3 mois',
        'Délai',
        'Le délai est de 30 jours.',
      ],
    ],
    [
      'SEG-17',
      'en',
      'Nobody saw it.They left at 8.45 from exemple.Com today.',
      ['Nobody saw it.They left at 8.45 from exemple.Com today.'],
    ],
    [
      'SEG-21',
      'fr',
      '**Délai de 30 jours.** Il est ferme. Voir [la page.](https://exemple.fr) Suite.',
      ['**Délai de 30 jours.**', 'Il est ferme.', 'Voir [la page.](https://exemple.fr)', 'Suite.'],
    ],
  ] as const)('%s', (_id, language, text, sentences) => {
    expect(split(text, language)).toEqual(sentences);
  });

  it.each([
    ['Here is a qq. Here comes another one.', 2],
    ['“Oh . . . such a day.” He sat.', 2],
    ['a', 1],
    ['', 0],
    ['   \n\n  ', 0],
    ['…', 1],
    ['!!!', 1],
    ['No end mark', 1],
  ])('SEG-19: %j rebuilds from its sentences', (text, count) => {
    for (const language of LANGUAGES) {
      expect(splitSentences(text, language)).toHaveLength(count);
      expectPartition(text, language);
    }
  });

  it.each([
    ['e', 900_000, 1],
    ['a.', 8_000, 1],
    ['--\n', 100_000, 1],
    ['1 ', 200_000, 1],
    ['\u00a0', 200_000, 0],
    ['. ', 200_000, 1],
    ['."', 200_000, 1],
    ['. "', 200_000, 1],
    ['.[1', 200_000, 1],
    ['.](x', 200_000, 1],
    ['.(', 200_000, 1],
    ['« ', 200_000, 1],
    ['X. ', 100_000, 1],
    ['Oui. ', 100_000, 100_000],
    ['mot\n\n', 100_000, 100_000],
    ['- a\n', 100_000, 100_000],
  ])('TOK-17: splits %j repeated %i times', (part, times, count) => {
    const text = part.repeat(times);
    expect(splitSentences(text, 'fr')).toHaveLength(count);
  });

  it('TOK-17: splits a million letters after quotation marks', () => {
    expect(splitSentences(`${'"'.repeat(20)}${'A'.repeat(1_000_000)}`, 'en')).toHaveLength(1);
  });
});

describe('French', () => {
  it.each([
    // Titles and initials.
    'MM. Dupont et Durand signent. | Mlle. Petit refuse.',
    'La Dre. Roy et le Pr. Blanc ont signé. | Me. Lenoir plaide.',
    'J.-P. Martin et A. B. Leroy habitent ici. | M. J. Le Goff aussi.',
    'Voir M. Le Guen. | Il répondra.',
    // A letter that names a thing is no initial.
    "Les tarifs figurent à l'annexe B. | Le client les accepte.",
    "Choisissez l'option C. | Elle suffit.",
    // Abbreviations that something follows.
    "L'assureur (cf. Annexe 2) paie. | Il rembourse p. ex. Les bijoux non déclarés.",
    "C'est dû, c.-à-d. Exigible. | Payez.",
    'Selon l’art. 12 et les art. L. 121-1 et R. 113-4, le délai court. | Il est de deux mois.',
    "Voir p. 4, al. 2, ch. III, t. IV, vol. 2, fig. A et § 3. | C'est tout.",
    "Cass. civ. 1re, 3 mai 2000, n° 98-12.345, Bull. civ. I, n° 131. | L'arrêt est constant.",
    'Décret no. 2019-123 du 4 févr. 2019 et arrêté du 3 sept. 2020. | Ils s’appliquent.',
    'Le sinistre coûte env. 300 €, max. 500 €. | Le reste est à charge.',
    // Those that may end.
    'Sont exclus les bijoux, les fourrures, etc. | Le plafond est de 3 000 €.',
    'Les frais (dossier, envoi, etc.) sont dus. | Ils sont fixes.',
    'La société Dupont et Cie. Paris est fermée.',
    'Elle a été fondée en 53 av. J.-C. | Les Romains y vivaient.',
    'Elle a été fondée en 53 av. J.-C. à Lutèce. | Bref.',
    "L'accord lie l'U.E. | Les États le signent.",
    // A plain word is no abbreviation.
    'Ils ont vu le loup. | Il part. | Le total est faux. | Il faut tout refaire.',
    "J'ai ma part. | C'est tout. | Il fait froid en mars. | On attend.",
    // Numbers.
    'Le taux est de 2,5 %. | Il passe à 3.1 % en 2024. | 12 000 foyers sont touchés.',
    'La franchise est de 150 €. | 80 % des clients la paient.',
    'Le RGPD (règl. 2016/679) du 27.4.2016 s’applique. | Voir le site.',
    // Quotation.
    '« Est-ce fini ? » demanda-t-il. | « Non. » | « Pourquoi ? »',
    '«Le prix est ferme.» | Il ne change pas.',
    '« Oui », dit-elle. | « C’est sûr ! » cria-t-il.',
    'Il a dit « non ». | Puis il est parti.',
    '“Le prix est ferme.” | Il ne change pas.',
    "Il répond : 'Non.' | Elle insiste.",
    // Exclamations, questions, ellipses.
    'Vraiment ?! | Oui ! | Bon… | Allons-y.',
    'Quoi ? ! | Rien.',
    'Il hésite… puis signe. | Elle attend... encore.',
    'Entre 3 … 12 jours. | Pas plus.',
    '[…] Le contrat prend fin. | (...) Il faut écrire.',
    '(Voir la fig. 3.) | Le reste suit. | (Il est facultatif.)',
    // Notes, links, addresses.
    'Le délai est de 30 jours.[1] | Il est ferme.[12][13] | Fin.',
    'Le délai est de 30 jours.¹ | Il est ferme.',
    'Écrivez à a.b@exemple.fr ou voyez https://exemple.fr/a.b?c=d. | Merci. | Ou à a@b.fr. | Site : b.fr. | Fin.',
    '*Important.* | _Lisez tout._ | `Fin.` | Merci.',
    '~~Ancien prix.~~ | Nouveau prix.',
    // Capitals with accents.
    'Il vient. | Éric part. | À demain. | Œuvrons. | Ça va.',
    // Labels.
    '1. Le client paie. | 2. Il signe.',
    'Article 12. Le contrat prend fin. | Article 13. Il renaît.',
    'a. Le premier point. | b. Le second.',
    'IV. Dispositions finales',
    '(b) Le second point. | (c) Le troisième.',
    'Trois frais : 1. Dossier ; 2. Envoi ; 3. Retour. | Rien de plus.',
    // What a colon, comma or bracket follows goes on.
    'Tél. : 01 02 03 04 05. | Réf. : A.12.b. | N.B. : les tarifs changent.',
    'Il habite 12, bd. Voltaire, bât. B, appt. 4. | Sonnez deux fois.',
    'La S.A.R.L. Dupont paie la T.V.A. | Elle la déclare.',
    // A dash may open a reply.
    'Il entre. | — Que veux-tu ? | — Rien.',
  ])('%s', (marked) => {
    expectCuts(marked, 'fr');
  });

  it.each(['\u00a0', '\u202f', '\u2009', ' '])('keeps guillemets set with %j', (space) => {
    const text = `«${space}Le contrat prend fin.${space}» Il faut écrire.`;
    expect(split(text, 'fr')).toEqual([
      `«${space}Le contrat prend fin.${space}»`,
      'Il faut écrire.',
    ]);
  });

  it('ends at no-break spaces as at others', () => {
    expect(split('Il paie.\u00a0Elle signe.\u202f!', 'fr')).toEqual([
      'Il paie.',
      'Elle signe.\u202f!',
    ]);
  });
});

describe('English', () => {
  it.each([
    // Titles, initials, names.
    'Mr. Smith met Mrs. Jones and Dr. Who. | Ms. Lee left. | Prof. Ray stayed.',
    'J. R. R. Tolkien and W.E.B. Du Bois wrote. | E. O. Wilson counted ants.',
    'John F. Kennedy spoke. | It rained. | And so did I. | The crowd left.',
    'She lives in St. Louis near Main St. | The house is old.',
    'Vitamin C. It helps. | See Appendix B. | The rates are fixed.',
    'Roe v. Wade is cited. | So is Smith et al. | The rest follows.',
    // Firms.
    'Acme Inc. Holdings and Widget Co. Ltd. sign here. | They agree.',
    'We acquired Nuance Communications, Inc. | The price was $18.8 billion.',
    'He joined Netflix, Inc. | Mr. Young has served since.',
    '“Agent” means Nomura Securities Co., Ltd. | “Offer” means the tender offer.',
    // Countries, times.
    'The U.S. Treasury and U.S. law apply. | We left the U.S. | The office closed.',
    'Support is open until 9:00 p.m. Eastern Time. | It opens at 8 a.m. | Members must call.',
    // References.
    'See Sec. 4, Art. II, p. 12, pp. 3 and No. 7. | Then stop.',
    'See e.g. Section 5 and, i.e. Exhibit A. | That is all.',
    'It was signed on Dec. 31, 2022 and Jan. 5, 2023. | It ran approx. 30 days.',
    'It ends in Sept. | Nothing follows.',
    'Cal. Civ. Code § 1798.81.5 applies. | So does the rest.',
    'under this Article V. | Section 5.04 limits it.',
    // Numbers.
    'The fee is $1,000.50. | 35 people paid it. | It rose 2.5%. | Fine.',
    'RFC 9293 replaces RFC 793. | IPv6 is covered in Section 3.7.5. | See [1] and [13].',
    'The value is SND.NXT+1. | RCV.NXT follows.',
    'Run v2.0.1. | It works in .NET too. | .NET is fine. | .5 is half.',
    // Quotation and brackets.
    '"Is it over?" he asked. | "No." | "Why?"',
    'He said “stop.” | She did not. | (It was late.) | They left.',
    'It is called “shrink-flation.” | Pass the bill.',
    "The term 'party.' | The other term.",
    '(See Note 3.) | The balance is due.[^2] | Pay now.',
    // Names that begin with a small letter.
    'It ships today. | iPhone users wait. | The pH. | mRNA works.',
    // Labels.
    '3.2. Scope. | This section applies. | Section 3.01. Definitions. | They follow.',
    'Item 11. Executive Compensation',
    '(a) The first. | (ii) The second. | B. The third.',
    'Three fees: 1. Setup; 2. Renewal; 3. Exit. | That is all.',
    'The score was: 3. | The team lost.',
    'Live at 10 Main St., Apt. 4, N.Y. 10001. | Call (212) 555-0100.',
    'The fund returned 5.2% p.a. | Inflation was 3%.',
    'See id. at 5. | Smith v. Acme Corp., No. 12-345 (S.D.N.Y. 2012) held otherwise.',
    // Marks.
    'What?! | No... | Yes. | Wait… what?',
    'Wait . . . and see. | Done.',
    '**Notice.** | *It is firm.* | Done.',
  ])('%s', (marked) => {
    expectCuts(marked, 'en');
  });

  it('splits text that knows no capitals', () => {
    expectCuts('is it covered? | yes, up to 300 euros. | what about no. 5? | e.g. fees.', 'en');
  });

  it('does not take small letters for beginnings where there are capitals', () => {
    expectCuts('The vol. and the ave. are listed. | It ends.', 'en');
  });
});

describe('other scripts', () => {
  it('ends at full-width marks without a space', () => {
    expect(split('退款政策。适用于PDF！好？是。', 'en')).toEqual([
      '退款政策。',
      '适用于PDF！',
      '好？',
      '是。',
    ]);
  });

  it('ends at the marks of Arabic and Hindi', () => {
    expectCuts('هل هذا صحيح؟ | نعم. | यह सच है। | हाँ।', 'en');
  });
});

function expectPartition(text: string, language: Language): void {
  let at = 0;
  for (const { start, end } of splitSentences(text, language)) {
    expect(start).toBeGreaterThanOrEqual(at);
    expect(text.slice(at, start).trim()).toBe('');
    expect(end).toBeGreaterThan(start);
    expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
    at = end;
  }
  expect(text.slice(at).trim()).toBe('');
}

const pieces = fc.constantFrom(
  ...' .!?…,;:\'"’”«»()[]*_`-–—|#>\n\r\t\f\u00a0\u202f\u2028aAéÉ1。退',
  '\n\n',
  '. ',
  '? ',
  'M. ',
  'etc. ',
  'art. ',
  'U.S. ',
  'J.-C. ',
  'Le mot',
  'the word',
  ' »',
  '](x)',
  '[1]',
  '- ',
  '1. ',
  '\ud83d\ude00',
  '\ud800',
  '\ufeff',
  '\u200b',
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const languages = fc.constantFrom(...LANGUAGES);

describe('sentences of any text', () => {
  it('and the white space between them rebuild it', () => {
    fc.assert(fc.property(texts, languages, expectPartition));
  });

  it('are the same whenever they are asked for', () => {
    fc.assert(
      fc.property(texts, texts, languages, (text, between, language) => {
        const first = splitSentences(text, language);
        splitSentences(between, language);
        expect(splitSentences(text, language)).toEqual(first);
      }),
    );
  });

  it('are the same with space around it', () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        expect(split(` \n\n${text}\n\n `, language)).toEqual(split(text, language));
      }),
    );
  });

  it('are those of its paragraphs', () => {
    fc.assert(
      fc.property(texts, texts, languages, (one, other, language) => {
        expect(split(`${one}\n\n${other}`, language)).toEqual([
          ...split(one, language),
          ...split(other, language),
        ]);
      }),
    );
  });
});
