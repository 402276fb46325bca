import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/engine/text/fold';
import { LANGUAGES } from '../../../src/engine/text/language';
import { stem } from '../../../src/engine/text/stems';

/** Inflections of one word: all must share a stem. */
const FRENCH_FAMILIES = [
  'résiliation résiliations résilier résilie résilié résiliée résiliés résiliées',
  'gratuit gratuite gratuits gratuites',
  'déclarer déclaré déclarée déclarés déclarées déclare déclaration déclarations',
  'assuré assurée assurés assurées assurance assurances',
  'garantie garanties garantir garanti garantis',
  'vérifier vérifié vérifiée vérification vérifications vérifie',
  'notifier notifiées notification',
  'prévu prévue prévus prévues',
  'inclus incluse incluses',
  'refus refuser refusé refusée',
  'euro euros',
  'numéro numéros',
  'emploi emplois',
  'loi lois',
  'délai délais',
  'essai essais',
  'responsable responsables responsabilité responsabilités',
  'possible possibles possibilité possibilités',
  'légal légale légaux légales légalité',
  'actif active actives activité activités',
  'qualité qualités',
  'travail travaux',
  'tarif tarifs',
  'préventif préventive préventifs préventives',
  'bail baux',
  'lieu lieux',
  'feu feux',
  'local locaux locale locales',
  'payé payer payée paiement paiements',
  'œuvre œuvres',
  "prud'homme prud'hommes",
  'gros grosse grosses',
  'remboursement rembourser remboursés',
];

const ENGLISH_FAMILIES = [
  'agreement agreements',
  'party parties',
  'policy policies',
  'cover covers covered',
  'claim claims claimed',
  'terminate terminates terminated termination',
  'liability liabilities',
  'insurer insurers',
  'company companies',
  'notice notices',
  'man men',
  'day days',
  'exceed exceeds exceeding',
  'business businesses',
  'child children',
];

describe('stem', () => {
  it.each(FRENCH_FAMILIES)('gathers %s', (family) => {
    const stems = new Set(family.split(' ').map((word) => stem(fold(word), 'fr')));
    expect([...stems]).toHaveLength(1);
  });

  it.each(ENGLISH_FAMILIES)('gathers %s', (family) => {
    const stems = new Set(family.split(' ').map((word) => stem(fold(word), 'en')));
    expect([...stems]).toHaveLength(1);
  });

  it.each([
    ['fr', 'assurance', 'assureur'],
    ['fr', 'contrat', 'contraire'],
    ['fr', 'délai', 'délivrer'],
    ['fr', 'prix', 'prise'],
    ['fr', 'habitation', 'habile'],
    ['en', 'policy', 'police'],
    ['en', 'news', 'new'],
    ['en', 'business', 'busy'],
    ['en', 'notice', 'note'],
    ['en', 'term', 'terminal'],
  ] as const)('in %s tells %s from %s', (language, one, other) => {
    expect(stem(fold(one), language)).not.toBe(stem(fold(other), language));
  });

  it.each(LANGUAGES)(
    'leaves words with digits, hyphens and other scripts alone (%s)',
    (language) => {
      for (const word of [
        'rfc9293',
        '4x4s',
        'h2oing',
        '3g',
        'gpt-6',
        '30',
        '27.45',
        '12kg',
        '退款',
        'приветами',
      ]) {
        expect(stem(word, language)).toBe(word);
      }
    },
  );

  it.each(LANGUAGES)('never eats a word whole (%s)', (language) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z']{0,12}$/), (word) => {
        const stemmed = stem(word, language);
        expect(stemmed.length).toBeGreaterThanOrEqual(Math.min(word.length, 2));
        expect(fold(stemmed)).toBe(stemmed);
      }),
    );
  });

  it.each(LANGUAGES)(
    'is a function of its argument, whatever was stemmed before (%s)',
    (language) => {
      fc.assert(
        fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 8 }), (list) => {
          const once = list.map((word) => stem(word, language));
          const back = [...list].reverse().map((word) => stem(word, language));
          expect(back.reverse()).toEqual(once);
        }),
      );
    },
  );
});
