import { failure, success, type Result } from '../errors';

/**
 * Reads JSON in which no object says the same name twice. `JSON.parse` keeps the last and says
 * nothing; where money or a quotation hangs on the value, two answers are none.
 *
 * Fails with `json-unreadable`, or `json-duplicate-name` with the `name`.
 */
export function parseStrictJson(text: string): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure('json-unreadable');
  }
  const name = duplicateName(text);
  return name === null ? success(value) : failure('json-duplicate-name', { name });
}

/** The first name that stands twice in one object of a well-formed JSON text. Linear, no recursion. */
function duplicateName(text: string): string | null {
  /** One entry an open bracket: the names of an object so far, or null for an array. */
  const open: (Set<string> | null)[] = [];
  let expectsName = false;
  for (let place = 0; place < text.length; place += 1) {
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
        if (names.has(name)) return name;
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
