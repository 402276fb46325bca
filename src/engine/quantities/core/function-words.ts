/**
 * Words that end the noun behind a number: articles, prepositions, pronouns, auxiliaries, adverbs of
 * both languages, folded. No stop list for search: a noun must not run into the verb.
 */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of in on at to for from by with as is are was were be been being has have had do does ' +
    'did will would can could may might must shall should not no nor and or but if than then that ' +
    'this these those which who whom whose what when where while it its he she they we you i his her ' +
    'their our your my me him them us there here so such also only just very more most less least ' +
    'much many each every all any some both either per about over under up down out off into onto ' +
    'through during before after since until against between among within without because although ' +
    'though however yet still again ago now later earlier came went got won made took according ' +
    'including around across along ' +
    'le la les un une des du de d l et ou mais ni car donc au aux en dans sur sous par pour avec ' +
    'sans chez vers depuis pendant durant avant apres entre jusque jusqu est sont etait etaient etre ' +
    'ete ont avait avaient avoir sera seront soit ce cet cette ces son sa ses leur leurs mon ma mes ' +
    'notre nos votre vos il elle ils elles on nous vous je tu te se lui y qui que qu quoi dont ne n ' +
    'pas plus moins tres aussi si comme quand lorsque chaque tout tous toute toutes meme peut peuvent ' +
    'doit doivent selon des non c s j m t environ puis alors'
  ).split(' '),
);

export function isFunctionWord(folded: string): boolean {
  return FUNCTION_WORDS.has(folded);
}
