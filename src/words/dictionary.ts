import type { PageLanguage } from './language';

/**
 * The words of one page or part in each language of the page, from the modules found at
 * `./<language>/<name>.ts`: every dictionary is asked for its words in a language this way. Throws a
 * RangeError for a language whose folder lacks that file.
 */
export function dictionary<Words>(
  modules: Readonly<Record<string, Words>>,
): (language: PageLanguage) => Words {
  const byLanguage = new Map(
    Object.entries(modules).map(([path, words]) => [languageOf(path), words]),
  );
  return (language) => {
    const words = byLanguage.get(language);
    if (words === undefined) throw new RangeError(`no words in ${language}`);
    return words;
  };
}

/** The language of the folder in the path of a module in it: `./en/order.ts` is of `en`. */
export function languageOf(path: string): PageLanguage {
  return path.split('/')[1]!;
}
