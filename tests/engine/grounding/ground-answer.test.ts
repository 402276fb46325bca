import { describe, expect, it } from 'vitest';
import { groundAnswer } from '../../../src/engine/grounding/ground-answer';
import type { Language } from '../../../src/engine/text/language';

function check(passage: string, of: Language, claim: string, about: Language) {
  return groundAnswer({ text: claim, language: about }, [{ text: passage, language: of }]);
}

/** Verdict, and the reason of each figure that is not found. */
function outcome(passage: string, claim: string, of: Language = 'en', about: Language = of) {
  const { verdict, sentences } = check(passage, of, claim, about);
  const reasons = sentences.flatMap((sentence) =>
    sentence.quantities.flatMap((item) => item.reason ?? []),
  );
  return [verdict, ...reasons];
}

describe('handed cases', () => {
  it('NUM-01: one amount in two languages', () => {
    const passage = 'La franchise annuelle est de 1\u202f500,50\u00a0€.';
    const { verdict, sentences } = check(
      passage,
      'fr',
      'The yearly deductible is €1,500.50.',
      'en',
    );
    expect(verdict).toBe('figures-found');
    expect(sentences[0]?.subjectChecked).toBe(false);
    const [item] = sentences[0]?.quantities ?? [];
    expect(item?.found && passage.slice(item.found.start, item.found.end)).toBe(
      '1\u202f500,50\u00a0€',
    );
  });

  it('NUM-05: every spelling of one amount supports every other', () => {
    const spellings: [string, Language][] = [
      ['The fund holds $640M.', 'en'],
      ['The fund holds USD 640 million.', 'en'],
      ['The fund holds USD 640,000,000.', 'en'],
      ['Le fonds détient 640 millions de dollars.', 'fr'],
      ['Le fonds détient 640 000 000 $.', 'fr'],
    ];
    for (const [passage, of] of spellings) {
      for (const [claim, about] of spellings) {
        expect(outcome(passage, claim, of, about)).toEqual(['figures-found']);
      }
    }
  });

  it('NUM-07: a thousandfold figure is missing', () => {
    const passage = 'Each bracket costs £4.275 before tax.';
    expect(outcome(passage, 'Each bracket costs £4,275.')).toEqual(['figure-missing', 'absent']);
  });

  it('NUM-13: an article is no figure to find', () => {
    const claim = "Un préavis de trois mois s'applique, et l'un des assurés peut y renoncer.";
    expect(outcome('Le préavis dure 3 mois.', claim, 'fr')).toEqual(['figures-found']);
  });

  it('NUM-15: a French billion is not an English one', () => {
    const passage = "La dette atteint 2 billions d'euros.";
    expect(outcome(passage, 'The debt reaches 2 billion euros.', 'fr', 'en')[0]).toBe(
      'figure-missing',
    );
    expect(outcome("Elle doit 2 milliards d'euros.", 'It owes €2 billion.', 'fr', 'en')).toEqual([
      'figures-found',
    ]);
  });

  it('NUM-21: identifiers match as a whole', () => {
    const passage = 'The transport is defined by RFC 9293 and tested with gpt-6 under ISO 27001.';
    expect(outcome(passage, 'The test used gpt-6 and RFC 9293.')).toEqual(['figures-found']);
    expect(outcome(passage, 'The test used gpt-5 and RFC 793.')).toEqual([
      'figure-missing',
      'absent',
      'absent',
    ]);
    expect(outcome(passage, 'Six models were tested.')).toEqual(['figure-missing', 'absent']);
  });

  it('NUM-27: a length does not support a clock time, nor the other way', () => {
    const passage = "L'intervention dure 2 heures. Elle commence à 5 heures.";
    const verdicts = [
      'The visit lasts 2 hours.',
      'The visit lasts 5 hours.',
      'It starts at 5:00.',
      'It starts at 2:00.',
    ].map((claim) => outcome(passage, claim, 'fr', 'en')[0]);
    expect(verdicts).toEqual(['figures-found', 'wrong-kind', 'figures-found', 'wrong-kind']);
  });

  it('NUM-29: ranges', () => {
    const passage = 'Delivery takes 4–7 weeks and costs 5,000-9,999 EUR.';
    const verdicts = [
      'La livraison prend 4 à 7 semaines.',
      'La livraison prend entre 4 et 7 semaines.',
      'Le prix va de 5 000 à 9 999 €.',
      'La livraison prend 4 à 8 semaines.',
      'La livraison prend 5 semaines.',
      'Le prix est de −9 999 €.',
    ].map((claim) => outcome(passage, claim, 'en', 'fr')[0]);
    expect(verdicts).toEqual([
      'figures-found',
      'figures-found',
      'figures-found',
      'figure-missing',
      'figure-missing',
      'figure-missing',
    ]);
  });

  it('NUM-31: text that looks like numbers', () => {
    const equal = (a: string, b: string) => outcome(`Code ${a}.`, `Code ${b}.`, 'fr')[0];
    expect(equal('04000', '4000')).toBe('figure-missing');
    expect(equal('2A338', '2338')).toBe('figure-missing');
    expect(equal('06 00 00 00 00', '0600000000')).toBe('figures-found');
    expect(equal('+33 1 99 00 12 34', '01 99 00 12 34')).toBe('figures-found');
    expect(equal('01 99 00 12 34', '+33 1 99 00 12 34')).toBe('figures-found');
    expect(equal('01 99 00 12 34', '+33 1 99 00 12 35')).toBe('figure-missing');
  });

  it('NUM-35: zero and day-first dates', () => {
    const passage = 'The fee is 0 EUR on 3 June 2026.';
    expect(outcome(passage, 'Les frais sont de zéro euro.', 'en', 'fr')).toEqual(['figures-found']);
    expect(outcome(passage, 'Les frais sont nuls depuis le 3 juin 2026.', 'en', 'fr')).toEqual([
      'figures-found',
    ]);
  });

  it('NUM-37: a figure beside another subject is flagged', () => {
    const passage = 'The stove weighs 2.4 kg. The tent weighs 3.1 kg.';
    expect(outcome(passage, 'The tent weighs 2.4 kg.')).toEqual([
      'figure-missing',
      'other-subject',
    ]);
    expect(outcome(passage, 'The stove weighs 2.4 kilograms.')).toEqual(['figures-found']);
    const [flagged] = check(passage, 'en', 'The tent weighs 2.4 kg.', 'en').sentences[0]!
      .quantities;
    expect(flagged).toMatchObject({ found: null, elsewhere: { passage: 0, start: 17, end: 23 } });
  });
});

