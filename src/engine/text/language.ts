/** A language in which a text or a question can be read. */
export type TextLanguage = 'fr' | 'en';
export type Language = TextLanguage;

export const LANGUAGES: readonly TextLanguage[] = ['fr', 'en'];
