/** A run of text on a page, as the PDF reader gives it: where it stands, and whether a line ends. */
export interface PdfRun {
  readonly str: string;
  readonly hasEOL: boolean;
  /** Height of the type in points; 0 where it is not known. */
  readonly height: number;
  /** Height of the baseline above the foot of the page, in points. */
  readonly baseline: number;
}

interface Line {
  readonly text: string;
  readonly height: number;
  readonly baseline: number;
}

/** A gap wider than this many heights of type parts paragraphs. */
const PARAGRAPH_GAP = 1.75;
const SENTENCE_END = /[.!?:…][\p{Pe}\p{Pf}"”’']{0,3}$/u;

function linesOf(runs: readonly PdfRun[]): Line[] {
  const lines: Line[] = [];
  let pieces: PdfRun[] = [];
  const close = () => {
    const text = pieces
      .map(({ str }) => str)
      .join('')
      .replace(/\s+/gu, ' ')
      .trim();
    const inked = pieces.filter(({ str }) => str.trim() !== '');
    if (text !== '') {
      lines.push({
        text,
        height: Math.max(...inked.map(({ height }) => height)),
        baseline: inked[0]!.baseline,
      });
    }
    pieces = [];
  };
  for (const run of runs) {
    pieces.push(run);
    if (run.hasEOL) close();
  }
  close();
  return lines;
}

/** The text of one page in its reading order: lines apart by a line end, paragraphs by a blank line. */
export function pageText(runs: readonly PdfRun[]): string {
  let text = '';
  let before: Line | undefined;
  for (const line of linesOf(runs)) {
    if (before) {
      const gap = before.baseline - line.baseline;
      const type = Math.max(before.height, line.height);
      // Upwards is the next column: the sentence may go on there.
      const parts = type > 0 && gap > PARAGRAPH_GAP * type;
      text += parts ? '\n\n' : '\n';
    }
    text += line.text;
    before = line;
  }
  return text;
}

/**
 * The pages of a document as one text. A page that stops in mid-sentence goes on with a line end
 * only, so that the sentence stays whole.
 */
export function joinPages(pages: readonly string[]): string {
  let text = '';
  for (const page of pages) {
    if (page === '') continue;
    if (text !== '') text += SENTENCE_END.test(text.slice(-8)) ? '\n\n' : '\n';
    text += page;
  }
  return text;
}
