import { readSentences, type LanguageText, type ReadSentence } from './passage-sentences';

/** What is kept, in characters of the passages: a few long documents, or a corpus of short ones. */
const MOST_CHARACTERS = 1_000_000;

const known = new Map<string, readonly ReadSentence[]>();
let kept = 0;

/**
 * The sentences of a passage, as `readSentences` reads them. Many answers rest on the same passages
 * in the same places: what was read last is kept, for the next one. No answer is: what is known of
 * its sentences depends on the passages beside it.
 */
export function readOnce(passage: LanguageText, place: number): readonly ReadSentence[] {
  const key = `${passage.language} ${place} ${passage.text}`;
  const before = known.get(key);
  if (before) return before;
  const made = readSentences(passage, place);
  if (key.length > MOST_CHARACTERS) return made;
  if (kept + key.length > MOST_CHARACTERS) {
    known.clear();
    kept = 0;
  }
  known.set(key, made);
  kept += key.length;
  return made;
}
