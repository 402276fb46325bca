import { describe, expect, it } from 'vitest';
import { readQuantities } from '../../../src/engine/quantities';
import type { Language } from '../../../src/engine/text/language';

/** kind, value and unit of everything read, in order. */
function read(text: string, language: Language) {
  return readQuantities(text, language).map(({ kind, value, unit }) => [kind, value, unit]);
}

function values(text: string, language: Language) {
  return readQuantities(text, language).map(({ value }) => value);
}

describe('figures that other readers got wrong', () => {
  it('NUM-01: the same amount in French and English spelling', () => {
    expect(read('La franchise annuelle est de 1\u202f500,50\u00a0€.', 'fr')).toEqual([
      ['amount', '1500.50', 'EUR'],
    ]);
    expect(read('La franchise annuelle est de 1 500,50 €.', 'fr')).toEqual([
      ['amount', '1500.50', 'EUR'],
    ]);
    expect(read('The yearly deductible is €1,500.50.', 'en')).toEqual([
      ['amount', '1500.50', 'EUR'],
    ]);
  });

  it('NUM-03: numbers side by side stay apart', () => {
    expect(values('The town has 18 3 star inns.', 'en')).toEqual(['18', '3']);
    expect(values('Rooms 12 45 and 7 are closed.', 'en')).toEqual(['12', '45', '7']);
  });

  it.each([
    ['$640M', 'en'],
    ['USD 640 million', 'en'],
    ['USD 640,000,000', 'en'],
    ['640 millions de dollars', 'fr'],
    ['640 000 000 $', 'fr'],
  ] as const)('NUM-05: %s', (text, language) => {
    expect(read(text, language)).toEqual([['amount', '640000000', 'USD']]);
  });

  it('NUM-07: three decimals are no thousands in English', () => {
    expect(read('Each bracket costs £4.275 before tax.', 'en')).toEqual([
      ['amount', '4.275', 'GBP'],
    ]);
    expect(read('Each bracket costs £4,275.', 'en')).toEqual([['amount', '4275', 'GBP']]);
  });

  it('NUM-09: decimal comma and minus sign', () => {
    expect(read('La baisse est de −4,27 %.', 'fr')).toEqual([['percent', '-4.27', '%']]);
    expect(read('Au seuil de 95 %, la perte est de 1,36 %.', 'fr')).toEqual([
      ['percent', '95', '%'],
      ['percent', '1.36', '%'],
    ]);
    expect(read('Coefficient 0,214', 'fr')).toEqual([['number', '0.214', null]]);
  });

  it.each([
    ['quatre-vingt-dix-neuf jours', '99'],
    ['quatre vingt dix neuf jours', '99'],
    ['quatre-vingt-quinze ans', '95'],
    ['sept mille huit cent quatre-vingt-seize euros', '7896'],
    ['soixante et onze', '71'],
    ['quatre-vingts', '80'],
    ['quatre-vingt-un', '81'],
    ['deux cents', '200'],
    ['trente-trois', '33'],
    ['septante-deux', '72'],
    ['huitante', '80'],
    ['octante-cinq', '85'],
    ['nonante et un', '91'],
  ])('NUM-11: %s', (text, value) => {
    expect(values(text, 'fr')).toEqual([value]);
  });

  it('NUM-13: an article is no number', () => {
    const sentence = "Un préavis de trois mois s'applique, et l'un des assurés peut y renoncer.";
    expect(read(sentence, 'fr')).toEqual([['duration', '3', 'month']]);
    for (const text of ['no one', 'another one', 'one another', 'one moment']) {
      expect(readQuantities(text, 'en')).toEqual([]);
    }
    expect(values('the first one', 'en')).toEqual(['1']);
    expect(read('un an', 'fr')).toEqual([['duration', '1', 'year']]);
    expect(read('vingt et un', 'fr')).toEqual([['number', '21', null]]);
    expect(read('one year', 'en')).toEqual([['duration', '1', 'year']]);
  });

  it('NUM-15: long scale in French, short in English', () => {
    expect(read("La dette atteint 2 billions d'euros.", 'fr')).toEqual([
      ['amount', '2000000000000', 'EUR'],
    ]);
    expect(read('The debt reaches 2 billion euros.', 'en')).toEqual([
      ['amount', '2000000000', 'EUR'],
    ]);
    expect(read("2 milliards d'euros", 'fr')).toEqual(read('€2 billion', 'en'));
    expect(read('3 Md€', 'fr')).toEqual(read('EUR 3bn', 'en'));
  });

  it('NUM-17: a fraction behind digits adds to them', () => {
    expect(read('Comptez 3½ heures.', 'fr')).toEqual([['duration', '3.5', 'hour']]);
    expect(read('Add 2 3/4 cups.', 'en')).toEqual([['number', '2.75', null]]);
    expect(read('Wait 1¼ h.', 'en')).toEqual([['duration', '1.25', 'hour']]);
    expect(read('un tiers du prix', 'fr')).toEqual([['fraction', '1/3', null]]);
  });

  it('NUM-19: reference marks and absence are no figures', () => {
    expect(values('Six[2] or seven people were hurt.', 'en')).toEqual(['6', '7']);
    expect(values('Le délai est de dix[3] jours (note 4).', 'fr')).toEqual(['10']);
    expect(values('The toll is under investigation.', 'en')).toEqual([]);
  });

  it('NUM-21: codes are one piece', () => {
    const text = 'The transport is defined by RFC 9293 and tested with gpt-6 under ISO 27001.';
    expect(readQuantities(text, 'en').map((found) => [found.kind, found.text])).toEqual([
      ['identifier', 'RFC 9293'],
      ['identifier', 'gpt-6'],
      ['identifier', 'ISO 27001'],
    ]);
    expect(read('Six models were tested.', 'en')).toEqual([['number', '6', null]]);
    expect(values('Codes 26-001 and v2.001', 'en')).toEqual(['26-001', 'v2.001']);
  });

  it.each([
    ['le 14 sept. 2026', 'date', '2026-09-14'],
    ['le 14 Sept. 2026', 'date', '2026-09-14'],
    ['sept jours', 'duration', '7'],
    ['le 7 sept 2026', 'date', '2026-09-07'],
    ['1 mai 2026', 'date', '2026-05-01'],
    ['mai 2026', 'date', '2026-05'],
  ])('NUM-23: %s', (text, kind, value) => {
    expect(read(text, 'fr').map((found) => found.slice(0, 2))).toEqual([[kind, value]]);
  });

  it('NUM-25: a civil date has no time zone', () => {
    const zone = process.env.TZ;
    for (const TZ of ['America/New_York', 'Europe/Paris', 'Pacific/Auckland']) {
      process.env.TZ = TZ;
      for (const language of ['fr', 'en'] as const) {
        expect(values('délivré le 1987-06-09', language)).toEqual(['1987-06-09']);
        expect(values('2000-01-01', language)).toEqual(['2000-01-01']);
      }
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it('NUM-27: a length is no clock time', () => {
    expect(read("L'intervention dure 2 heures. Elle commence à 5 heures.", 'fr')).toEqual([
      ['duration', '2', 'hour'],
      ['time', '05:00', null],
    ]);
    expect(read('It starts at 5:00.', 'en')).toEqual([['time', '05:00', null]]);
  });

  it('NUM-29: ranges share their unit', () => {
    expect(read('Delivery takes 4–7 weeks and costs 5,000-9,999 EUR.', 'en')).toEqual([
      ['range', { from: '4', to: '7' }, 'week'],
      ['range', { from: '5000', to: '9999' }, 'EUR'],
    ]);
    for (const text of ['4 à 7 semaines', 'entre 4 et 7 semaines', 'de 4 à 7 semaines']) {
      expect(read(text, 'fr')).toEqual([['range', { from: '4', to: '7' }, 'week']]);
    }
    expect(read('Le prix est de −9 999 €.', 'fr')).toEqual([['amount', '-9999', 'EUR']]);
    expect(read('12,3-15.4 kg', 'fr')).toEqual([
      ['range', { from: '12.3', to: '15.4' }, 'kilogram'],
    ]);
  });

  it('NUM-31: postcodes and telephones are text', () => {
    expect(read('04000', 'fr')).toEqual([['postcode', '04000', null]]);
    expect(read('4000', 'fr')).toEqual([['number', '4000', null]]);
    expect(read('2A338', 'fr')).toEqual([['postcode', '2a338', null]]);
    expect(read('06 00 00 00 00', 'fr')).toEqual([['phone', '0600000000', null]]);
    expect(read('0600000000', 'fr')).toEqual([['phone', '0600000000', null]]);
    expect(read('+33 1 99 00 12 34', 'fr')).toEqual([['phone', '+33199001234', null]]);
  });

  it.each([
    ['Prix : 2&nbsp;034 €', '2034'],
    ['Prix : 2&#8239;034&nbsp;&euro;', '2034'],
    ['Prix : 2&#x202F;034,50 €', '2034.50'],
  ])('NUM-33: %s', (text, value) => {
    const [found, ...others] = readQuantities(text, 'fr');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'amount', value, unit: 'EUR', start: 7, end: text.length });
  });

  it('NUM-35: zero is a number', () => {
    expect(read('Les frais sont de zéro euro.', 'fr')).toEqual([['amount', '0', 'EUR']]);
    expect(read('The fee is 0 EUR on 3 June 2026.', 'en')).toEqual([
      ['amount', '0', 'EUR'],
      ['date', '2026-06-03', null],
    ]);
    expect(read('Les frais sont nuls depuis le 3 juin 2026.', 'fr')).toEqual([
      ['date', '2026-06-03', null],
    ]);
  });
});
