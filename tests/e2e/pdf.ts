import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text where a PDF puts it: points from the lower left corner of its page. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly PlacedText[];
  /** Everything on the page in the order of the file, one space between pieces. */
  readonly text: string;
}

/** Reads the pages of a PDF as text with places. */
export async function readPdf(bytes: Buffer): Promise<PdfPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const items = content.items.flatMap((item): PlacedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, left, bottom] = item.transform as number[];
      return [
        {
          text: item.str,
          left: left!,
          right: left! + item.width,
          bottom: bottom!,
          top: bottom! + size!,
        },
      ];
    });
    pages.push({ width, height, items, text: items.map(({ text }) => text).join(' ') });
  }
  await task.destroy();
  return pages;
}

/** Pairs of pieces that cover each other by more than half of the smaller one's height. */
export function covering(page: PdfPage): string[] {
  const found: string[] = [];
  page.items.forEach((a, place) => {
    for (const b of page.items.slice(place + 1)) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
      const least = Math.min(a.top - a.bottom, b.top - b.bottom);
      if (width > 1 && height > least / 2) found.push(`${a.text} | ${b.text}`);
    }
  });
  return found;
}

/** Pieces that come nearer than `margin` points to the left, right or upper edge of their page. */
export function beyondMargins(page: PdfPage, margin: number): string[] {
  return page.items
    .filter(
      ({ left, right, top, bottom }) =>
        left < margin || right > page.width - margin || top > page.height - margin || bottom < 15,
    )
    .map(({ text }) => text);
}
