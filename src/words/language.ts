import { createContext } from 'svelte';
import type { Language } from '../engine/text/language';
import type { LanguageMeta } from '../formats/formats';
import { dictionary } from './dictionary';

/** A language of the interface: a folder of words beside this file. */
export type PageLanguage = Language;

/** The facts of a language. */
export const languageMeta = dictionary<LanguageMeta>(
  import.meta.glob('./*/meta.ts', { eager: true, import: 'meta' }),
);

/**
 * The language of the interface, for every part below the shell: a function, so that a part that
 * calls it while rendering follows a change.
 */
export const [useLanguage, provideLanguage] = createContext<() => PageLanguage>();
