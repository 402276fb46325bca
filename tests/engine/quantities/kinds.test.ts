import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/engine/text/language';
import { readQuantities } from '../../../src/engine/quantities';

/** "kind value unit" of everything read; a range as from..to. */
function read(text: string, language: Language): string[] {
  return readQuantities(text, language).map(({ kind, value, unit }) => {
    const shown = typeof value === 'string' ? value : `${value.from}..${value.to}`;
    return unit === null ? `${kind} ${shown}` : `${kind} ${shown} ${unit}`;
  });
}

const FRENCH: [string, string[]][] = [
  ['1.500,75 €', ['amount 1500.75 EUR']],
  ['12.5 kg et 1,500 kg', ['measure 12.5 kilogram', 'measure 1.500 kilogram']],
  ["une dizaine d'agents, deux douzaines d'œufs", ['number 10', 'number 24']],
  ['cinq mille, mille neuf cent quatre-vingt-quatre', ['number 5000', 'number 1984']],
  [
    "un million deux cent mille euros, 1 million et demi d'euros",
    ['amount 1200000 EUR', 'amount 1500000 EUR'],
  ],
  [
    '1,5 M€, 250 k€, 50 centimes, 5 € 50',
    ['amount 1500000 EUR', 'amount 250000 EUR', 'amount 0.50 EUR', 'amount 5.50 EUR'],
  ],
  ['100 francs suisses', ['amount 100 CHF']],
  ['hausse de 3 points de pourcentage, 12 ‰', ['points 3 point', 'percent 12 ‰']],
  ['cent pour cent', ['percent 100 %']],
  ['trois quarts des agents, la moitié du prix', ['fraction 3/4', 'fraction 1/2']],
  [
    "un quart d'heure, une demi-heure, un an et demi",
    ['duration 0.25 hour', 'duration 0.5 hour', 'duration 1.5 year'],
  ],
  [
    '2 ans et 6 mois, 1 h 30, 24h/24',
    ['duration 30 month', 'duration 90 minute', 'duration 24 hour'],
  ],
  ['30 jours ouvrés, 30 jours ouvrables', ['duration 30 business-day', 'duration 30 workable-day']],
  [
    'de 9 h à 17 h 30, à midi, à cinq heures et demie',
    ['range 09:00..17:30', 'time 12:00', 'time 05:30'],
  ],
  ['à 5 heures de route', ['duration 5 hour']],
  ['du 1er janvier au 31 décembre 2026', ['range 2026-01-01..2026-12-31']],
  ['entre le 3 et le 5 juin', ['range --06-03..--06-05']],
  ['14 et 15 mai 2026', ['date 2026-05-14', 'date 2026-05-15']],
  ['le 14/09/2026, le 14/09', ['date 2026-09-14', 'date --09-14']],
  ['31/02/2026', ['identifier 31/02/2026']],
  ['années 70, XIXe siècle, vingt et unième siècle', ['date 197X', 'date 18XX', 'date 20XX']],
  ['44 av. J.-C.', ['date -0044']],
  ['3, 6 et 12 mois', ['duration 3 month', 'duration 6 month', 'duration 12 month']],
  ['un bien neuf et neuf agents', ['number 9']],
  [
    'le troisième alinéa, 3e étage, la seconde partie, 30 secondes',
    ['ordinal 3', 'ordinal 3', 'ordinal 2', 'duration 30 second'],
  ],
  [
    'article L. 113-2, articles 12 et 13, n° 78-17',
    [
      'identifier article l113-2',
      'identifier article 12',
      'identifier article 13',
      'identifier no 78-17',
    ],
  ],
  ['chapitre IV, annexe B', ['identifier chapter 4', 'identifier annex b']],
  ['24 rue de la République, 75011 Paris', ['address 24 rue de la republique, 75011 paris']],
  ['12 bis, rue du 8 mai 1945, 2A004 Ajaccio', ['address 12 bis rue du 8 mai 1945, 2a004 ajaccio']],
  ['+33 (0)1 99 00 12 34, 0 800 123 456', ['phone +33199001234', 'phone 0800123456']],
  [
    'sinistres@exemple.fr ; https://www.exemple.fr/contact.',
    ['email sinistres@exemple.fr', 'url exemple.fr/contact'],
  ],
  [
    '120 m², 10 m³, 120 km/h, −5 °C, 512 Mo',
    [
      'measure 120 square-metre',
      'measure 10 cubic-metre',
      'measure 120 kilometre-per-hour',
      'measure -5 degree-celsius',
      'measure 512 megabyte',
    ],
  ],
  ['3 × 10⁶ habitants', ['number 3000000']],
  ['١٢٣ jours, ３０ ％', ['duration 123 day', 'percent 30 %']],
];

