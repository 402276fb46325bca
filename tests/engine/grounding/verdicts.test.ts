import { describe, expect, it } from 'vitest';
import { groundAnswer } from '../../../src/engine/grounding/ground-answer';
import type { Language } from '../../../src/engine/text/language';

function verdict(language: Language, passage: string, claim: string): string {
  return groundAnswer({ text: claim, language }, [{ text: passage, language }]).verdict;
}

type Case = [language: Language, passage: string, claim: string, verdict: string];

const REPORTED: Case[] = [
  ['fr', 'Le film dure 1h30.', 'Le film dure 90 minutes.', 'figures-found'],
  ['fr', 'Le film dure 1h30.', 'Le film dure une heure et demie.', 'figures-found'],
  [
    'fr',
    'Le budget de 2013 est de 5 €.',
    "Le budget de l'année 2010 est de 5 €.",
    'figure-missing',
  ],
  ['fr', "Le budget de l'année 2010 est de 5 €.", 'Le budget de 2010 est de 5 €.', 'figures-found'],
  [
    'fr',
    "L'exposition est ouverte du 1er au 15 août 2024.",
    "L'exposition ouvre le 1er août 2024.",
    'figures-found',
  ],
  [
    'fr',
    "L'exposition est ouverte du 1er au 15 août 2024.",
    "L'exposition est ouverte du 1 au 15 août 2024.",
    'figures-found',
  ],
  [
    'fr',
    "L'exposition est ouverte du 2 au 15 août 2024.",
    "L'exposition est ouverte du 1er au 15 août 2024.",
    'figure-missing',
  ],
  [
    'fr',
    'Les XVIIIe et XIXe siècles furent humides.',
    'Le XVIIIe siècle fut humide.',
    'figures-found',
  ],
  [
    'fr',
    'La température est de moins 12 degrés.',
    'La température est de 12 degrés.',
    'figure-missing',
  ],
  [
    'fr',
    'La température est de moins 12 degrés.',
    'La température est de -12 degrés.',
    'figures-found',
  ],
  ['en', 'Net result (5,300).', 'The net result was 5,300.', 'figure-missing'],
  ['en', 'Net result (5,300).', 'The net result was -5,300.', 'figures-found'],
  [
    'en',
    'The hive holds 2.5 million bees.',
    'The hive holds two point five million bees.',
    'figures-found',
  ],
  [
    'en',
    'The hive holds two point five million bees.',
    'The hive holds 2.5 bees.',
    'figure-missing',
  ],
  [
    'fr',
    "La colonie compte 2,5 millions d'abeilles.",
    "La colonie compte deux virgule cinq millions d'abeilles.",
    'figures-found',
  ],
  ['en', 'The boat did 30 km/hr.', 'The boat did 30 km/h.', 'figures-found'],
  ['en', 'The town has 8,234 people.', 'The town has about 8,200 people.', 'rounded'],
  ['en', 'The town has 8,234 people.', 'The town has more than 8,000 people.', 'bound-implied'],
  ['en', 'The share was 85.19%.', 'The share was roughly 85%.', 'rounded'],
  ['en', 'Throughput doubled.', 'Throughput tripled.', 'figure-missing'],
  ['en', 'Sales rose threefold.', 'Sales rose fourfold.', 'figure-missing'],
  ['fr', 'Le débit a doublé.', 'Le débit a triplé.', 'figure-missing'],
  ['fr', '12 rue des Lilas, 69003 Lyon.', 'Le bureau se trouve à 69003 Lyon.', 'figures-found'],
  ['fr', 'BP 12, 75014 Paris CEDEX 2.', 'Il y a 2 adresses.', 'figure-missing'],
  ['fr', '24 bis, rue du Moulin.', 'Le siège est au n° 24 bis, rue du Moulin.', 'figures-found'],
  ['fr', 'Louis XVI fut jugé.', 'Louis XIV fut jugé.', 'figure-missing'],
  ['en', 'Henry VII built it.', 'Henry VIII built it.', 'figure-missing'],
  ['en', 'World War I began.', 'World War II began.', 'figure-missing'],
  ['fr', 'Dans le VIIe arrondissement.', 'Dans le VIIIe arrondissement.', 'figure-missing'],
  [
    'en',
    'The deed was signed on 03/11/1994.',
    'It was signed on 3 November 1994.',
    'ambiguous-date',
  ],
  [
    'en',
    'The deed was signed on 03/11/1994.',
    'It was signed on March 11, 1994.',
    'ambiguous-date',
  ],
];

