import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAbstentionPlace } from '../../../src/labs/abstention/link';
import { readNeighboursPlace } from '../../../src/labs/neighbours/link';
import { readOrderPlace } from '../../../src/labs/order/link';
import { readPlace } from '../../../src/shell/place';
import { glossary, glossaryEntry } from '../../../src/ui/glossary/glossary';
import { termPieces, withoutTerms } from '../../../src/ui/glossary/term-pieces';

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

/** Every entry that some source opens, by the file it stands in. */
function used(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of sources('src')) {
    const code = readFileSync(path, 'utf8');
    const marks = Array.from(code.matchAll(/\[\[([a-z0-9.-]+)\|[^[\]|]+\]\]/g), ([, id]) => id!);
    const parts = Array.from(code.matchAll(/<Term\s+id="([^"]+)"/g), ([, id]) => id!);
    const helps = Array.from(code.matchAll(/\bhelp="([^"]+)"/g), ([, id]) => id!);
    for (const id of [...marks, ...parts, ...helps]) {
      found.set(id, [...(found.get(id) ?? []), path]);
    }
  }
  return found;
}

const IDS = new Set<string>(glossary('en').map(({ id }) => id));

describe('the glossary', () => {
  it('has one entry for each word, the same in both languages', () => {
    const [en, fr] = [glossary('en'), glossary('fr')];
    expect(en.length).toBe(IDS.size);
    expect(fr.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    for (const [place, entry] of en.entries()) {
      const translated = fr[place]!;
      expect(entry.otherTerm).toBe(translated.term);
      expect(translated.otherTerm).toBe(entry.term);
      expect(entry.formula === undefined, entry.id).toBe(translated.formula === undefined);
    }
    for (const entries of [en, fr]) {
      expect(new Set(entries.map(({ term }) => term)).size).toBe(entries.length);
    }
  });

  it('defines every word that a page marks, and none of the words of the design is missing', () => {
    const unknown = [...used()].filter(([id]) => !IDS.has(id));
    expect(unknown).toEqual([]);
    const vocabulary =
      'document sentence chunk passage question evidence-span gold-chunk condition variant anchor ' +
      'neighbour boundary-penalty expansion-score threshold atomic boundary scattered unanswerable ' +
      'recall chunks efficiency character-precision character-recall abstention-rate gate ' +
      'grounding quote indicator digest nano-usd supply-policy scar window parent rerank bm25 ' +
      'cosine idf latent-space carried-bm25 smoothed-cut landscape matrix ceiling tie interval ' +
      'effect-size';
    expect(vocabulary.split(' ').filter((id) => !IDS.has(id))).toEqual([]);
  });

  it('is opened from the pages where its words are met', () => {
    const pages = ['order', 'neighbours', 'abstention', 'collection', 'library', 'runs'];
    const files = [...used().values()].flat();
    for (const page of pages) {
      expect(files.includes(`src/words/en/${page}.ts`), page).toBe(true);
    }
  });

  it('leads to places that the labs can open as they are written', () => {
    const readers = {
      order: readOrderPlace,
      neighbours: readNeighboursPlace,
      abstention: readAbstentionPlace,
    };
    for (const { id, seen } of glossary('fr')) {
      const { room, query } = readPlace(seen);
      const read = readers[room as keyof typeof readers] as
        ((query: URLSearchParams) => { refused: readonly unknown[] }) | undefined;
      if (read) expect(read(query).refused, id).toEqual([]);
      else expect(['collection', 'library', 'runs'], id).toContain(room);
    }
  });

  it('finds one entry by its id', () => {
    expect(glossaryEntry('anchor', 'fr')).toMatchObject({ term: 'ancre', otherTerm: 'anchor' });
  });
});

describe('a sentence with marked terms', () => {
  it('is read into its pieces, in order and without loss', () => {
    expect(termPieces('A [[chunk|chunk]], or [[lexical-1.0|two]].')).toEqual([
      { text: 'A ' },
      { text: 'chunk', term: 'chunk' },
      { text: ', or ' },
      { text: 'two', term: 'lexical-1.0' },
      { text: '.' },
    ]);
    expect(withoutTerms('[[recall|Recall]] alone [1] and [2; 3]')).toBe(
      'Recall alone [1] and [2; 3]',
    );
    expect(termPieces('')).toEqual([]);
    expect(termPieces('no [[mark')).toEqual([{ text: 'no [[mark' }]);
  });
});