const ENGLISH: [string, string[]][] = [
  ['twelve hundred dollars, one hundred and fifty euros', ['amount 1200 USD', 'amount 150 EUR']],
  ['two and a half million, half a million', ['number 2500000', 'number 500000']],
  [
    '$1.5m, £3bn, US$5, A$20, 25¢',
    [
      'amount 1500000 USD',
      'amount 3000000000 GBP',
      'amount 5 USD',
      'amount 20 AUD',
      'amount 0.25 USD',
    ],
  ],
  ['-$5, −€9,999', ['amount -5 USD', 'amount -9999 EUR']],
  ['$5-10 million', ['range 5000000..10000000 USD']],
  ['EUR 1.500,50 or 1.234,56', ['amount 1500.50 EUR', 'number 1234.56']],
  [
    '1,234,567.89 and 1 234 567 and 12,34,567',
    ['number 1234567.89', 'number 1234567', 'number 1234567'],
  ],
  [
    'ten per cent, 5 percentage points, 25 basis points',
    ['percent 10 %', 'points 5 point', 'points 25 basis-point'],
  ],
  [
    'a third of the staff, two-thirds, half of the files',
    ['fraction 1/3', 'fraction 2/3', 'fraction 1/2'],
  ],
  [
    'a ninety-day wait, a ten-year guarantee, a 5-to-7-day window',
    ['duration 90 day', 'duration 10 year', 'range 5..7 day'],
  ],
  ['three quarters of an hour, half an hour', ['duration 0.75 hour', 'duration 0.5 hour']],
  [
    'at 5 pm, 5:30 p.m., half past five, quarter to six, noon',
    ['time 17:00', 'time 17:30', 'time 05:30', 'time 05:45', 'time 12:00'],
  ],
  ['June 7, 2010; the 7th of June; in June', ['date 2010-06-07', 'date --06-07', 'date --06']],
  ['you may 7 times; the march of 12 men', ['number 7', 'number 12']],
  [
    '3–5 June 2026, 2019-20, between 1953 and 1955',
    ['range 2026-06-03..2026-06-05', 'range 2019..2020', 'range 1953..1955'],
  ],
  [
    "the 1800s, the '90s, the mid-1990s, the roaring twenties",
    ['date 18XX', 'date 199X', 'date 199X', 'date 192X'],
  ],
  ['in her thirties', []],
  [
    '17th and 18th centuries, 6000 BCE, AD 79',
    ['date 16XX', 'date 17XX', 'date -6000', 'date 0079'],
  ],
  ['one to three minutes', ['range 1..3 minute']],
  ['three dozen eggs, dozens of eggs, hundreds of people', ['number 36']],
  ['the second album, two seconds, a second', ['ordinal 2', 'duration 2 second']],
  ['twelve-bar blues and 12 bar blues', ['number 12', 'number 12']],
  [
    'section 3.2, Article XII, No. 31, number two',
    ['identifier section 3.2', 'identifier article 12', 'identifier no 31', 'identifier no 2'],
  ],
  [
    'A380, 3D, v1.2.3, 192.168.0.1, 26-001',
    [
      'identifier a380',
      'identifier 3d',
      'identifier v1.2.3',
      'identifier 192.168.0.1',
      'identifier 26-001',
    ],
  ],
  ['10 Downing Street, London SW1A 2AA', ['address 10 downing street, sw1a 2aa london']],
  ['(555) 010-1234 or +44 20 7946 0958', ['phone 5550101234', 'phone +442079460958']],
  ['(www.example.com), claims@home.example', ['url example.com', 'email claims@home.example']],
  [
    '60 mph, 98.6 °F, 16 GB, from 3 to 5',
    [
      'measure 60 mile-per-hour',
      'measure 98.6 degree-fahrenheit',
      'measure 16 gigabyte',
      'range 3..5',
    ],
  ],
];

