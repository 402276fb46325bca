import { createContext } from 'svelte';
import type { Language } from '../engine/text/language';
import { dictionary } from './dictionary';

/** A language of the interface: a folder of words beside this file. */
export type PageLanguage = Language;

/** What a folder of words says of its language. */
export interface LanguageMeta {
  /** What the language calls itself. */
  readonly name: string;
  /** BCP 47 tag by which numbers, dates, lists and plurals are written. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * The decimal mark and the percent sign, with its space, as the locale writes them: small numbers
   * are then written without waiting for a formatter. Left out, every number waits.
   */
  readonly decimal?: string;
  readonly percent?: string;
}

/** The facts of a language. */
export const languageMeta = dictionary<LanguageMeta>(
  import.meta.glob('./*/meta.ts', { eager: true, import: 'meta' }),
);

/**
 * The language of the interface, for every part below the shell: a function, so that a part that
 * calls it while rendering follows a change.
 */
export const [useLanguage, provideLanguage] = createContext<() => PageLanguage>();
