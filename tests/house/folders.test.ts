import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderCycles, importGraph } from './import-graph';

const SOURCE = 'src';
const IMPORTS = importGraph(SOURCE);

/** A row of the README's table: a folder of src and those it may import, all of them above it. */
interface Row {
  readonly folder: string;
  readonly may: readonly string[];
}

/** The rows of the table under "The folders" that are of src, from its first and last columns. */
function tableOfFolders(readme: string): Row[] {
  return Array.from(readme.matchAll(/^\| `src\/([\w-]+)\/`.*\|([^|]*)\|$/gm), (match) => ({
    folder: match[1]!,
    may: Array.from(match[2]!.matchAll(/`([\w-]+)`/g), ([, name]) => name!),
  }));
}

const TABLE = tableOfFolders(readFileSync('README.md', 'utf8'));

/** The top folder of a file, or of a lab the lab: one lab is to another as a stranger. */
function topOf(file: string): string {
  return relative(SOURCE, file).split('/')[0]!;
}

describe('the table of folders in the README', () => {
  it('has a row for every folder of src, in an order in which each may import what stands above', () => {
    const folders = readdirSync(SOURCE, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(TABLE.map(({ folder }) => folder).sort()).toEqual(folders.sort());
    for (const [place, { folder, may }] of TABLE.entries()) {
      const above = TABLE.slice(0, place).map((row) => row.folder);
      expect(above, `${folder} may import`).toEqual(expect.arrayContaining([...may]));
    }
  });

  it('says what imports what', () => {
    const may = new Map(TABLE.map((row) => [row.folder, row.may]));
    const wrong = IMPORTS.filter(({ from, to }) => {
      const [a, b] = [topOf(from), topOf(to)];
      return a !== b && !may.get(a)?.includes(b);
    });
    expect(wrong).toEqual([]);
  });

  it('promises nothing that is not so: what a folder may import, it does', () => {
    const done = new Set(IMPORTS.map(({ from, to }) => `${topOf(from)} ${topOf(to)}`));
    const unused = TABLE.flatMap(({ folder, may }) =>
      may.filter((other) => !done.has(`${folder} ${other}`)).map((other) => `${folder} ${other}`),
    );
    expect(unused).toEqual([]);
  });
});

describe('the folders of src', () => {
  it('have no cycle, at any level', () => {
    // The engine is being parted into families; its own cycles go with that.
    const elsewhere = folderCycles(IMPORTS).filter((group) => !group.startsWith('src/engine'));
    expect(elsewhere).toEqual([]);
  });

  it('keep one lab from importing another', () => {
    const labOf = (path: string) => /^src\/labs\/([^/]+)\//.exec(path)?.[1];
    const wrong = IMPORTS.filter(({ from, to }) => {
      const [a, b] = [labOf(from), labOf(to)];
      return a !== undefined && b !== undefined && a !== b;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the search for cycles', () => {
  const graph = (...pairs: string[]) =>
    pairs.map((pair) => {
      const [from, to] = pair.split(' > ');
      return { from: from!, to: to! };
    });

  it('finds two folders that import each other, at any depth, by however many others', () => {
    expect(folderCycles(graph('s/a/x > s/b/x', 's/b/y > s/a/y'))).toEqual(['s: a b']);
    expect(folderCycles(graph('s/a/x > s/b/x', 's/b/y > s/c/y', 's/c/z > s/a/z'))).toEqual([
      's: a b c',
    ]);
    expect(folderCycles(graph('s/a/p/x > s/a/q/x', 's/a/q/y > s/a/p/y'))).toEqual(['s/a: p q']);
    expect(folderCycles(graph('s/a/p/x > s/b/q/x', 's/b/r/y > s/a/t/y'))).toEqual(['s: a b']);
  });

  it('finds a folder that imports its own sub-folder and is imported by it', () => {
    expect(folderCycles(graph('s/a/x > s/a/p/x', 's/a/p/y > s/a/y'))).toEqual(['s/a: . p']);
    expect(folderCycles(graph('s/a/x > s/a/p/x', 's/a/p/y > s/a/p/z'))).toEqual([]);
  });
});