describe('readQuantities in French', () => {
  it.each(FRENCH)('%s', (text, expected) => {
    expect(read(text, 'fr')).toEqual(expected);
  });
});

describe('readQuantities in English', () => {
  it.each(ENGLISH)('%s', (text, expected) => {
    expect(read(text, 'en')).toEqual(expected);
  });
});

describe('what a quantity says beside its value', () => {
  const first = (text: string, language: Language) => readQuantities(text, language)[0];

  it('names what is counted', () => {
    expect(first('six studio albums were sold', 'en')?.noun).toBe('studio albums');
    expect(first('eight of his other novels', 'en')?.noun).toBe('novels');
    expect(first('12 agents travaillent', 'fr')?.noun).toBe('agents travaillent');
    expect(first('12.', 'fr')?.noun).toBeNull();
  });

  it('keeps the tax basis and the period', () => {
    expect(first('12 € HT par mois', 'fr')).toMatchObject({ tax: 'excluded' });
    expect(first('12 €/mois', 'fr')).toMatchObject({ per: 'month', tax: null });
    expect(first('€7,500 incl. VAT', 'en')).toMatchObject({ tax: 'included' });
    expect(first('$5 a month', 'en')).toMatchObject({ per: 'month' });
  });

  it('knows bounds', () => {
    expect(first("jusqu'à 5 000 €", 'fr')?.bound).toBe('at-most');
    expect(first('at least 30 days', 'en')?.bound).toBe('at-least');
    expect(first('30 days', 'en')?.bound).toBeNull();
  });

  it('keeps every reading of an ambiguous figure', () => {
    const readings = (text: string, language: Language) => {
      const found = first(text, language);
      return [found?.value, ...(found?.candidates ?? []).map((item) => item.value)];
    };
    expect(readings('1.500', 'fr')).toEqual(['1500', '1.500']);
    expect(readings('06/07/2010', 'en')).toEqual(['2010-06-07', '2010-07-06']);
    expect(readings('17h30', 'fr')).toEqual(['17:30', '1050']);
    expect(first('their 2000 album', 'en')).toMatchObject({
      kind: 'date',
      candidates: [{ kind: 'number', value: '2000' }],
    });
  });
});

describe('the noun that a number counts', () => {
  const noun = (text: string, language: Language) => readQuantities(text, language)[0]?.noun;

  it.each<[string, Language, string | null]>([
    ['huit de ses romans', 'fr', 'romans'],
    ['deux millions de personnes', 'fr', 'personnes'],
    ['une douzaine d’œufs', 'fr', 'œufs'],
    ['les 9 autres agents', 'fr', 'agents'],
    ['eight of his other novels', 'en', 'novels'],
    // The unit is left unsaid; "de" says what it is of.
    ['1 310 de crédit-bail', 'fr', null],
    ['beyond thirty the price falls', 'en', null],
    // A line of its own is no noun of the cell above.
    ['8\nTotal', 'fr', null],
    ['8\nagents', 'fr', 'agents'],
  ])('of "%s" in %s', (text, language, expected) => {
    expect(noun(text, language)).toBe(expected);
  });
});

