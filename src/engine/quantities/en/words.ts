import type { PackSource } from '../core/pack';

/** What the small words of English do beside a figure. */
export const CLASSES: PackSource['classes'] = {
  and: 'and',
  or: 'or',
  to: 'to through',
  between: 'between',
  of: 'of',
  the: 'the',
  a: 'a an',
  one: 'one',
  minus: 'minus',
  half: 'half',
  other: 'other',
  whose: 'his her its their our your my',
  century: 'century centuries',
  minute: 'm min mn minutes',
  hour: 'h',
  qualifier: 'consecutive full whole more further additional extra long straight successive',
  old: 'old',
  'out-of': 'in',
  per: 'per each every',
  'tax-passes': 'per a month year annum each net all',
  later: 'later ago earlier before after old older younger long apart',
  'year-before':
    'in since of by from until till before after during to between year years early late mid circa ' +
    'and or',
  'month-before': 'in since until till by last next early late mid of',
  'clock-before': 'at until till by',
  'length-before':
    'takes take took lasts last lasted for during within about approximately duration',
  calling: 'call calling dial dialling dialing phone ring tel telephone',
  period: 'year week day month quarter season',
  counting: 'a an per each every last this that next one of',
  hyphened:
    'mid pre post early late non ex sub over under top plus about circa since anti all to a or and in',
  event: 'games matches appearances attempts starts innings seasons races',
  plural: 'people men women children',
  function:
    'a an the of in on at to for from by with as is are was were be been being has have had do does ' +
    'did will would can could may might must shall should not no nor and or but if than then that ' +
    'this these those which who whom whose what when where while it its he she they we you i his her ' +
    'their our your my me him them us there here so such also only just very more most less least ' +
    'much many each every all any some both either per about over under up down out off into onto ' +
    'through during before after since until against between among within without because although ' +
    'though however yet still again ago now later earlier came went got won made took according ' +
    'including around across along s t et de',
  point: 'point points pt pts',
  not: 'not no never cannot t nor neither none nobody without',
  apart: 'for since in during that which who but',
  weekday:
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun',
  account:
    'result results loss losses profit profits income earnings cash flow flows deficit net tax taxes ' +
    'expense expenses cost costs balance change ebitda ebit margin',
  times: 'times',
};

/** Words that name what follows by its number. */
export const NAMES = `
article = article articles art arts
section = section sections sec
chapter = chapter chapters chap chapitre
paragraph = paragraph paragraphs para par §
subparagraph = subparagraph subparagraphs
subsection = subsection subsections
alinea = alinea alineas al
recital = recital recitals
schedule = schedule schedules
clause = clause clauses
page = page pages pp p
figure = figure figures fig figs
table = table tables
annex = annex annexes annexe appendix appendices
volume = volume volumes vol
no = number no nos n nr #
line = line
room = room
step = step
level = level
phase = phase
question = question
note = note notes
rule = rule
item = item
lot = lot
form = form
file = contract policy
version = version
box = cs bp box
cedex = cedex`;
