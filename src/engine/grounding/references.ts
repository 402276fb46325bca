import type { Reading } from '../quantities';

/**
 * What a reference to a part of a provision refers to besides: "article 12(3)(b)" also to article
 * 12(3), to article 12 and to a paragraph 3. Empty for a reference that names no part.
 */
export function widerReferences({ kind, value }: Reading): string[] {
  const code = String(value);
  if (kind !== 'identifier' || !code.endsWith(')')) return [];
  const wider: string[] = [];
  for (let at = code.lastIndexOf('('); at > 0; at = code.lastIndexOf('(', at - 1)) {
    wider.push(code.slice(0, at));
  }
  const [provision, paragraph] = partsOf(code);
  return provision === '' ? wider : [...wider, paragraph];
}

/** "article 12(3)" as the two references that say it apart, in either language; null for any other. */
export function referenceApart({ kind, value }: Reading): readonly [string, string] | null {
  if (kind !== 'identifier') return null;
  const [provision, paragraph, rest] = partsOf(String(value));
  return provision === '' || rest !== '' ? null : [provision, paragraph];
}

function partsOf(code: string): readonly [string, string, string] {
  const [, provision = '', number = '', rest = ''] =
    /^([^()]{1,60})\((\d{1,3})\)(.*)$/.exec(code) ?? [];
  return [provision, `paragraph ${number}`, rest];
}
