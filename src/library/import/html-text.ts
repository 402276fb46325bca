/** What is read of a parsed page; a `Document` of the browser's parser gives it. */
export interface HtmlNode {
  /** 1 for an element, 3 for text; everything else is passed over. */
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<HtmlNode>;
  getAttribute?(name: string): string | null;
}

const ELEMENT = 1;
const TEXT = 3;

const named = (names: string) => new Set(names.split(' '));
/** Elements whose text is not text of the page. */
const LEFT_OUT = named(
  'SCRIPT STYLE NOSCRIPT TEMPLATE HEAD TITLE IFRAME FRAME OBJECT EMBED APPLET SVG MATH CANVAS VIDEO ' +
    'AUDIO MAP INPUT SELECT DATALIST TEXTAREA PROGRESS METER',
);
/** Elements that begin and end a paragraph. */
const PARAGRAPHS = named(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DETAILS DIALOG DIV DL FIELDSET FIGCAPTION FIGURE ' +
    'FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR MAIN MENU NAV OL P PRE SECTION SUMMARY TABLE UL',
);
/** Elements that begin a line. */
const LINES = named('LI DT DD TR CAPTION OPTION LEGEND');
const CELLS = named('TD TH');

/** Writes text with the white space a page would show: one space, one line end, or a blank line. */
class PageWriter {
  readonly #pieces: string[] = [];
  #breaks = 0;
  #space = false;
  #begun = false;

  /** At least so many line ends before the next text. */
  break(count: number): void {
    this.#breaks = Math.max(this.#breaks, count);
    this.#space = false;
  }

  write(text: string, keepSpaces: boolean): void {
    if (keepSpaces) {
      if (text !== '') this.#put(text);
      return;
    }
    for (const piece of text.split(/([ \t\n\f\r]+)/)) {
      if (piece === '') continue;
      if (/^[ \t\n\f\r]/.test(piece)) this.#space = true;
      else this.#put(piece);
    }
  }

  get text(): string {
    return this.#pieces.join('');
  }

  #put(text: string): void {
    if (this.#begun) {
      if (this.#breaks > 0) this.#pieces.push('\n'.repeat(this.#breaks));
      else if (this.#space) this.#pieces.push(' ');
    }
    this.#pieces.push(text);
    this.#begun = true;
    this.#breaks = 0;
    this.#space = false;
  }
}

function isHidden(node: HtmlNode): boolean {
  if (typeof node.getAttribute !== 'function') return false;
  if (node.getAttribute('hidden') !== null) return true;
  const style = node.getAttribute('style') ?? '';
  return /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style.slice(0, 2000));
}

/** A step of the walk: a node to enter, or one to leave. */
interface Step {
  readonly node: HtmlNode;
  readonly leaving: boolean;
  readonly keepSpaces: boolean;
}

/**
 * The text a reader of a page would see, in the order of its source: paragraphs apart by a blank
 * line, list items with a dash, cells with a tab. Scripts, styles, forms' fields and what is hidden
 * leave nothing. No recursion: nesting cannot exhaust it.
 */
export function htmlText(root: HtmlNode): string {
  const writer = new PageWriter();
  const steps: Step[] = [{ node: root, leaving: false, keepSpaces: false }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, leaving } = step;
    if (node.nodeType === TEXT) {
      writer.write(node.nodeValue ?? '', step.keepSpaces);
      continue;
    }
    const name = node.nodeName.toUpperCase();
    if (node.nodeType === ELEMENT) {
      if (leaving) {
        edge(writer, name);
        continue;
      }
      if (LEFT_OUT.has(name) || isHidden(node)) continue;
      edge(writer, name);
      if (name === 'LI') writer.write('- ', true);
      steps.push({ ...step, leaving: true });
    }
    const keepSpaces = step.keepSpaces || name === 'PRE';
    for (let child = node.childNodes.length - 1; child >= 0; child -= 1) {
      steps.push({ node: node.childNodes[child]!, leaving: false, keepSpaces });
    }
  }
  return writer.text;
}

function edge(writer: PageWriter, name: string): void {
  if (PARAGRAPHS.has(name)) writer.break(2);
  else if (LINES.has(name) || name === 'BR') writer.break(1);
  else if (CELLS.has(name)) writer.write('\t', false);
}