describe('what makes a figure another one', () => {
  it.each([
    ['The notice is 30 days.', 'The notice is 30 months.', 'wrong-kind', 'other-unit'],
    ['The rate rose by 5 points.', 'The rate rose by 5 %.', 'wrong-kind', 'other-kind'],
    ['The fee is 12 EUR a month.', 'The fee is 12 EUR a year.', 'wrong-kind', 'other-period'],
    ['The fee is €12 excl. VAT.', 'The fee is €12 incl. VAT.', 'wrong-kind', 'other-tax-basis'],
    ['The unit keeps twelve files.', 'The unit has twelve people.', 'wrong-kind', 'other-noun'],
    ['At least 30 days of notice.', 'At most 30 days of notice.', 'figure-missing', 'other-bound'],
    ['The notice is 30 days.', 'The notice is over 30 days.', 'figure-missing', 'other-bound'],
    [
      'Built in the mid-19th century.',
      'Built in the late 19th century.',
      'figure-missing',
      'other-part',
    ],
    ['The wait is 4 to 7 weeks.', 'The wait is 7 weeks.', 'figure-missing', 'range-end'],
    ['The fee is €12.', 'The fee is $12.', 'wrong-kind', 'other-unit'],
    [
      'The contract began in June 2026.',
      'The contract began on 5 June 2026.',
      'figure-missing',
      'absent',
    ],
  ])('%s / %s', (passage, claim, verdict, reason) => {
    expect(outcome(passage, claim)).toEqual([verdict, reason]);
  });

  it.each([
    ['The contract runs for 1 year.', 'The contract runs for 12 months.'],
    ['The visit takes 90 minutes.', 'The visit takes one and a half hours.'],
    ['Half of the price is due.', '50 % of the price is due.'],
    ['The contract began on 5 June 2026.', 'The contract began in 2026.'],
    ['The price rose from 20 % to 25 %.', 'The price reached 25 %.'],
    ['The period runs from 1 May to 3 June 2026.', 'The period ends on 3 June 2026.'],
    ['Wait at least 4 weeks and at most 7 weeks.', 'Wait 4 to 7 weeks.'],
    ['The rule names an agent.', 'The rule names 1 agent.'],
    ['Payment is up to €5,000.', 'Payment is at most €5,000.'],
    ['The wait is 4 to 7 weeks.', 'The wait is at most 7 weeks.'],
    ['It was the first match.', 'It was the first game of the match.'],
    ['12 rue des Lilas, 69003 Lyon is our office.', 'Our office: 12, rue des Lilas.'],
  ])('%s = %s', (passage, claim) => {
    expect(outcome(passage, claim)).toEqual(['figures-found']);
  });

  it('reads a table whose header names years and its scale', () => {
    const table =
      'Table 1 Balance\nItem | 2024, £000 | 2023, £000\nEquipment | 209,820 | 201,340\nDebt | (840) | –';
    expect(outcome(table, 'Equipment went from £201,340,000 to £209,820,000.')).toEqual([
      'figures-found',
    ]);
    expect(outcome(table, 'Equipment was £209,820.')[0]).toBe('figures-found');
    expect(outcome(table, 'Equipment was £209,825,000.')[0]).toBe('figure-missing');
  });

  it('knows no scale for a table cut off from its header, and none where the header has none', () => {
    expect(outcome('Fuel | 250 | 300', 'Fuel cost £250,000.')).toEqual(['figures-found']);
    expect(outcome('Item | Amount\nFuel | 250', 'Fuel cost £250,000.')[0]).toBe('figure-missing');
  });

  it.each<[string, string, Language]>([
    // A bare number borrows the unit that its sentence names.
    ['For each day beyond thirty the price falls.', 'The price falls after thirty days.', 'en'],
    ['The frame has 64 to 1,280 octets.', 'A frame has 64 to 1,280.', 'en'],
    [
      'Le total de 4 240 milliers d’euros comprend 1 310 milliers d’euros de loyers.',
      'Le total est de 4 240 milliers d’euros, dont 1 310 de loyers.',
      'fr',
    ],
    ['La garantie court pendant les trois premières années.', 'La garantie court trois ans.', 'fr'],
    ['Boat A | 12 passengers\nBoat B | 900 passengers', 'Boats for 12 to 900 passengers.', 'en'],
    // Lists that are counted.
    [
      'A frame is checked in steps:\n1° the length\n2° the sum\n3° the version',
      'The frame passes three steps.',
      'en',
    ],
    [
      'Sont interdits :\n(a) vendre ;\n(b) louer ;\n(c) prêter ;\n(d) donner.',
      'Quatre actes sont interdits.',
      'fr',
    ],
    // Several figures in one sentence name their subjects in fragments.
    [
      'The plan lasts five years. It ends in 2029. A review falls in June 2027.',
      'The plan: five years, to 2029, with a look back in June 2027.',
      'en',
    ],
  ])('%s = %s', (passage, claim, language) => {
    expect(outcome(passage, claim, language)).toEqual(['figures-found']);
  });

  it.each<[string, string, Language]>([
    ['The team has two coaches and eleven players.', 'The team has eleven coaches.', 'en'],
    ['It was the third game of the second season.', 'It was the third season.', 'en'],
    [
      'Sont interdits :\n(a) vendre ;\n(b) louer ;\n(c) prêter ;\n(d) donner.',
      'Cinq actes sont interdits.',
      'fr',
    ],
    ['The frame is checked:\n1° length\n2° sum', 'The frame has two owners.', 'en'],
    // A word of comparison far from the figure restates no bound of it.
    [
      'An estimated 530 people watched the match, which was not shown in the east at all because no licence had been sold there.',
      'Over 530 people watched the match.',
      'en',
    ],
  ])('%s / %s', (passage, claim, language) => {
    expect(outcome(passage, claim, language)[0]).not.toBe('figures-found');
  });

  it('compares in the language of each text', () => {
    expect(outcome('Le délai est de 1,500 jour.', 'The delay is 1.5 days.', 'fr', 'en')).toEqual([
      'figures-found',
    ]);
    expect(outcome('The delay is 1,500 days.', 'Le délai est de 1,5 jour.', 'en', 'fr')[0]).toBe(
      'figure-missing',
    );
  });
});

