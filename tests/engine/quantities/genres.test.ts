import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/engine/text/language';
import { readQuantities, type Quantity } from '../../../src/engine/quantities';

/** "kind value unit" of everything read; a range as from..to. */
function shown({ kind, value, unit }: Pick<Quantity, 'kind' | 'value' | 'unit'>): string {
  const text = typeof value === 'string' ? value : `${value.from}..${value.to}`;
  return unit === null ? `${kind} ${text}` : `${kind} ${text} ${unit}`;
}

function read(text: string, language: Language): string[] {
  return readQuantities(text, language).map(shown);
}

function only(text: string, language: Language): Quantity {
  const [found, ...others] = readQuantities(text, language);
  expect(others).toEqual([]);
  return found!;
}

describe('lengths and weights told in two units', () => {
  it.each<[string, Language, string[]]>([
    ['He is 6 ft 2 in tall.', 'en', ['measure 74 inch']],
    ['He is 6 ft 2 tall and weighs 12 stone 4 lb.', 'en', ['measure 74 inch', 'measure 172 pound']],
    ['five foot eleven', 'en', ['measure 71 inch']],
    ['12 feet and 6 inches wide', 'en', ['measure 150 inch']],
    ['She is 5\'7" and he is 6′ 2″.', 'en', ['measure 67 inch', 'measure 74 inch']],
    ['The baby weighed 7 lb 3 oz.', 'en', ['measure 115 ounce']],
    ['6 ft and 2 men', 'en', ['measure 6 foot', 'number 2']],
    ['Il mesure 1 m 80.', 'fr', ['measure 180 centimetre']],
    ['Elle mesure 1m65 et pèse 58 kg.', 'fr', ['measure 165 centimetre', 'measure 58 kilogram']],
    ['un mètre quatre-vingts', 'fr', ['measure 180 centimetre']],
    ['un film de 5\'30"', 'fr', ['duration 330 second']],
    ['1 m 80 agents', 'fr', ['measure 1 metre', 'number 80']],
  ])('%s', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });
});

describe('powers of ten', () => {
  it.each<[string, Language, string[]]>([
    ['about 1e6 cells', 'en', ['number 1000000']],
    ['an error of 3.2e-4', 'en', ['number 0.00032']],
    ['1.5E+3 units', 'en', ['number 1500']],
    ['p = 3.2 × 10⁻⁴', 'en', ['number 0.00032']],
    ['6,02 × 10^23 atomes', 'fr', ['number 602000000000000000000000']],
    ['2 × 10^(-3)', 'en', ['number 0.002']],
    ['10⁶ cells, 10^6 cells', 'en', ['number 1000000', 'number 1000000']],
    ['10² agents et 12³ logements', 'fr', ['number 10', 'number 12']],
    ['4e2f', 'en', ['identifier 4e2f']],
  ])('%s', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });
});

describe('a part told as two counts', () => {
  it.each<[string, Language, string]>([
    ['1 in 5 adults smokes', 'en', 'fraction 1/5'],
    ['one in every ten users', 'en', 'fraction 1/10'],
    ['nine out of ten dentists', 'en', 'fraction 9/10'],
    ['one child in 2,000', 'en', 'fraction 1/2000'],
    ['12 per 100,000 people', 'en', 'fraction 3/25000'],
    ['1.5 per 1,000', 'en', 'fraction 3/2000'],
    ['une personne sur cinq', 'fr', 'fraction 1/5'],
    ['trois Français sur quatre', 'fr', 'fraction 3/4'],
    ['1 sur 5 est atteint', 'fr', 'fraction 1/5'],
    ['3 pour 1 000 habitants', 'fr', 'fraction 3/1000'],
    ['1 patient sur 1 000 traités', 'fr', 'fraction 1/1000'],
    ['à l’échelle 1:25 000', 'fr', 'fraction 1/25000'],
    ['au 1/25 000e', 'fr', 'fraction 1/25000'],
  ])('%s', (text, language, expected) => {
    expect(shown(only(text, language))).toBe(expected);
  });

  it('has its bound, and keeps both numbers', () => {
    expect(only("moins d'un patient sur 1 000", 'fr')).toMatchObject({ bound: 'below' });
    expect(only('may affect up to 2 in 10 people', 'en')).toMatchObject({
      bound: 'at-most',
      counts: { from: '2', to: '10' },
    });
  });

  it.each<[string, Language, string[]]>([
    ['won 3 in 2019', 'en', ['number 3', 'date 2019']],
    ['5 in 10 games', 'en', ['number 5', 'number 10']],
    ['2 in 3 years', 'en', ['number 2', 'duration 3 year']],
    ['2 agents sur 5 sites', 'fr', ['number 2', 'number 5']],
    ['un contrat sur deux ans', 'fr', ['duration 2 year']],
    ['entre 5 et 10 pour cent', 'fr', ['range 5..10 %']],
    ['3-in-1', 'en', ['number 3', 'number 1']],
  ])('is not in "%s"', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });
});

