import type { Language } from '../text/language';
import type { Pack } from './core/pack';
import { ENGLISH } from './en';
import { FRENCH } from './fr';

/** The pack of every language a text can be in. */
export const PACKS: Readonly<Record<Language, Pack>> = { fr: FRENCH, en: ENGLISH };