describe('cases that others reported', () => {
  it.each(REPORTED)('%s: "%s" — "%s" is %s', (language, passage, claim, expected) => {
    expect(verdict(language, passage, claim)).toBe(expected);
  });
});

/** A passage of each kind, then claims on it, each with what it comes to. */
const KINDS: [kind: string, language: Language, passage: string, claims: [string, string][]][] = [
  [
    'a rounding',
    'en',
    'The town has 8,234 people and the lake covers 12.47 km².',
    [
      ['The town has about 8,200 people.', 'rounded'],
      ['The town has around 8,000 people.', 'rounded'],
      ['The town has nearly 8,230 people.', 'rounded'],
      ['The town has roughly eight thousand people.', 'rounded'],
      ['The town has 8,200 people or so.', 'rounded'],
      ['The lake covers approximately 12.5 km².', 'rounded'],
      ['The lake covers about 12 square kilometres.', 'rounded'],
      ['The town has about 8,234 people.', 'figures-found'],
      ['The town has 8,200 people.', 'figure-missing'],
      ['The town has about 8,300 people.', 'figure-missing'],
      ['The town has about 9,000 people.', 'figure-missing'],
      ['The lake covers about 13 km².', 'figure-missing'],
    ],
  ],
  [
    'a rounding',
    'fr',
    'La ville compte 8\u202f234 habitants et le lac couvre 12,47 km².',
    [
      ['La ville compte environ 8 200 habitants.', 'rounded'],
      ['La ville compte près de 8 230 habitants.', 'rounded'],
      ['La ville compte à peu près 8 000 habitants.', 'rounded'],
      ['La ville compte quelque 8 200 habitants.', 'rounded'],
      ['La ville compte 8 200 habitants environ.', 'rounded'],
      ['Le lac couvre approximativement 12,5 km².', 'rounded'],
      ['La ville compte plus de 8 000 habitants.', 'bound-implied'],
      ['La ville compte moins de 9 000 habitants.', 'bound-implied'],
      ['La ville compte 8 200 habitants.', 'figure-missing'],
      ['La ville compte environ 8 300 habitants.', 'figure-missing'],
      ['La ville compte plus de 8 500 habitants.', 'figure-missing'],
    ],
  ],
  [
    'a bound on an exact figure',
    'en',
    'The tower is 324 metres high and cost $7.8 million.',
    [
      ['The tower is more than 300 metres high.', 'bound-implied'],
      ['The tower is over 320 m high.', 'bound-implied'],
      ['The tower is at least 300 metres high.', 'bound-implied'],
      ['The tower is less than 330 metres high.', 'bound-implied'],
      ['The tower cost under $8 million.', 'bound-implied'],
      ['The tower cost up to $8 million.', 'bound-implied'],
      ['The tower is over 324 metres high.', 'figure-missing'],
      ['The tower is over 330 metres high.', 'figure-missing'],
      ['The tower is less than 300 metres high.', 'figure-missing'],
      ['The tower is more than 3 metres high.', 'figure-missing'],
    ],
  ],
  [
    'a bound left out',
    'en',
    'The fund holds at least 3,000 shares, and the fee is up to 10 %.',
    [
      ['The fund holds 3,000 shares.', 'bound-dropped'],
      ['The fund holds three thousand shares.', 'bound-dropped'],
      ['The fee is 10 %.', 'bound-dropped'],
      ['The fee is ten per cent.', 'bound-dropped'],
      ['The fund holds at least 3,000 shares.', 'figures-found'],
      ['The fund holds no less than 3,000 shares.', 'figures-found'],
      ['The fund holds a minimum of 3,000 shares.', 'figures-found'],
      ['The fee is at most 10 %.', 'figures-found'],
      ['The maximum fee is 10 %.', 'figures-found'],
      ['The fund holds at most 3,000 shares.', 'figure-missing'],
      ['The fee is at least 10 %.', 'figure-missing'],
    ],
  ],
  [
    'a bound left out',
    'fr',
    'Le fonds détient au moins 3 000 parts et les frais vont jusqu’à 10 %.',
    [
      ['Le fonds détient 3 000 parts.', 'bound-dropped'],
      ['Le fonds détient trois mille parts.', 'bound-dropped'],
      ['Les frais sont de 10 %.', 'bound-dropped'],
      ['Le fonds détient au minimum 3 000 parts.', 'figures-found'],
      ['Le fonds ne détient pas moins de 3 000 parts.', 'figures-found'],
      ['Les frais sont de 10 % au plus.', 'figures-found'],
      ['Le plafond des frais est de 10 %.', 'figures-found'],
      ['Le fonds détient au plus 3 000 parts.', 'figure-missing'],
      ['Les frais sont d’au moins 10 %.', 'figure-missing'],
      ['Le fonds détient plus de 3 000 parts.', 'figures-found'],
    ],
  ],
  [
    'a bound that a negation turns',
    'en',
    'The load must not exceed 5 tonnes; the crew cannot be fewer than 3 sailors.',
    [
      ['The load is at most 5 tonnes.', 'figures-found'],
      ['The load must not be more than 5 tonnes.', 'figures-found'],
      ['The load is at least 5 tonnes.', 'figure-missing'],
      ['The load exceeds 5 tonnes.', 'figure-missing'],
      ['The load must not be less than 5 tonnes.', 'figure-missing'],
      ['The crew is at least 3 sailors.', 'figures-found'],
      ['The crew is no fewer than 3 sailors.', 'figures-found'],
      ['The crew is at most 3 sailors.', 'figure-missing'],
      ['The crew must not exceed 3 sailors.', 'figure-missing'],
      ['The load is 5 tonnes.', 'bound-dropped'],
    ],
  ],
  [
    'a bound that a negation turns',
    'fr',
    'La charge ne doit pas dépasser 5 tonnes ; le délai ne peut être inférieur à 3 jours.',
    [
      ['La charge est de 5 tonnes au plus.', 'figures-found'],
      ['La charge ne peut excéder 5 tonnes.', 'figures-found'],
      ['La charge est d’au moins 5 tonnes.', 'figure-missing'],
      ['La charge dépasse 5 tonnes.', 'figure-missing'],
      ['La charge doit être supérieure à 5 tonnes.', 'figure-missing'],
      ['Le délai est d’au moins 3 jours.', 'figures-found'],
      ['Le délai ne doit pas dépasser 3 jours.', 'figure-missing'],
      ['Le délai est de 3 jours au maximum.', 'figure-missing'],
      ['La charge est de 5 tonnes.', 'bound-dropped'],
      ['Le délai est de 3 jours.', 'bound-dropped'],
    ],
  ],
  [
    'a date whose order is not known',
    'en',
    'The deed was signed on 03/11/1994 and sealed on 25/11/1994.',
    [
      ['The deed was signed on 3 November 1994.', 'ambiguous-date'],
      ['The deed was signed on March 11, 1994.', 'ambiguous-date'],
      ['The deed was signed on 1994-11-03.', 'ambiguous-date'],
      ['The deed was signed on the 3rd of November 1994.', 'ambiguous-date'],
      ['The deed was signed on 11 March 1994.', 'ambiguous-date'],
      ['The deed was signed on 03/11/1994.', 'figures-found'],
      ['The deed was signed on 3/11/1994.', 'figures-found'],
      ['The deed was signed in 1994.', 'figures-found'],
      ['The deed was signed on 4 November 1994.', 'figure-missing'],
      ['The deed was sealed on 25 November 1994.', 'figures-found'],
    ],
  ],
  [
    'a claimed date whose order is not known',
    'en',
    'The deed was signed on 3 November 1994.',
    [
      ['The deed was signed on 03/11/1994.', 'ambiguous-date'],
      ['The deed was signed on 11/03/1994.', 'ambiguous-date'],
      ['The deed was signed on 04/11/1994.', 'figure-missing'],
    ],
  ],
  [
    'a stretch of days',
    'en',
    'The strike lasted from May 3-5, 1968, in Paris.',
    [
      ['The strike began on May 3, 1968.', 'figures-found'],
      ['The strike ended on 5 May 1968.', 'figures-found'],
      ['The strike lasted from 3 to 5 May 1968.', 'figures-found'],
      ['The strike took place in May 1968.', 'figures-found'],
      ['The strike took place in 1968.', 'figures-found'],
      ['The strike lasted from May 3 to May 6, 1968.', 'figure-missing'],
      ['The strike began on May 2, 1968.', 'figure-missing'],
    ],
  ],
  [
    'a life in brackets',
    'en',
    'Ada Lovelace (1815–1852) was a mathematician. Charles Babbage (26 December 1791 – 18 October 1871) was an engineer.',
    [
      ['Ada Lovelace was born in 1815.', 'figures-found'],
      ['Ada Lovelace died in 1852.', 'figures-found'],
      ['Ada Lovelace, a mathematician, lived from 1815 to 1852.', 'figures-found'],
      ['Ada Lovelace was born in 1852.', 'figure-missing'],
      ['Ada Lovelace died in 1815.', 'figure-missing'],
      ['Ada Lovelace was born in 1816.', 'figure-missing'],
      ['Charles Babbage was born in 1791.', 'figures-found'],
      ['Charles Babbage was born on 26 December 1791.', 'figures-found'],
      ['Charles Babbage died on October 18, 1871.', 'figures-found'],
      ['Charles Babbage died in 1791.', 'figure-missing'],
    ],
  ],
  [
    'a life in brackets',
    'fr',
    'Émilie du Châtelet (1706-1749), mathématicienne, traduisit Newton.',
    [
      ['Émilie du Châtelet est née en 1706.', 'figures-found'],
      ['Émilie du Châtelet est morte en 1749.', 'figures-found'],
      ['Émilie du Châtelet est née en 1749.', 'figure-missing'],
      ['Émilie du Châtelet mourut en 1706.', 'figure-missing'],
      ['Émilie du Châtelet (1706-1749) traduisit Newton.', 'figures-found'],
    ],
  ],
  [
    'a rank that names',
    'en',
    'The Third Reich fell in 1945. The second album sold well.',
    [
      ['The Third Reich fell in 1945.', 'figures-found'],
      ['The Fourth Reich fell in 1945.', 'figure-missing'],
      ['The second album sold well.', 'figures-found'],
      ['The Second Album Prize was won.', 'figures-found'],
      ['The Second Republic fell in 1945.', 'wrong-kind'],
      ['The third album sold well.', 'figure-missing'],
    ],
  ],
  [
    'a rank in Roman capitals',
    'en',
    'World War II ended under George VI. Part III of the Act applies.',
    [
      ['World War II ended under George VI.', 'figures-found'],
      ['The Second World War ended.', 'figures-found'],
      ['World War 2 ended.', 'figures-found'],
      ['World War Two ended.', 'figures-found'],
      ['World War I ended.', 'figure-missing'],
      ['World War II ended under George V.', 'figure-missing'],
      ['Part 3 of the Act applies.', 'figures-found'],
      ['Part IV of the Act applies.', 'figure-missing'],
      ['Part II of the Act applies.', 'figure-missing'],
    ],
  ],
  [
    'a multiplier',
    'fr',
    'Le débit a doublé et le prix a été divisé par quatre.',
    [
      ['Le débit a doublé.', 'figures-found'],
      ['Le débit a triplé.', 'figure-missing'],
      ['Le débit a été multiplié par deux.', 'figures-found'],
      ['Le débit est deux fois plus grand.', 'figures-found'],
      ['Le débit a été réduit de moitié.', 'figure-missing'],
      ['Le débit a été multiplié par trois.', 'figure-missing'],
      ['Le prix a été divisé par quatre.', 'figures-found'],
      ['Le prix a été divisé par trois.', 'figure-missing'],
    ],
  ],
];

describe.each(KINDS)('%s, in %s', (_kind, language, passage, claims) => {
  it.each(claims)('makes of "%s" %s', (claim, expected) => {
    expect(verdict(language, passage, claim)).toBe(expected);
  });
});

describe('what stands beside a claim that is not plainly found', () => {
  it('is the exact figure', () => {
    const passage = 'The town has 8,234 people.';
    const grounding = groundAnswer({ text: 'The town has about 8,200 people.', language: 'en' }, [
      { text: passage, language: 'en' },
    ]);
    const [figure] = grounding.sentences[0]!.quantities;
    expect(figure).toMatchObject({ found: null, reason: 'rounded' });
    expect(passage.slice(figure!.elsewhere!.start, figure!.elsewhere!.end)).toBe('8,234');
  });

  it('gives way to what is plainly wrong in the same sentence', () => {
    expect(
      verdict('en', 'The town has 8,234 people.', 'The town has about 8,200 people and 77 shops.'),
    ).toBe('figure-missing');
  });
});
