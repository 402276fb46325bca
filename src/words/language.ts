import { createContext } from 'svelte';
import type { TextLanguage } from '../engine/text/language';
import type { LanguageMeta } from '../formats/formats';
import { dictionary, languageOf } from './dictionary';

/**
 * A language of the interface, by the name of its folder of words beside this file. Any folder makes
 * one, so it is no language of a text: `textLanguage` says which texts its page shows.
 */
export type PageLanguage = string;

const METAS = import.meta.glob<LanguageMeta>('./*/meta.ts', { eager: true, import: 'meta' });

/** Every language that has a folder of words. */
export const PAGE_LANGUAGES = Object.keys(METAS).map(languageOf);

/** Where neither link nor browser asks for one: the language whose words give the others' shape. */
export const FIRST_LANGUAGE: PageLanguage = 'en';

/** The one to change to, again and again until all have been seen. */
export function nextLanguage(language: PageLanguage): PageLanguage {
  return PAGE_LANGUAGES[(PAGE_LANGUAGES.indexOf(language) + 1) % PAGE_LANGUAGES.length]!;
}

/** What a language says of itself. */
export const languageMeta = dictionary(METAS);

/**
 * The language of the page that a tag names (`fr`, `fr-CA`), as a link, a browser or the language of a
 * text gives it; undefined where no folder is of that language.
 */
export function pageLanguage(tag: string | null): PageLanguage | undefined {
  const [language] = (tag ?? '').toLowerCase().split('-');
  return PAGE_LANGUAGES.find((each) => each === language);
}

/**
 * The language of texts for a page in some language: the page's own where texts are in it, else the
 * one that its folder names. Wherever a page shows a text it was not asked for by name, it is this.
 */
export function textLanguage(language: PageLanguage): TextLanguage {
  return languageMeta(language).texts;
}

/**
 * The language of the interface, for every part below the shell: a function, so that a part that
 * calls it while rendering follows a change.
 */
export const [useLanguage, provideLanguage] = createContext<() => PageLanguage>();
