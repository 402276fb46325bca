import { failure, success, type Result } from '../../engine/errors';
import { decodeText } from './decode';
import { guessLanguage } from './guess-language';
import { titleOf, type ImportedText, type ImportOptions } from './imported';
import { textFault } from './text-fault';

/** A first heading of Markdown: "# Title" or "## Title ##". */
const HEADING = /^[ ]{0,3}#{1,6}[ \t]+([^\n\r]{1,300})/m;
/** Where a title is looked for. */
const BEGINNING = 4000;

/**
 * Plain text or Markdown, kept as it is written. Fails as `decodeText` and `textFault` do, and with
 * `text-empty`.
 */
export function readPlainText(
  bytes: Uint8Array,
  name: string,
  { encoding: asked }: ImportOptions = {},
): Result<ImportedText> {
  const decoded = decodeText(bytes, asked);
  if (!decoded.ok) return decoded;
  const { text, encoding } = decoded.value;
  const isMarkdown = /\.(?:md|markdown)$/i.test(name);
  const heading = isMarkdown ? HEADING.exec(text.slice(0, BEGINNING))?.[1] : undefined;
  const title = heading?.replace(/[ \t#]*$/, '') || titleOf(name);
  return importedText({
    format: isMarkdown ? 'markdown' : 'text',
    title,
    text,
    encoding,
    pages: undefined,
  });
}

/** A text with its language, once it is known to be one. Fails as `textFault`, and `text-empty`. */
export function importedText(read: Omit<ImportedText, 'kind' | 'language'>): Result<ImportedText> {
  const fault = textFault(read.text);
  if (fault) return failure(fault.code, fault.details);
  if (read.text.trim() === '') return failure('text-empty', { line: 1, column: 1, offset: 0 });
  return success({ kind: 'text', ...read, language: guessLanguage(read.text) });
}
