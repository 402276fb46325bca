/** The two languages a text, a question or the interface can be in. */
export type Language = 'fr' | 'en';

export const LANGUAGES: readonly Language[] = ['fr', 'en'];
