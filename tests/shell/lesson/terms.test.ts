import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/engine/text/language';
import { LESSONS } from '../../../src/shell/lesson/lessons';
import { glossaryEntry } from '../../../src/ui/glossary/glossary';
import type { TermId } from '../../../src/words/glossary';
import { termPieces, withoutTerms } from '../../../src/ui/glossary/term-pieces';
import type { Both, Lesson } from '../../../src/ui/lesson';

/** Words that mean one thing wherever a lesson uses them, by their entry. */
const VOCABULARY: readonly (readonly [TermId, Readonly<Record<Language, RegExp>>])[] = [
  ['chunk', { en: /\bchunks?\b/, fr: /\bfragments?\b/ }],
  ['bm25', { en: /\bBM25\b/, fr: /\bBM25\b/ }],
  ['scar', { en: /\bSCAR\b/, fr: /\bSCAR\b/ }],
  ['window', { en: /\bwindow\b/, fr: /\bfenêtre\b/ }],
  ['recall', { en: /\b[Rr]ecall\b/, fr: /\brappel\b/ }],
  ['boundary', { en: /“boundary”/, fr: /«\u00a0frontière\u00a0»/ }],
  ['gate', { en: /\bgates?\b(?! \d)(?<!pass gate)/, fr: /\bgarde-fous?\b(?! \d)/ }],
  ['off-topic', { en: /\b[Gg]ate 1\b/, fr: /\bgarde-fou 1\b/ }],
  ['no-such-answer', { en: /\b[Gg]ate 2\b/, fr: /\bgarde-fou 2\b/ }],
  ['pass-gate', { en: /\bpass gate\b/, fr: /\bbarrière\b/ }],
  ['grounding', { en: /\bchecker\b/, fr: /\bvérificateur\b/ }],
  ['passage', { en: /\bpassages?\b/, fr: /\bpassages?\b/ }],
  ['digest', { en: /\bdigests?\b/, fr: /\bempreintes?\b/ }],
  ['series', { en: /\bseries\b/, fr: /\bséries?\b/ }],
  ['token', { en: /\btokens?\b/, fr: /\bjetons?\b/ }],
];

/** The paragraphs of a lesson in the order in which they are read, names of measures left out. */
function paragraphs(lesson: Lesson): Both[] {
  const texts = lesson.steps.flatMap(({ say, notice, discuss }) => [
    ...say,
    ...notice,
    ...(discuss ? [discuss] : []),
  ]);
  const words = (text: string) => text.replace(/\{\w+\}/g, '0');
  return texts.map(({ en, fr }) => ({ en: words(en), fr: words(fr) }));
}

/** What shows no definitions, and so marks none. */
function unmarked({ title, lead, steps, teaching }: Lesson): Both[] {
  return [
    title,
    lead,
    teaching.goal,
    ...teaching.prepare,
    ...teaching.misconceptions.flatMap(({ thought, answer }) => [thought, answer]),
    ...Object.values(teaching.answers),
    ...steps.flatMap(({ title: name, predict }) => (predict ? [name, predict.question] : [name])),
  ];
}

function marksOf(lesson: Lesson, language: Language): { id: TermId; word: string; at: number }[] {
  return paragraphs(lesson).flatMap((text, at) =>
    termPieces(text[language]).flatMap(({ term, text: word }) =>
      term ? [{ id: term, word, at }] : [],
    ),
  );
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  it('opens the same definitions in both languages, each once', () => {
    const [one, other] = LANGUAGES.map((language) => marksOf(lesson, language).map(({ id }) => id));
    expect(one!.length).toBeGreaterThan(3);
    expect(new Set(one).size).toBe(one!.length);
    expect([...other!].sort()).toEqual([...one!].sort());
    for (const id of one!) expect(glossaryEntry(id, 'en').says).not.toBe('');
    for (const text of unmarked(lesson)) expect(text.en + text.fr).not.toContain('[[');
  });

  it.each(LANGUAGES)('opens them at the first use of the word (%s)', (language) => {
    const texts = paragraphs(lesson).map((text) => text[language]);
    for (const { id, word, at } of marksOf(lesson, language)) {
      const before = texts.slice(0, at).map(withoutTerms).join(' ');
      const here = texts[at]!.slice(0, texts[at]!.indexOf(`[[${id}|`));
      const form = word.replace(/s$/, '');
      const isUsed = new RegExp(`(?<!\\p{L})${form}s?(?!\\p{L})`, 'iu');
      expect(`${before} ${withoutTerms(here)}`, `${id}: ${word}`).not.toMatch(isUsed);
    }
  });

  it.each(LANGUAGES)('leaves no word of the vocabulary without its definition (%s)', (language) => {
    const text = paragraphs(lesson)
      .map((paragraph) => withoutTerms(paragraph[language]))
      .join(' ');
    const marked = new Set(marksOf(lesson, language).map(({ id }) => id));
    for (const [id, word] of VOCABULARY) {
      if (word[language].test(text)) expect([...marked], id).toContain(id);
    }
  });
});
