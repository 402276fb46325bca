import type { RunsWords } from '../words/runs';

type Details = Readonly<Record<string, string | number>>;

/** What happened, in the reader's language; an unknown code says so without showing itself. */
export function errorWords(
  words: RunsWords,
  error: { readonly code: string; readonly details: Details },
): string {
  const known = new Map<string, (details: Details) => string>(Object.entries(words.errors));
  return (known.get(error.code) ?? words.errors.unexpected)(error.details);
}
