import type { Language } from '../text/language';
import { fold } from '../text/fold';

/**
 * True when a stretch of an answer tells of whoever speaks ("I was there in 2012", "on my first
 * roll"): no passage speaks of them, and a figure said of them stands beside another subject. What
 * the speaker only knows, thinks, says or advises is told of something else ("I think it opened").
 */
export function tellsOfSpeaker(stretch: string, language: Language): boolean {
  const words = wordsOf(stretch);
  return words.some((word, place) => {
    const folded = fold(word);
    if (SUBJECT[language].has(folded)) {
      if (language === 'en' && isNumeral(words, place)) return false;
      return !words.slice(place + 1, place + 1 + FRAME).some((each) => KNOWS.test(fold(each)));
    }
    if (!OWN[language].has(folded)) return false;
    return !VIEWS.test(fold(words[place + 1] ?? ''));
  });
}

/** True when a sentence of a passage speaks in the first person, whoever that is. */
export function speaksInFirstPerson(sentence: string, language: Language): boolean {
  return wordsOf(sentence).some((word) => FIRST_PERSON[language].has(fold(word)));
}

/** "I can honestly say", "je ne me souviens": so many words lie between at most. */
const FRAME = 4;

const SUBJECT: Record<Language, ReadonlySet<string>> = {
  en: new Set(['i']),
  fr: new Set(['je', 'j']),
};

const OWN: Record<Language, ReadonlySet<string>> = {
  en: new Set(['my', 'mine', 'myself']),
  fr: new Set(['moi']),
};

const FIRST_PERSON: Record<Language, ReadonlySet<string>> = {
  en: new Set(['i', 'me', 'my', 'mine', 'myself', 'we', 'our', 'ours', 'ourselves']),
  fr: new Set(['je', 'j', 'me', 'm', 'moi', 'mon', 'ma', 'mes', 'nous', 'notre', 'nos']),
};

/** Beginnings of verbs and adjectives of knowing, saying and advising, in both languages. */
const KNOWS =
  /^(?:know|knew|think|thought|believ|guess|hear|read|say|said|tell|told|see$|saw|find$|found$|rememb|recall|understand|understood|agree|suppos|sure|certain|mean|bet|figure|assum|notic|learn|check|look|realis|realiz|note|confirm|quote|cite|answer|recommend|suggest|advis|imagin|doubt|expect|estimat|wonder|hope|afraid|conclud|infer|gather|count|sai[st]|croi|pens|suppos|trouv|voi[st]|lis$|lu$|entend|dirai|dis$|dire|souvien|rappel|confirm|constat|compren|conseill|recommand|suggere|estim|devin|dout|conclu|reli|repon|precis|indiqu|cert|sur$)/;

const VIEWS =
  /^(?:know|opinion|view|mind|understand|reading|notes?|sources?|part|guess|memor|calculat|answer|avis|sens)/;

/** "Napoleon I", "World War I": behind a name it counts kings and wars. */
function isNumeral(words: readonly string[], place: number): boolean {
  const before = words[place - 1];
  if (words[place] !== 'I' || before === undefined) return false;
  return /^\p{Lu}\p{L}+$/u.test(before) && !OPENERS.has(fold(before));
}

const OPENERS: ReadonlySet<string> = new Set(
  (
    'yes yeah yep yea no nope well oh wow so and but or if when since as because that which while ' +
    'though although then also now today maybe perhaps actually honestly personally sometimes ' +
    'usually what where how after before until once thanks sorry indeed sure ok okay hi hello'
  ).split(' '),
);

const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
