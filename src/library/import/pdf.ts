import { failure, type Result } from '../../engine/errors';
import type { ImportedText } from './imported';
import { titleOf } from './imported';
import { findBomb } from './inflate-guard';
import { joinPages, pageText, type PdfRun } from './pdf-text';
import { importedText } from './plain-text';

const MOST_PAGES = 3000;
const LONGEST_TEXT = 20_000_000;
/** The mark that ends a PDF is looked for in so many last bytes. */
const TAIL = 2048;
const HEADER = /%PDF-\d/;

/** What a caller may follow and stop. */
export interface PdfWatch {
  readonly signal: AbortSignal;
  readonly onPage: (page: number, pages: number) => void;
}

/** Tables of characters some PDFs refer to, each a module of its own that comes when it is needed. */
const CHARACTER_MAPS = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&inline',
  import: 'default',
});

/** Hands the reader the tables it asks for from the page's own modules: nothing goes over a network. */
class OwnTables {
  readonly fetch = async ({ filename }: { filename: string }): Promise<Uint8Array> => {
    const load = CHARACTER_MAPS[`/node_modules/pdfjs-dist/cmaps/${filename}`];
    if (!load) throw new Error(`no table ${filename}`);
    const [, data = ''] = (await load()).split(',');
    return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  };
}

/**
 * The text of a PDF, page after page in reading order. Fails with `pdf-not-a-pdf`, `pdf-cut-short`,
 * `pdf-bomb` (each with the `offset`), `pdf-password`, `pdf-too-many-pages`, `pdf-damaged` (with the
 * `page` where there is one), `pdf-no-text` (pages that are pictures), `text-too-long`, as
 * `textFault` does, or with `cancelled`.
 */
export async function readPdf(
  bytes: Uint8Array,
  name: string,
  { signal, onPage }: PdfWatch,
): Promise<Result<ImportedText>> {
  const ascii = new TextDecoder('windows-1252');
  if (!HEADER.test(ascii.decode(bytes.subarray(0, 1024)))) {
    return failure('pdf-not-a-pdf', { offset: 0 });
  }
  if (!ascii.decode(bytes.subarray(-TAIL)).includes('%%EOF')) {
    return failure('pdf-cut-short', { offset: bytes.length });
  }
  const bomb = await findBomb(bytes, () => new Promise((resolve) => setTimeout(resolve)));
  if (bomb !== null) return failure('pdf-bomb', { offset: bomb });
  const pdfjs = await import('pdfjs-dist');
  const { default: workerSrc } = await import('pdfjs-dist/build/pdf.worker.min.mjs?url');
  pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
  const task = pdfjs.getDocument({
    // The reader takes the bytes away with it; the file may be read again.
    data: bytes.slice(),
    isEvalSupported: false,
    useWorkerFetch: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: 0,
    cMapUrl: 'cmaps/',
    cMapPacked: true,
    BinaryDataFactory: OwnTables,
  } as Parameters<typeof pdfjs.getDocument>[0]);
  const stop = () => void task.destroy();
  signal.addEventListener('abort', stop);
  let page = 0;
  try {
    const document = await task.promise;
    const pages = document.numPages;
    if (pages > MOST_PAGES)
      return failure('pdf-too-many-pages', { count: pages, limit: MOST_PAGES });
    const texts: string[] = [];
    let length = 0;
    while (page < pages) {
      if (signal.aborted) return failure('cancelled');
      page += 1;
      const content = await (await document.getPage(page)).getTextContent();
      const runs = content.items.flatMap((item): PdfRun[] =>
        'str' in item
          ? [
              {
                str: item.str,
                hasEOL: item.hasEOL,
                height: item.height,
                baseline: Number(item.transform[5]),
              },
            ]
          : [],
      );
      const text = pageText(runs);
      length += text.length;
      if (length > LONGEST_TEXT) return failure('text-too-long', { page, limit: LONGEST_TEXT });
      texts.push(text);
      onPage(page, pages);
    }
    const text = joinPages(texts);
    if (text === '') return failure('pdf-no-text', { count: pages });
    return importedText({ format: 'pdf', title: titleOf(name), text, encoding: undefined, pages });
  } catch (error) {
    if (signal.aborted) return failure('cancelled');
    if (error instanceof Error && error.name === 'PasswordException')
      return failure('pdf-password');
    return failure('pdf-damaged', page > 0 ? { page } : { offset: 0 });
  } finally {
    signal.removeEventListener('abort', stop);
    void task.destroy();
  }
}
