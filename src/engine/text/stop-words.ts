import type { Language } from './language';

/*
 * Words that carry no subject, written folded, part of the profile bm25-1 (see terms.ts): a change
 * here is a new profile. Kept out on purpose, because dropping them would lose meaning:
 * - negation and exception: pas, jamais, sans, sauf, aucun, ni, plus, non; not, no, nor, never,
 *   without, except, don't;
 * - obligation and leave: doit, peut; must, should, may (also the month);
 * - order in time and measure: avant, apres, depuis, moins; before, after, until, within, over;
 * - words that folding or capitals make ambiguous: ete (summer), sommes (amounts), us (the country).
 */

function setOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

const FRENCH = setOf(
  // Articles, and prepositions that only tie words together.
  'le la les un une des du de d au aux a en dans par pour sur sous avec chez vers selon entre',
  // Pronouns and possessives.
  'je tu il elle on nous vous ils elles me moi te toi se soi lui leur eux y',
  'mon ma mes ton ta tes son sa ses notre nos votre vos leurs',
  'ce cet cette ces ceci cela ca celui celle ceux celles ci',
  'qui que quoi dont ou quel quelle quels quelles lequel laquelle lesquels lesquelles',
  'duquel auquel auxquels auxquelles desquels desquelles',
  'tout toute tous toutes chaque quelque quelques autre autres meme memes tel telle tels telles',
  // Conjunctions and particles.
  'et mais car donc si comme lorsque quand puisque afin lors ainsi alors aussi tres ne',
  // Question words.
  'combien comment pourquoi',
  // To be and to have, as auxiliaries.
  'suis es est etes sont etais etait etions etaient sera serai serez seront serait seraient',
  'soit soient fut furent etre etant',
  'ai as avons avez ont avais avait avaient aura aurai aurez auront aurait auraient',
  'ait aient eu eut avoir ayant',
);

const ENGLISH = setOf(
  'the a an of in on at by for from with to into onto upon through as about out up off',
  'i me my mine we our ours you your yours he him his she her hers it its they them their theirs',
  'myself ourselves yourself himself herself itself themselves',
  'this that these those such own same other any some each every all both',
  'who whom whose which what when where why how',
  'and or but if than then so because while whether though although since there here just too',
  'be am is are was were been being do does did doing have has had having',
  'can could will would shall',
  'also very eg ie',
);

const STOP_WORDS = { fr: FRENCH, en: ENGLISH };

/** Whether a folded word carries no subject in that language, under the profile bm25-1. */
export function isStopWord(folded: string, language: Language): boolean {
  return STOP_WORDS[language].has(folded);
}
