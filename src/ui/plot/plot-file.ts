import { DOT_RADIUS, FONT_SIZE, shapePath, type Mark, type Scene, type Tone } from './scene';

/** Colours of a file, which lands on white paper whatever the page looks like. */
const COLOURS: Readonly<Record<Tone, string>> = {
  ink: '#1d1c1a',
  quiet: '#5d5951',
  line: '#dedacf',
  first: '#0a6c74',
  second: '#b83c0b',
  wash: '#cfe5e4',
};
/** Keeps a label readable where a line passes under it. */
const HALO = 'paint-order="stroke" stroke="#fff" stroke-width="3" stroke-linejoin="round"';
/** Faces that a reader's machine has: a file brings none with it and fetches none. */
const FONTS = "'Atkinson Hyperlegible', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";
const MARGIN = 20;
const LINE_HEIGHT = 20;
/** Text beyond this many characters a line would leave the drawing. */
const CHARACTER_WIDTH = 7;

/** Characters that XML 1.0 has no place for. */
// eslint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function escaped(text: string): string {
  return text
    .replace(NOT_XML, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** At most two decimals, so that every engine writes the same file. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function markText(mark: Mark): string {
  const colour = COLOURS[mark.tone];
  const at = (name: string, value: number) => `${name}="${number(value)}"`;
  switch (mark.kind) {
    case 'bar': {
      const box = [at('x', mark.x), at('y', mark.y), at('width', mark.width)].join(' ');
      const fill = mark.tone === 'second' ? 'url(#stripes)' : colour;
      return `<rect ${box} ${at('height', mark.height)} fill="${fill}" stroke="${colour}"/>`;
    }
    case 'line': {
      const ends = [at('x1', mark.x1), at('y1', mark.y1), at('x2', mark.x2), at('y2', mark.y2)];
      const thick = mark.tone === 'first' ? 2 : 1;
      return `<line ${ends.join(' ')} stroke="${colour}" stroke-width="${thick}"/>`;
    }
    case 'path': {
      const dashes = mark.dashed ? ' stroke-dasharray="2 4"' : '';
      return `<path d="${escaped(mark.d)}" fill="none" stroke="${colour}" stroke-width="${number(mark.width)}" stroke-linejoin="round"${dashes}/>`;
    }
    case 'dot':
      return dotText(mark, colour);
    case 'text': {
      const weight = mark.bold ? ' font-weight="bold"' : '';
      return `<text ${at('x', mark.x)} ${at('y', mark.y)} text-anchor="${mark.anchor}" fill="${colour}"${weight} ${HALO}>${escaped(mark.text)}</text>`;
    }
  }
}

function dotText(
  { x, y, shape = 'disc', radius = DOT_RADIUS }: Extract<Mark, { kind: 'dot' }>,
  colour: string,
): string {
  if (shape === 'disc' || shape === 'ring') {
    const paint =
      shape === 'disc' ? `fill="${colour}"` : `fill="#fff" stroke="${colour}" stroke-width="2"`;
    return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" ${paint}/>`;
  }
  const paint =
    shape === 'diamond' ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="3"`;
  return `<path d="${shapePath(shape, x, y, radius)}" ${paint}/>`;
}

function wrapped(text: string, width: number): string[] {
  const most = Math.floor(width / CHARACTER_WIDTH);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    if (line.length <= most) continue;
    // By characters: half of one is no text.
    const characters = Array.from(line);
    for (let start = 0; start + most < characters.length; start += most) {
      lines.push(characters.slice(start, start + most).join(''));
    }
    line = characters.slice(characters.length - (characters.length % most || most)).join('');
  }
  return line === '' ? lines : [...lines, line];
}

/** What stands around a drawing: a title above; a caption, a legend and where it comes from below. */
export interface PlotText {
  readonly title: string;
  readonly caption: string;
  /** One after the other under the caption: signs and what they stand for, settings, digests. */
  readonly notes: readonly string[];
}

/**
 * A drawing as a file of its own that any program opens: light colours whatever the page looks
 * like, nothing that loads or runs, well-formed XML whatever stands in its texts.
 */
export function plotFile(scene: Scene, { title, caption, notes }: PlotText): string {
  const above = wrapped(title, scene.width);
  const below = [caption, ...notes].flatMap((note) => wrapped(note, scene.width));
  const top = MARGIN + above.length * LINE_HEIGHT + 10;
  const width = scene.width + 2 * MARGIN;
  const height = top + scene.height + 20 + below.length * LINE_HEIGHT + MARGIN;
  const lines = (texts: readonly string[], y: number, style: string) =>
    texts.map(
      (text, place) =>
        `<text x="${MARGIN}" y="${number(y + place * LINE_HEIGHT)}" ${style}>${escaped(text)}</text>`,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}" font-family="${FONTS}" font-size="${FONT_SIZE}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped([caption, ...notes].join(' '))}</desc>`,
    `<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#fff"/><rect width="3" height="6" fill="${COLOURS.second}"/></pattern></defs>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...lines(above, MARGIN + FONT_SIZE, `fill="${COLOURS.ink}" font-weight="bold"`),
    `<g transform="translate(${MARGIN} ${number(top)})">`,
    ...scene.marks.map(markText),
    '</g>',
    ...lines(below, top + scene.height + 20 + FONT_SIZE, `fill="${COLOURS.quiet}"`),
    '</svg>\n',
  ].join('\n');
}