describe('numbers that name', () => {
  it.each<[string, Language, string[]]>([
    ['page twelve, figure three', 'en', ['identifier page 12', 'identifier figure 3']],
    ['paragraph four of section two', 'en', ['identifier paragraph 4', 'identifier section 2']],
    ['le chapitre trois, article un', 'fr', ['identifier chapter 3', 'identifier article 1']],
    ['table four people', 'en', ['number 4']],
    ['une page neuve, une salle une fois', 'fr', []],
    ['in year four of the contract', 'en', ['ordinal 4']],
    ["l'an II, l'an quatre", 'fr', ['ordinal 2', 'ordinal 4']],
    ['from week 12', 'en', ['ordinal 12']],
    ['par jour 2 comprimés; each day 3 tablets', 'fr', ['number 2', 'number 3']],
    ['last year 12 members left', 'en', ['number 12']],
    [
      'Article 12(3)(b) of Regulation (EU) 2016/679',
      'en',
      ['identifier article 12(3)(b)', 'identifier 2016/679'],
    ],
    ['art. 12 al. 3', 'fr', ['identifier article 12', 'identifier alinea 3']],
    ['décret no 2020-1310 ; nos 12 agents', 'fr', ['identifier no 2020-1310', 'number 12']],
    ['PO Box 12; a box 12 times', 'en', ['identifier box 12', 'number 12']],
    ['le vol AF1234', 'fr', ['identifier af1234']],
    ['IBAN FR76 3000 6000 0112 3456 7890 189', 'fr', ['identifier fr7630006000011234567890189']],
    ['SIRET 732 829 320 00074', 'fr', ['identifier siret 73282932000074']],
    ['doi:10.1000/xyz123.', 'en', ['identifier doi 10.1000/xyz123']],
    ['card 4970 1012 3456 7890', 'en', ['identifier 4970101234567890']],
  ])('%s', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });

  it('rank a quarter, too', () => {
    expect(readQuantities('in Q3', 'en')[0]?.candidates).toContainEqual(
      expect.objectContaining({ kind: 'ordinal', value: '3' }),
    );
  });
});

describe('telephones', () => {
  it.each<[string, Language, string]>([
    ['Call 1-800-FLOWERS today.', 'en', 'phone +18003569377'],
    ['1-800-GO-FEDEX', 'en', 'phone +18004633339'],
    ['514 555-0123', 'fr', 'phone 5145550123'],
    ['Composez le 112.', 'fr', 'phone 112'],
    ['Appelez le 36 39.', 'fr', 'phone 3639'],
    ['Call 911.', 'en', 'phone 911'],
    ['Tel: 555-0199', 'en', 'phone 5550199'],
    ['Appelez le 15 mai.', 'fr', 'date --05-15'],
    ['call 3 people', 'en', 'number 3'],
    ['call 120 times', 'en', 'number 120'],
  ])('%s', (text, language, expected) => {
    expect(shown(only(text, language))).toBe(expected);
  });
});

describe('addresses of other habits', () => {
  it.each<[string, Language, string]>([
    ['Rue du Rhône 12, 1204 Genève', 'fr', 'address 12 rue du rhone, 1204 geneve'],
    ['avenue Louise 54 bte 3, 1050 Ixelles', 'fr', 'address 54 avenue louise, 1050 ixelles'],
    ['Chemin des Fleurs 7A, CH-1005 Lausanne', 'fr', 'address 7a chemin des fleurs, 1005 lausanne'],
    ['Bahnhofstrasse 3, 8001 Zürich', 'fr', 'address 3 bahnhofstrasse, 8001 zurich'],
    ['14 rue de l’Église, 4000 Liège', 'fr', 'address 14 rue de l eglise, 4000 liege'],
    [
      '1500, rue Sherbrooke Ouest, Montréal (Québec) H3G 1L1',
      'fr',
      'address 1500 rue sherbrooke ouest, h3g 1l1 montreal',
    ],
    ['24 rue des Lilas, 3e étage, 69003 Lyon', 'fr', 'address 24 rue des lilas, 69003 lyon'],
    [
      '1600 Pennsylvania Avenue NW, Washington, DC 20500',
      'en',
      'address 1600 pennsylvania avenue nw, 20500 washington',
    ],
    [
      '45 West 42nd Street, Suite 3300, New York, NY 10036',
      'en',
      'address 45 west 42nd street, 10036 new york',
    ],
    ['NPA 1204', 'fr', 'postcode 1204'],
    ['L-1855 Luxembourg', 'fr', 'postcode 1855'],
  ])('%s', (text, language, expected) => {
    expect(shown(only(text, language))).toBe(expected);
  });

  it('take no count and no date of a street for its number', () => {
    expect(read('dans la rue du Rhône 12 personnes attendaient', 'fr')).toEqual(['number 12']);
    expect(read('rue du 8 mai 1945, il y avait 12 personnes', 'fr')).toEqual([
      'date 1945-05-08',
      'number 12',
    ]);
  });
});

