import type { Result } from '../../engine/errors';
import { decodeText } from './decode';
import { htmlText } from './html-text';
import { titleOf, type Encoding, type ImportedText, type ImportOptions } from './imported';
import { importedText } from './plain-text';

/** How far into a page its own word on its encoding is looked for. */
const HEAD_LENGTH = 2048;

/**
 * The text of a page. The browser's parser makes a document that runs no script and loads nothing;
 * only its text is taken. Fails as `readPlainText` does.
 */
export function readHtml(
  bytes: Uint8Array,
  name: string,
  { encoding: asked }: ImportOptions = {},
): Result<ImportedText> {
  const decoded = decodeText(bytes, asked ?? declared(bytes));
  if (!decoded.ok) return decoded;
  const page = new DOMParser().parseFromString(decoded.value.text, 'text/html');
  return importedText({
    format: 'html',
    title: page.title.trim().slice(0, 300) || titleOf(name),
    text: htmlText(page.body),
    encoding: decoded.value.encoding,
    pages: undefined,
  });
}

/** What a page says of itself, where it is one of the two that are no Unicode to a browser either. */
function declared(bytes: Uint8Array): Encoding | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD_LENGTH));
  return /charset\s*=\s*["']?\s*(?:iso-8859-1|latin1|windows-1252)/i.test(head)
    ? 'windows-1252'
    : undefined;
}
