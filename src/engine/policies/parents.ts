import type { ChunkTable } from '../retrieval/chunk-table';

/** Chunks in a parent where a document shows no section. */
const BLOCK = 10;
const LONGEST_HEADING = 90;

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
const NUMBERED = /^\d{1,3}(?:\.\d{1,3}){0,6}[.)]?\s+\S/;
const HASHES = /^#{1,6}\s*\S/;
const NAMED =
  /^(?:Article|Section|Chapter|Part|Annex|Appendix|Chapitre|Titre|Annexe|Partie)\s+(?:\d|[IVXLCDM]+\b|[A-Z]\b|premi[eè]re?\b|unique\b)/i;
const FINAL_PUNCTUATION = /[.,;:!?…]$/;

function looksLikeHeading(line: string): boolean {
  return (
    line !== '' &&
    line.length <= LONGEST_HEADING &&
    !FINAL_PUNCTUATION.test(line) &&
    (NUMBERED.test(line) || HASHES.test(line) || NAMED.test(line))
  );
}

/**
 * Where the sections of a text begin, ascending: at each heading, a line alone between blank lines
 * of at most 90 characters, without final punctuation, that begins with a number like 4.2, with #,
 * or with Article, Section, Chapter, Part, Annex, Appendix, Chapitre, Titre, Annexe or Partie and a
 * numeral.
 */
export function sectionStarts(text: string): number[] {
  const starts: number[] = [];
  const lines: { start: number; content: string }[] = [];
  let start = 0;
  for (const content of text.split(LINE_END)) {
    lines.push({ start, content: content.trim() });
    start += content.length;
    start += text.startsWith('\r\n', start) ? 2 : 1;
  }
  lines.forEach((line, position) => {
    const alone =
      (lines[position - 1]?.content ?? '') === '' && (lines[position + 1]?.content ?? '') === '';
    if (alone && looksLikeHeading(line.content)) starts.push(line.start);
  });
  return starts;
}

/** For each chunk of a document its section: the one that holds most of its characters. */
function sectionOfChunks(
  starts: readonly number[],
  chunks: ChunkTable,
  first: number,
  end: number,
): number[] {
  const boundaries = [0, ...starts.filter((start) => start > 0), Infinity];
  const sections: number[] = [];
  let section = 0;
  for (let chunk = first; chunk < end; chunk += 1) {
    const from = chunks.start[chunk]!;
    const to = chunks.end[chunk]!;
    while (boundaries[section + 1]! <= from) section += 1;
    let best = section;
    let most = 0;
    for (let each = section; boundaries[each]! < to; each += 1) {
      const shared = Math.min(to, boundaries[each + 1]!) - Math.max(from, boundaries[each]!);
      if (shared > most) {
        most = shared;
        best = each;
      }
    }
    sections.push(best);
  }
  return sections;
}

function blockOfChunks(count: number): number[] {
  return Array.from({ length: count }, (_, position) => Math.floor(position / BLOCK));
}

/**
 * The parent of each chunk, as a number that no other parent shares: its section, or in a document
 * without two headings the block of 10 chunks it stands in.
 */
export function parentOfChunks(chunks: ChunkTable): Uint32Array {
  const parents = new Uint32Array(chunks.count);
  let next = 0;
  chunks.documents.forEach((document, position) => {
    const first = chunks.documentFirst[position]!;
    const end = chunks.documentFirst[position + 1]!;
    const starts = sectionStarts(document.text);
    const local =
      starts.length >= 2 ? sectionOfChunks(starts, chunks, first, end) : blockOfChunks(end - first);
    let previous: number | undefined;
    local.forEach((parent, offset) => {
      if (parent !== previous) next += 1;
      previous = parent;
      parents[first + offset] = next - 1;
    });
  });
  return parents;
}