describe('hours and days as they are said', () => {
  it.each<[string, Language, string[]]>([
    ['at twenty past six, at ten to nine', 'en', ['time 06:20', 'time 08:50']],
    ['between five to six people', 'en', ['range 5..6']],
    ['at 1830 hours, 0600 hrs', 'en', ['time 18:30', 'time 06:00']],
    ['à huit heures vingt', 'fr', ['time 08:20']],
    ['à huit heures moins dix', 'fr', ['time 07:50']],
    ['en deux heures trente personnes', 'fr', ['duration 2 hour', 'number 30']],
    ['1h45m', 'en', ['duration 105 minute']],
    ['open 9–5pm, 10–2am', 'en', ['range 09:00..17:00', 'range 22:00..02:00']],
    ['1 year, 3 months', 'en', ['duration 15 month']],
    ['le 3/4/25', 'fr', ['date 2025-04-03']],
    ['de 8h30 à 17h45', 'fr', ['range 08:30..17:45']],
    ['de 5h30 à 0h45', 'fr', ['range 05:30..00:45']],
    ['2 à 4 heures', 'fr', ['range 2..4 hour']],
    ['an hour and a half', 'en', ['duration 1.5 hour']],
    ['au XXe s.', 'fr', ['date 19XX']],
    ['saison 2023/2024', 'fr', ['range 2023..2024']],
  ])('%s', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });
});

describe('units of kitchens, doses, roads and winds', () => {
  it.each<[string, Language, string[]]>([
    ['5,4 l/100 km', 'fr', ['measure 5.4 litre-per-100-kilometre']],
    ['7 litres aux 100 km', 'fr', ['measure 7 litre-per-100-kilometre']],
    ['2 tbsp oil, ¾ tsp salt', 'en', ['measure 2 tablespoon', 'measure 0.75 teaspoon']],
    ["2 c. à soupe d'huile", 'fr', ['measure 2 tablespoon']],
    ['250 µg, 5 mcg', 'en', ['measure 250 microgram', 'measure 5 microgram']],
    [
      '5 m/s², 300,000 km/s',
      'en',
      ['measure 5 metre-per-second-squared', 'measure 300000 kilometre-per-second'],
    ],
    ['a 70-cl bottle', 'en', ['measure 70 centilitre']],
    ['3/4 de litre', 'fr', ['measure 0.75 litre']],
    ['IC à 95 % [1,2 ; 3,4]', 'fr', ['percent 95 %', 'number 1.2', 'number 3.4']],
    ['as shown [1, 2; 4] and [3]', 'en', []],
  ])('%s', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });
});

describe('money and numbers as contracts write them', () => {
  it.each<[string, Language, string[]]>([
    ['within thirty (30) days', 'en', ['duration 30 day']],
    ['cinq cents (500) euros', 'fr', ['amount 500 EUR']],
    ['thirty (12) days', 'en', ['number 30', 'number 12']],
    ['nonante-cinq francs septante', 'fr', ['amount 95.70 FRF']],
    ['half a dozen eggs', 'en', ['number 6']],
    ["une demi-douzaine d'œufs, une bonne centaine d'agents", 'fr', ['number 6', 'number 100']],
    ["15 M d'habitants", 'fr', ['number 15000000']],
    ['12m people', 'en', ['number 12000000']],
    ["un demi-milliard d'euros, 99 cts", 'fr', ['amount 500000000 EUR', 'amount 0.99 EUR']],
    ['entre +2 °C et +8 °C', 'fr', ['range 2..8 degree-celsius']],
    ['de -5 à +3 °C', 'fr', ['range -5..3 degree-celsius']],
  ])('%s', (text, language, expected) => {
    expect(read(text, language)).toEqual(expected);
  });

  it.each<[string, Language, Partial<Quantity>]>([
    ['4 500 € HT/an', 'fr', { tax: 'excluded', per: 'year' }],
    ['$1,299.99 plus tax', 'en', { tax: 'excluded' }],
    ['£25 inc. VAT', 'en', { tax: 'included' }],
    ["12,5 % l'an", 'fr', { per: 'year' }],
    ['£9.99 pcm', 'en', { per: 'month' }],
    ['trois fois par jour', 'fr', { per: 'day', noun: 'fois' }],
    ['3 times daily', 'en', { per: 'day' }],
    ['10 goals a year later', 'en', { per: null }],
    ['18 or over', 'en', { bound: 'at-least' }],
  ])('knows what stands behind "%s"', (text, language, expected) => {
    expect(only(text, language)).toMatchObject(expected);
  });
});