describe('subjects', () => {
  it('tells the ceilings of one sentence apart', () => {
    const passage = 'The burglary ceiling is €5,000 and the water damage ceiling is €3,000.';
    expect(outcome(passage, 'The burglary ceiling is €5,000.')).toEqual(['figures-found']);
    expect(outcome(passage, 'The burglary ceiling is €3,000.')).toEqual([
      'figure-missing',
      'other-subject',
    ]);
    const french = 'Le plafond du vol est de 5 000 €, celui du dégât des eaux de 3 000 €.';
    expect(outcome(french, 'Le plafond du vol est de 3 000 €.', 'fr')).toEqual([
      'figure-missing',
      'other-subject',
    ]);
  });

  it('finds the subject behind a pronoun, under a heading, or in the next sentence', () => {
    expect(outcome('The tent is light. It is 3.1 kg.', 'The tent: 3.1 kg.')).toEqual([
      'figures-found',
    ]);
    expect(outcome('Ceilings:\n- theft: €5,000', 'The ceiling is €5,000.')).toEqual([
      'figures-found',
    ]);
    expect(outcome('The tent was sold in 1995.', 'That was in 1995. The tent went fast.')).toEqual([
      'figures-found',
    ]);
  });

  it('wants a term in common', () => {
    expect(outcome('The tent weighs 3.1 kg.', 'Luggage may reach 3.1 kg.')).toEqual([
      'figure-missing',
      'other-subject',
    ]);
  });

  it('lets "first" pass where nothing is ranked, and checks it where something is', () => {
    expect(outcome('The earliest match was in 1869.', 'The first match was in 1869.')).toEqual([
      'figures-found',
    ]);
    expect(outcome('Their second album sold well.', 'Their first album sold well.')[0]).toBe(
      'figure-missing',
    );
  });
});

