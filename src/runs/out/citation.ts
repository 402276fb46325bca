import { integrityDigest } from '../../engine/protocol/digest';
import type { RunHead } from '../../storage/run-storage';

/** How a run is cited. */
export interface Citation {
  readonly text: string;
  readonly bibtex: string;
}

/** Digits enough to find a digest again, in a key that is typed by hand. */
const KEY_DIGITS = 12;

/** Characters that BibTeX or LaTeX would read as something else. */
const TEX: ReadonlyMap<string, string> = new Map([
  ['\\', '\\textbackslash{}'],
  // BibTeX counts braces, escaped or not: a brace of a name must not be one.
  ['{', '\\textbraceleft{}'],
  ['}', '\\textbraceright{}'],
  ['#', '\\#'],
  ['$', '\\$'],
  ['%', '\\%'],
  ['&', '\\&'],
  ['_', '\\_'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
]);

/** A name may hold line ends, tabs and other controls: a citation is one line. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function tex(text: string): string {
  return Array.from(oneLine(text), (character) => TEX.get(character) ?? character).join('');
}

/**
 * The citation of a run, as text and as BibTeX, in English: version, corpus, settings and run, the
 * last three by their digests.
 */
export function citationOf({
  name,
  createdAt,
  versions,
  corpus,
  settings,
  reproduction,
  integrity,
  id,
}: RunHead): Citation {
  const day = createdAt.slice(0, 10);
  const profiles = Object.entries(versions.profiles)
    .map(([use, version]) => `${use} ${version}`)
    .sort();
  const facts = [
    `Fragment Lab ${versions.app} (${profiles.join(', ')})`,
    `Corpus ${oneLine(corpus.title)}, sha256:${corpus.digest}`,
    `Settings sha256:${integrityDigest(settings)}`,
    `Run ${id}, figures sha256:${reproduction}, record sha256:${integrity}`,
  ];
  const text = `${oneLine(name)}. Run of ${day}. ${facts.join('. ')}.`;
  const fields = [
    ['title', `{${tex(name)}}`],
    ['author', '{{Fragment Lab}}'],
    ['year', `{${day.slice(0, 4)}}`],
    ['date', `{${day}}`],
    ['version', `{${tex(versions.app)}}`],
    ['note', `{${tex(`${facts.join('. ')}.`)}}`],
  ];
  const body = fields.map(([field, value]) => `  ${field} = ${value},\n`).join('');
  return { text, bibtex: `@misc{fragmentlab-${integrity.slice(0, KEY_DIGITS)},\n${body}}\n` };
}