describe('numbers that set out a text', () => {
  it.each<[string, Language, string[]]>([
    ['5.4 Our approved glaziers\nThey come in 2 days.', 'en', ['duration 2 day']],
    ['5.4.1 Scope of cover\n5.4.2. Limits', 'en', []],
    ['Intro\n5. Our approved glaziers\nThey come.', 'en', []],
    ['3.2 Nos vitriers agréés\nIls viennent.', 'fr', []],
    ['1. Call us.\n2. Wait 3 days.\n3. Pay.', 'en', ['duration 3 day']],
    ['Three steps: (1) call; (2) wait.', 'en', ['number 3']],
    ['1) Eau\n  1. a\n  2. b\n2) Feu', 'fr', []],
    ['4° il paie ; 5° il attend 45 jours ; 6° il part.', 'fr', ['duration 45 day']],
  ])('are no figures in "%s"', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });

  it.each<[string, Language, string[]]>([
    ['2.5 Million people came.', 'en', ['number 2500000']],
    ['3.1 Kilograms of rice', 'en', ['measure 3.1 kilogram']],
    ['97.5 Floor of the year', 'en', ['number 97.5']],
    ['The sum is\n12. Then we left.', 'en', ['number 12']],
    ['two (2) months', 'en', ['duration 2 month']],
    ['We paid 1. You paid 2. They left.', 'en', ['number 1', 'number 2']],
    ['Il fait 2° le matin.', 'fr', ['measure 2 degree']],
    ['12 agents\n13 agents', 'fr', ['number 12', 'number 13']],
  ])('are figures in "%s"', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });
});

describe('figures as people write them elsewhere', () => {
  it.each<[string, Language, string[]]>([
    ['12,- €', 'fr', ['amount 12 EUR']],
    ['CHF 1’234.–, Fr. 50', 'fr', ['amount 1234 CHF', 'amount 50 CHF']],
    ['10 000 FCFA, 12 zł', 'fr', ['amount 10000 XOF', 'amount 12 PLN']],
    ['5 $ CA, S$40', 'fr', ['amount 5 CAD', 'amount 40 SGD']],
    ['Rs. 500, 2.5 crore rupees', 'en', ['amount 500 INR', 'amount 25000000 INR']],
    ['USD1.2m, 79.6p a litre', 'en', ['amount 1200000 USD', 'amount 0.796 GBP']],
    ['1080p', 'en', ['identifier 1080p']],
    ['+3 pts, 5 p. 100', 'fr', ['points 3 point', 'percent 5 %']],
    ['she won 30 pts', 'en', ['number 30']],
    ['8 h-12 h', 'fr', ['range 8..12 hour']],
    ['de 12h30 à 14h', 'fr', ['range 12:30..14:00']],
    ['une demi-journée, une dizaine de jours', 'fr', ['duration 0.5 day', 'duration 10 day']],
    ['minus five degrees', 'en', ['measure -5 degree']],
    ['ten minus five', 'en', ['number 10', 'number 5']],
    ['under-18s, in her 30s', 'en', ['number 18', 'number 30']],
    ['the 2023/24 season', 'en', ['range 2023..2024']],
    ['2016/679', 'en', ['identifier 2016/679']],
    ['articles 8.4 et 8.9', 'fr', ['identifier article 8.4', 'identifier article 8.9']],
    ['article 8 et 2,5', 'fr', ['identifier article 8', 'number 2.5']],
    ['CH-1201 Genève, F-75008 Paris', 'fr', ['postcode 1201', 'postcode 75008']],
    ['Beverly Hills, CA 90210', 'en', ['postcode 90210']],
    ['(020) 7946 0958', 'en', ['phone 02079460958']],
    ['+1 (555) 010-1234', 'en', ['phone +15550101234']],
    ['one kilowatt hour, 1 lakh', 'en', ['measure 1 kilowatt-hour', 'number 100000']],
  ])('reads "%s"', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });

  it('takes a plus behind a number for a bound, and points in the tax basis', () => {
    expect(readQuantities('12,000+ people', 'en')[0]?.bound).toBe('at-least');
    expect(readQuantities('12 € H.T.', 'fr')[0]?.tax).toBe('excluded');
    expect(readQuantities('12 € T.T.C.', 'fr')[0]?.tax).toBe('included');
  });

  it('reads hours at both ends as a length or as a stretch of the day', () => {
    const [found] = readQuantities('entre 8 heures et 19 heures', 'fr');
    expect(found?.candidates).toContainEqual({
      kind: 'range',
      value: { from: '08:00', to: '19:00' },
      unit: null,
      of: 'time',
    });
  });
});
