import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuotes } from '../../../src/engine/grounding/find-quotes';
import { diagnoseQuote, isValidQuote } from '../../../src/engine/grounding/quotes';

const F1 = { id: 'F1', text: 'Le rendez‑vous coûte ≥ 20 €, et c’est « ferme »…' };
const F2 = { id: 'F2', text: 'Les frais sont remboursés sous trente jours après la visite.' };
const F3 = { id: 'F3', text: 'Le dossier reste ouvert pendant deux années entières.' };
const sources = { supplied: [F1, F2], withheld: [F3] };

describe('isValidQuote, the frozen rule', () => {
  it('wants the cited fact supplied and the words in it, white space folded', () => {
    expect(isValidQuote('remboursés sous  trente\njours', 'F2', sources)).toBe(true);
    expect(isValidQuote('remboursés sous trente jours', 'F1', sources)).toBe(false);
    expect(isValidQuote('reste ouvert pendant deux années', 'F3', sources)).toBe(false);
    expect(isValidQuote('remboursés sous trente ans', 'F2', sources)).toBe(false);
  });

  it('wants sixteen characters after folding', () => {
    expect(isValidQuote('sous trente jour', 'F2', sources)).toBe(true);
    expect(isValidQuote('sous trente jou', 'F2', sources)).toBe(false);
    expect(isValidQuote('  sous    trente    jou  ', 'F2', sources)).toBe(false);
  });

  it('TOK-21: promises white space only, so typography is not valid but is diagnosed', () => {
    const typeset = "Le rendez-vous coûte ≥ 20 €, et c'est « ferme »...";
    expect(isValidQuote(typeset, 'F1', sources)).toBe(false);
    expect(diagnoseQuote(typeset, 'F1', sources)).toEqual({
      kind: 'typography-only',
      source: 'F1',
      span: { start: 0, end: F1.text.length },
    });
    const spaced = 'Le  rendez‑vous\ncoûte ≥ 20 €';
    expect(isValidQuote(spaced, 'F1', sources)).toBe(true);
    expect(diagnoseQuote(spaced, 'F1', sources).kind).toBe('exact');
    for (const changed of ['Le rendez-vous coûte 20 €', 'Le rendez-vous coûte ≤ 20 €']) {
      expect(isValidQuote(changed, 'F1', sources)).toBe(false);
      expect(diagnoseQuote(changed, 'F1', sources).kind).toBe('absent');
    }
  });
});

describe('diagnoseQuote', () => {
  it('finds the quote in another supplied fact, or in one that was withheld', () => {
    const found = diagnoseQuote('sous trente jours', 'F1', sources);
    expect(found).toMatchObject({ kind: 'other-supplied', source: 'F2' });
    if (found.kind === 'other-supplied') {
      expect(F2.text.slice(found.span.start, found.span.end)).toBe('sous trente jours');
    }
    expect(diagnoseQuote('pendant deux années', 'F1', sources)).toMatchObject({
      kind: 'withheld',
      source: 'F3',
    });
  });

  it('accepts both Unicode forms, and says that they differ', () => {
    expect(diagnoseQuote('remboursés sous trente'.normalize('NFD'), 'F2', sources).kind).toBe(
      'typography-only',
    );
    expect(diagnoseQuote('rembourses sous trente', 'F2', sources).kind).toBe('absent');
  });

  it('sees a quote stitched from several places', () => {
    const stitched = 'Les frais sont remboursés pendant deux années entières';
    expect(diagnoseQuote(stitched, 'F2', sources)).toEqual({
      kind: 'stitched',
      sources: ['F2', 'F3'],
    });
    expect(diagnoseQuote('Les frais sont (…) après la visite', 'F2', sources).kind).toBe(
      'stitched',
    );
    expect(diagnoseQuote('La visite coûte trente jours', 'F2', sources).kind).toBe('absent');
    expect(diagnoseQuote('', 'F2', sources).kind).toBe('absent');
  });

  it('calls every stretch of a cited fact exact, and shows where it stands', () => {
    fc.assert(
      fc.property(fc.nat(F2.text.length), fc.nat(F2.text.length), (from, to) => {
        const quote = F2.text.slice(Math.min(from, to), Math.max(from, to));
        fc.pre(quote.trim() !== '');
        const found = diagnoseQuote(quote, 'F2', sources);
        expect(found.kind).toBe('exact');
        if (found.kind === 'exact') {
          expect(F2.text.slice(found.span.start, found.span.end)).toBe(quote.trim());
        }
        expect(isValidQuote(quote, 'F2', sources)).toBe(quote.trim().length >= 16);
      }),
    );
  });
});

describe('findQuotes', () => {
  it('TOK-23: knows every kind of mark, and opens none at an apostrophe', () => {
    const answer = 'Il dit « trois mois », “three months”, „three“, "3 mois" et l’annexe.';
    expect(findQuotes(answer, 3).map((quote) => quote.text)).toEqual([
      'trois mois',
      'three months',
      'three',
      '3 mois',
    ]);
  });

  it('makes no quote of an unbalanced mark', () => {
    expect(findQuotes('Il dit « trois mois et part.', 3)).toEqual([]);
    expect(findQuotes('5" de large', 1)).toEqual([]);
    expect(findQuotes("it's the dog's bone", 1)).toEqual([]);
  });

  it('keeps inner quotations inside, single marks included', () => {
    expect(findQuotes('« dit “oui” hier »', 1).map((quote) => quote.text)).toEqual([
      'dit “oui” hier',
    ]);
    expect(findQuotes("He said 'no later than May' twice.", 3).map((quote) => quote.text)).toEqual([
      'no later than May',
    ]);
    expect(findQuotes('He said ‘the dog’s bone’.', 3).map((quote) => quote.text)).toEqual([
      'the dog’s bone',
    ]);
  });

  it('gives spans of the answer on any text', () => {
    const marks = fc.constantFrom(...'«»“”„‘’\'" ab\n'.split(''));
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 60 }), (units) => {
        const answer = units.join('');
        for (const quote of findQuotes(answer, 1)) {
          expect(answer.slice(quote.start, quote.end)).toBe(quote.text);
        }
      }),
    );
  });
});
