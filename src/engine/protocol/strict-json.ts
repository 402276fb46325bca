import { failure, success, type Result } from '../errors';

/** Far deeper than any file of ours; what recursion over a value can bear everywhere. */
const DEEPEST = 200;

/**
 * Reads JSON in which no object says the same name twice. `JSON.parse` keeps the last and says
 * nothing; where money or a quotation hangs on the value, two answers are none.
 *
 * Fails with `json-unreadable`, `json-too-deep` (more than 200 objects and lists one in another), or
 * `json-duplicate-name` with the `name`.
 */
export function parseStrictJson(text: string): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure('json-unreadable');
  }
  const fault = faultOf(text);
  return fault ?? success(value);
}

/**
 * What a well-formed JSON text has that we do not read: the first name that stands twice in one
 * object, or a value nested too deep. Linear, no recursion.
 */
function faultOf(text: string): Result<never> | null {
  /** One entry an open bracket: the names of an object so far, or null for an array. */
  const open: (Set<string> | null)[] = [];
  let expectsName = false;
  for (let place = 0; place < text.length; place += 1) {
    if (open.length > DEEPEST) return failure('json-too-deep');
    const character = text[place];
    if (character === '{') {
      open.push(new Set());
      expectsName = true;
    } else if (character === '[') {
      open.push(null);
      expectsName = false;
    } else if (character === '}' || character === ']') {
      open.pop();
      expectsName = false;
    } else if (character === ',') {
      expectsName = Boolean(open.at(-1));
    } else if (character === '"') {
      const end = stringEnd(text, place);
      const names = open.at(-1);
      if (expectsName && names) {
        const name = JSON.parse(text.slice(place, end + 1)) as string;
        if (names.has(name)) return failure('json-duplicate-name', { name });
        names.add(name);
        expectsName = false;
      }
      place = end;
    }
  }
  return null;
}

/** The place of the quotation mark that closes the string opened at `start`. */
function stringEnd(text: string, start: number): number {
  let place = start + 1;
  while (text[place] !== '"') place += text[place] === '\\' ? 2 : 1;
  return place;
}
