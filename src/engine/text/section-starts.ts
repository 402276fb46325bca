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
