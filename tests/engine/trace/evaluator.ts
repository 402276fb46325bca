import type { Arithmetic, TraceTerm } from '../../../src/engine/parts/arithmetic';

/** Functions of a formula. Written apart from the engine, so that it cannot agree with itself. */
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  sqrt: Math.sqrt,
  ln: Math.log,
  max: Math.max,
  min: Math.min,
};

type Symbols = ReadonlyMap<string, number>;
type Compiled = (symbols: Symbols) => number;

const OPERATORS: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  { or: (a, b) => Number(a !== 0 || b !== 0) },
  { and: (a, b) => Number(a !== 0 && b !== 0) },
  {
    '<=': (a, b) => Number(a <= b),
    '>=': (a, b) => Number(a >= b),
    '<': (a, b) => Number(a < b),
    '>': (a, b) => Number(a > b),
    '==': (a, b) => Number(a === b),
  },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': (a, b) => a / b },
];

/** Reads an expression by recursive descent: one level a precedence, the loosest first. */
function compile(expression: string): Compiled {
  const tokens = expression.match(/[A-Za-z]\w*|\d+(?:\.\d+)?|<=|>=|==|[-+*/(),<>]/g) ?? [];
  if (tokens.join('') !== expression.replaceAll(' ', '')) throw new Error(expression);
  let at = 0;
  const take = (token: string) => {
    if (tokens[at] !== token) throw new Error(`${token} wanted at ${at} of ${expression}`);
    at += 1;
  };
  const level = (number: number): Compiled => {
    const operators = OPERATORS[number];
    if (!operators) return atom();
    let left = level(number + 1);
    while (at < tokens.length && Object.hasOwn(operators, tokens[at]!)) {
      const operate = operators[tokens[at]!]!;
      at += 1;
      const [first, second] = [left, level(number + 1)];
      left = (symbols) => operate(first(symbols), second(symbols));
    }
    return left;
  };
  const atom = (): Compiled => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') {
      const inner = level(0);
      take(')');
      return inner;
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (tokens[at] === '(' && Object.hasOwn(FUNCTIONS, token)) {
      const called = FUNCTIONS[token]!;
      const values: Compiled[] = [];
      do {
        at += 1;
        values.push(level(0));
      } while (tokens[at] === ',');
      take(')');
      return (symbols) => called(...values.map((value) => value(symbols)));
    }
    if (!/^[A-Za-z]/.test(token)) throw new Error(`${token} in ${expression}`);
    return (symbols) => {
      const value = symbols.get(token);
      if (value === undefined) throw new Error(`${token} is no symbol of ${expression}`);
      return value;
    };
  };
  const whole = level(0);
  if (at !== tokens.length) throw new Error(`${tokens[at]} is left of ${expression}`);
  return whole;
}

const known = new Map<string, Compiled>();

function compiled(expression: string): Compiled {
  const made = known.get(expression) ?? compile(expression);
  known.set(expression, made);
  return made;
}

/** The value of an expression over some terms, each symbol of which stands once. */
function evaluated(
  expression: string,
  terms: readonly TraceTerm[],
  more: Readonly<Record<string, number>> = {},
): number {
  const symbols = new Map([
    ...terms.map(({ symbol, value }) => [symbol, value] as const),
    ...Object.entries(more),
  ]);
  if (symbols.size !== terms.length + Object.keys(more).length) throw new Error('symbol twice');
  return compiled(expression)(symbols);
}

/** What the numbers shown come to. */
export function recomputed({ formula, terms }: Arithmetic): number {
  return evaluated(formula, terms);
}

/** Whether a comparison holds. */
export function holds(
  comparison: string,
  terms: readonly TraceTerm[],
  more: Readonly<Record<string, number>> = {},
): boolean {
  return evaluated(comparison, terms, more) !== 0;
}
