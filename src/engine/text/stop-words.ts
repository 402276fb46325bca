import type { Language } from './language';

const FRENCH = new Set(
  `a afin ai ainsi alors apres au aucun aucune aux avec avoir bien car ce ceci cela celle celles
  celui ces cet cette ceux chaque ci comme comment d dans de depuis des deux dont du donc elle elles
  en encore entre est et etait etaient ete etre eu eux fait il ils j je l la le les leur leurs lors
  lui m ma mais me mes meme memes moi mon n ne ni nos notre nous on ont ou par parce pas peu peut
  pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa se selon sera seront ses si soit
  son sont sur t ta te tes toi ton tous tout toute toutes tu un une vos votre vous y`
    .split(/\s+/)
    .filter((word) => word !== 'pas' && word !== 'ni' && word !== 'aucun' && word !== 'aucune'),
);

const ENGLISH = new Set(
  `a about after all also am an and any are as at be because been before being between both but by
  can could did do does doing during each eg few for from further had has have having he her here
  hers him his how i ie if in into is it its itself just may me might more most my of off on once
  only or other our ours out over own s same shall she should so some such t than that the their
  theirs them themselves then there these they this those through to too under until up upon very
  was we were what when where which while who whom why will with would you your yours`.split(/\s+/),
);

/** Whether a folded word carries no subject in that language. */
export function isStopWord(folded: string, language: Language): boolean {
  return (language === 'fr' ? FRENCH : ENGLISH).has(folded);
}