describe('verdicts without a figure', () => {
  it('separates no figure from no support', () => {
    expect(outcome('The tent is light.', 'The tent is red.')).toEqual(['no-figure']);
    expect(outcome('The tent is light.', 'Cats sleep.')).toEqual(['no-support']);
    expect(outcome('La tente est légère.', 'Cats sleep.', 'fr', 'en')).toEqual(['no-figure']);
    expect(groundAnswer({ text: 'It costs €5.', language: 'en' }, []).verdict).toBe('no-support');
    expect(outcome('The tent is light.', '')).toEqual(['no-figure']);
  });

  it('takes the gravest of several sentences, and names the passage', () => {
    const answer = { text: 'The tent weighs 3.1 kg. It costs €50.', language: 'en' as const };
    const passages = [
      { text: 'Our tent costs €60.', language: 'en' as const },
      { text: 'The tent weighs 3.1 kg.', language: 'en' as const },
    ];
    const { verdict, sentences } = groundAnswer(answer, passages);
    expect(verdict).toBe('figure-missing');
    expect(sentences.map((sentence) => sentence.verdict)).toEqual([
      'figures-found',
      'figure-missing',
    ]);
    expect(sentences[0]?.quantities[0]?.found).toEqual({ passage: 1, start: 16, end: 22 });
    expect(sentences[0]?.support?.passage).toBe(1);
  });
});
