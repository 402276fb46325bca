import type { PackSource } from '../core/pack';

/** What the small words of French do beside a figure. */
export const CLASSES: PackSource['classes'] = {
  and: 'et',
  or: 'ou',
  to: 'au',
  between: 'entre',
  of: 'de d du des',
  the: 'le la les l des',
  a: 'un une',
  one: 'un une',
  minus: 'moins',
  half: 'demi demie',
  other: 'autres',
  whose: 'ses leurs nos vos mes',
  century: 'siecle siecles',
  'century-sign': 's',
  hour: 'h heure heures',
  minute: 'm min mn minutes',
  qualifier: 'premiers premieres derniers dernieres prochains prochaines',
  'out-of': 'sur',
  per: 'par chaque',
  'tax-passes': 'par a an mois net chaque',
  'year-before':
    'en depuis de des avant apres jusqu entre annee annees an exercice fin debut saison et ou a',
  'month-before': 'en depuis debut fin mi courant jusqu avant apres des',
  'date-before': 'le du au des',
  'clock-before': 'vers des',
  'length-before':
    'dure durent dura durera duree pendant durant environ moins plus en presque quasiment pres ' +
    'reste restent chaque',
  'noon-before': 'a avant apres vers et jusqu',
  calling:
    'appelez appeler appelle composez composer compose telephonez telephoner joignez tel telephone',
  period: 'an annee semaine jour mois trimestre saison',
  counting: 'par chaque ce cet cette un une dernier derniere de du des le les',
  hyphened: 'mi ex non sous anti all d l a',
  event: 'matchs rencontres',
  plural: 'gens',
  function:
    'le la les un une des du de d l et ou mais ni car donc au aux en dans sur sous par pour avec ' +
    'sans chez vers depuis pendant durant avant apres entre jusque jusqu est sont etait etaient etre ' +
    'ete ont avait avaient avoir sera seront soit ce cet cette ces son sa ses leur leurs mon ma mes ' +
    'notre nos votre vos il elle ils elles on nous vous je tu te se lui y qui que qu quoi dont ne n ' +
    'pas plus moins tres aussi si comme quand lorsque chaque tout tous toute toutes meme peut peuvent ' +
    'doit doivent selon des non c s j m t environ puis alors a as the of in per and to',
  point: 'point points pt pts',
  weekday: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  account:
    'resultat resultats perte pertes benefice benefices solde deficit flux charges impot impots ' +
    'variation ebitda ebit net nette tresorerie marge',
  times: 'fois',
  not: 'ne n pas jamais aucun aucune non sans ni',
  apart: 'pendant depuis durant en pour que qui',
};

/** Words that name what follows by its number. */
export const NAMES = `
article = article articles art arts
section = section sections sec
chapter = chapitre chapitres chap
paragraph = paragraphe paragraphes par para §
alinea = alinea alineas al
recital = considerant considerants
clause = clause clauses
page = page pages pp p
figure = figure figures fig figs
table = tableau tableaux table tables
annex = annexe annexes
volume = volume volumes vol tome tomes
no = numero numeros no nos n nr #
line = ligne
room = salle chambre bureau
step = etape
level = niveau
phase = phase
question = question
note = note notes
rule = regle
item = item
lot = lot
form = formulaire cerfa
file = dossier contrat police
version = version
box = cs bp box
cedex = cedex
chapter = chapter
paragraph = paragraph paragraphs`;
