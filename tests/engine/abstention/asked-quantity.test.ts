import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedQuantity } from '../../../src/engine/abstention/asked-quantity';

describe('askedQuantity', () => {
  it.each([
    ['fr', 'Combien de personnes travaillent ici ?', 'count'],
    ['fr', 'Combien d’arbres replantez-vous ?', 'count'],
    ['fr', 'Quel est le nombre de sinistres ouverts ?', 'count'],
    ['fr', 'Combien de temps dure le chantier ?', 'duration'],
    ['fr', 'Combien de jours faut-il ?', 'duration'],
    ['fr', 'Dans quel délai répondez-vous ?', 'duration'],
    ['fr', 'Combien coûte la pose d’une bâche ?', 'amount'],
    ['fr', 'Combien d’argent reste-t-il ?', 'amount'],
    ['fr', 'De quel montant est la prime ?', 'amount'],
    ['fr', 'Quel est le tarif du garage ?', 'amount'],
    ['fr', 'Quel est le plafond du bris de glace ?', 'ceiling'],
    ['fr', 'Quelle remise obtient-on ?', 'reduction'],
    ['fr', 'Quel taux s’applique ?', 'share'],
    ['fr', 'Depuis quand existe la mutuelle ?', 'date'],
    ['fr', 'Quand ferme l’accueil ?', 'moment'],
    ['fr', 'À quelle date commence la garantie ?', 'date'],
    ['fr', 'À quelle heure ouvre l’accueil ?', 'time'],
    ['fr', 'Quelle est la vitesse maximale ?', 'measure'],
    ['fr', 'À quelle adresse écrire ?', 'postal'],
    ['fr', 'À quelle adresse électronique écrire ?', 'email'],
    ['en', 'How many people work here?', 'count'],
    ['en', 'What is the number of open claims?', 'count'],
    ['en', 'How long does it take?', 'duration'],
    ['en', 'How many days are needed?', 'duration'],
    ['en', 'How soon do you reply?', 'duration'],
    ['en', 'How much does a tarpaulin cost?', 'amount'],
    ['en', 'How much time is left?', 'duration'],
    ['en', 'What is the price of the garage?', 'amount'],
    ['en', 'What is the ceiling for glass?', 'ceiling'],
    ['en', 'What discount do members get?', 'reduction'],
    ['en', 'What response rate was reached?', 'share'],
    ['en', 'Since when has the mutual existed?', 'date'],
    ['en', 'When does reception close?', 'moment'],
    ['en', 'At what time does reception open?', 'time'],
    ['en', 'From what wind speed is it a storm?', 'measure'],
    ['en', 'To what postal address should I write?', 'postal'],
    ['en', 'To which e-mail address should I write?', 'email'],
  ] as const)('%s: %s asks for a %s', (language, question, kind) => {
    expect(askedQuantity(question, language)?.kind).toBe(kind);
  });

  it.each([
    ['fr', 'Qui préside le comité ?'],
    ['fr', 'Quels vols sont exclus ?'],
    ['fr', 'Pourquoi faut-il payer ?'],
    ['fr', 'La cave est-elle couverte quand je pars ?'],
    ['en', 'Who chairs the committee?'],
    ['en', 'Which thefts are excluded?'],
    ['en', 'How do I report a claim?'],
    ['en', 'Is the cellar covered when I am away?'],
    ['fr', 'De combien la prime a-t-elle baissé ?'],
    ['en', 'By how much did the premium fall?'],
    ['en', 'How much of the contents is covered?'],
    ['en', 'What was the lost-time injury frequency?'],
    ['en', 'Which number is free?'],
  ] as const)('%s: %s asks for no quantity', (language, question) => {
    expect(askedQuantity(question, language)).toBeNull();
  });

  it('lets a word that names a quantity go before a "when" that ties clauses together', () => {
    expect(askedQuantity('When I am away, how long is the cover kept?', 'en')?.kind).toBe(
      'duration',
    );
    expect(askedQuantity('Quand je pars, quelle température garder ?', 'fr')?.kind).toBe('measure');
  });

  it.each([
    ['fr', 'Quel défaut touche les appareils, et combien en reste-t-il ?'],
    ['fr', 'Qui nomme le directeur, et quand ?'],
    ['fr', 'Comment se plaindre, dans quel délai ?'],
    ['en', 'Which unit is it, and how many people has it?'],
    ['en', 'How long does it take and what does it cost?'],
    ['en', 'Who appoints the chair, and when?'],
  ] as const)('%s: %s asks several things, of which it takes none', (language, question) => {
    expect(askedQuantity(question, language)).toBeNull();
  });

  it('names what is counted: the noun in French, the noun and its qualifier in English', () => {
    expect(
      askedQuantity('Combien de vitriers agréés avez-vous ?', 'fr')?.counted.map(
        ({ term }) => term,
      ),
    ).toEqual(['vitriers']);
    expect(
      askedQuantity('How many hotel nights do you pay for?', 'en')?.counted.map(({ term }) => term),
    ).toEqual(['hotel', 'nights']);
  });

  it('keeps its span inside any question', () => {
    const pieces = fc.constantFrom(
      'how',
      'much',
      'combien',
      'de',
      'd’',
      'quel',
      'est',
      '?',
      ' ',
      ',',
      'quand',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const question = parts.join(' ');
        for (const language of ['fr', 'en'] as const) {
          const asked = askedQuantity(question, language);
          if (!asked) continue;
          expect(asked.start).toBeGreaterThanOrEqual(0);
          expect(asked.end).toBeGreaterThan(asked.start);
          expect(asked.end).toBeLessThanOrEqual(question.length);
        }
      }),
    );
  });
});
