import { failure, success, type Result } from '../engine/errors';

/** Deeper than any record of ours, shallow enough for every recursive reader. */
const DEEPEST = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** A key that would set the prototype of whatever copies it carelessly. */
const FORBIDDEN_KEY = '__proto__';

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end';

/**
 * Parses untrusted JSON. Beyond `JSON.parse` it refuses what two readers could take differently or
 * what could harm one: a key twice in one object, the key `__proto__`, nesting beyond 64, a number
 * too large to hold, half a surrogate pair. One pass without recursion, so depth cannot exhaust it.
 *
 * Fails with `json-syntax`, `json-too-deep`, `json-duplicate-key`, `json-forbidden-key`,
 * `json-number` or `json-broken-character`, each with its `line` and `column` from 1.
 */
export function readJson(text: string): Result<unknown> {
  const problem = findProblem(text);
  if (problem) return failure(problem.code, placeIn(text, problem.offset));
  return success(JSON.parse(text));
}

interface Problem {
  readonly code: string;
  readonly offset: number;
}

function findProblem(text: string): Problem | null {
  /** The keys of each open object; null for an open array. */
  const open: (Set<string> | null)[] = [];
  let expected: Expected = 'value';
  let offset = 0;

  const afterValue = (): Expected => {
    if (open.length === 0) return 'end';
    return open.at(-1) ? ', or }' : ', or ]';
  };

  for (;;) {
    offset = skipSpace(text, offset);
    const character = text[offset];
    if (character === undefined) {
      return expected === 'end' ? null : { code: 'json-syntax', offset };
    }
    const isClosing =
      (character === ']' && (expected === 'value or ]' || expected === ', or ]')) ||
      (character === '}' && (expected === 'key or }' || expected === ', or }'));
    if (isClosing) {
      open.pop();
      expected = afterValue();
      offset += 1;
    } else if (expected === 'value' || expected === 'value or ]') {
      if (character === '{' || character === '[') {
        if (open.length === DEEPEST) return { code: 'json-too-deep', offset };
        open.push(character === '{' ? new Set() : null);
        expected = character === '{' ? 'key or }' : 'value or ]';
        offset += 1;
      } else {
        const end = scalarEnd(text, offset);
        if (typeof end !== 'number') return end;
        offset = end;
        expected = afterValue();
      }
    } else if (expected === 'key' || expected === 'key or }') {
      if (character !== '"') return { code: 'json-syntax', offset };
      const end = stringEnd(text, offset);
      if (typeof end !== 'number') return end;
      const key = JSON.parse(text.slice(offset, end)) as string;
      const keys = open.at(-1)!;
      if (key === FORBIDDEN_KEY) return { code: 'json-forbidden-key', offset };
      if (keys.has(key)) return { code: 'json-duplicate-key', offset };
      keys.add(key);
      expected = ':';
      offset = end;
    } else if (expected === ':' && character === ':') {
      expected = 'value';
      offset += 1;
    } else if (character === ',' && (expected === ', or ]' || expected === ', or }')) {
      expected = expected === ', or ]' ? 'value' : 'key';
      offset += 1;
    } else {
      return { code: 'json-syntax', offset };
    }
  }
}

function skipSpace(text: string, offset: number): number {
  for (;;) {
    const code = text.charCodeAt(offset);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return offset;
    offset += 1;
  }
}

/** Where a string, number or literal that begins at `offset` ends, or what is wrong with it. */
function scalarEnd(text: string, offset: number): number | Problem {
  if (text.charCodeAt(offset) === QUOTE) return stringEnd(text, offset);
  NUMBER.lastIndex = offset;
  if (NUMBER.test(text)) {
    const end = NUMBER.lastIndex;
    if (Number.isFinite(Number(text.slice(offset, end)))) return end;
    return { code: 'json-number', offset };
  }
  LITERAL.lastIndex = offset;
  return LITERAL.test(text) ? LITERAL.lastIndex : { code: 'json-syntax', offset };
}

/** Where the string that begins at `offset` ends; read unit by unit, since it may be very long. */
function stringEnd(text: string, offset: number): number | Problem {
  let escaped = false;
  for (let place = offset + 1; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === BACKSLASH) {
      escaped = true;
      place += 1;
    } else if (code < 0x20) {
      return { code: 'json-syntax', offset: place };
    } else if (code === QUOTE) {
      return escaped ? checkEscapes(text, offset, place + 1) : place + 1;
    }
  }
  return { code: 'json-syntax', offset: text.length };
}

/** Only escapes can be malformed or spell half a character: the text itself was decoded strictly. */
function checkEscapes(text: string, start: number, end: number): number | Problem {
  try {
    const value = JSON.parse(text.slice(start, end)) as string;
    return LONE_SURROGATE.test(value) ? { code: 'json-broken-character', offset: start } : end;
  } catch {
    return { code: 'json-syntax', offset: start };
  }
}

function placeIn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (
    let next = text.indexOf('\n');
    next >= 0 && next < offset;
    next = text.indexOf('\n', next + 1)
  ) {
    line += 1;
    lineStart = next + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
