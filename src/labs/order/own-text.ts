import { LANGUAGES, type TextLanguage } from '../../engine/text/language';

/** What a reader has written in the dialog for a text of their own. */
export interface OwnText {
  readonly language: TextLanguage;
  readonly name: string;
  readonly question: string;
  readonly text: string;
  /** Labels of conditions, by place of the sentence. */
  readonly labels: Readonly<Record<number, string>>;
}

/** The draft it is held under. */
export const OWN_TEXT = 'own-text';

/** A draft as a reload left it; undefined where there is none. */
export function readOwnText(draft: string): OwnText | undefined {
  try {
    const value: unknown = JSON.parse(draft);
    const { language, name, question, text, labels } = value as Record<string, unknown>;
    const isText = (each: unknown): each is string => typeof each === 'string';
    const known = LANGUAGES.find((each) => each === language);
    if (!known || !isText(name) || !isText(question) || !isText(text)) return undefined;
    const labelled = Object.entries((labels ?? {}) as object).filter(
      (entry): entry is [string, string] => /^\d{1,3}$/.test(entry[0]) && isText(entry[1]),
    );
    return { language: known, name, question, text, labels: Object.fromEntries(labelled) };
  } catch {
    return undefined;
  }
}
