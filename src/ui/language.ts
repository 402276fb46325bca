import { createContext } from 'svelte';
import type { Language } from '../engine/text/language';

/**
 * The language of the interface, for every part below the shell: a function, so that a part that
 * calls it while rendering follows a change.
 */
export const [useLanguage, provideLanguage] = createContext<() => Language>();

/** A dictionary: the same words in both languages, the English ones giving the shape. */
export type Dictionary<Words> = Readonly<Record<Language, Words>>;
