import type { PageLanguage } from '../../../words/language';
import { countChecks } from '../../../engine/abstention/checker';
import { simulatedAnswer } from '../../../engine/abstention/generators';
import type { Passage } from '../../../engine/retrieval/passages';
import type { Span } from '../../../engine/text/span';
import { formatList, formatShare } from '../../../words/format';
import { sliced } from '../../../ui/sliced';
import type { AbstentionPlace } from '../link';
import { checkingTwenty, type AskedQuestion, type Twenty } from '../twenty';

/** What the checker of the lab counts, and what it says of the answer that is opened. */
export async function measureFigures(
  twenty: Twenty,
  { generator, against }: Pick<AbstentionPlace, 'generator' | 'against'>,
  opened: AskedQuestion | undefined,
  language: PageLanguage,
): Promise<readonly (readonly [name: string, value: number | string])[]> {
  const { script } = twenty.papers;
  const told = generator === 'lying' ? script : { ...script, lies: [] };
  const checked = await sliced(checkingTwenty(twenty, generator, against));
  const counts = countChecks(checked, told);
  const totals = [
    ['checked', counts.checked],
    ['lies', counts.lies],
    ['caught', counts.hits.length],
    ['missedLies', counts.misses.length],
    ['missedIds', formatList(counts.misses, language)],
    ['falseAlarms', counts.falseAlarms.length],
  ] as const;
  const said = checked.find(({ id }) => id === opened?.item.id);
  if (!opened || !said?.grounding || said.answer.text === null) return totals;
  const truth = simulatedAnswer('truthful', opened.item, false, script).text ?? '';
  const { right, all } = sameWords(said.answer.text, truth);
  const figures = said.grounding.sentences.flatMap(({ quantities }) => quantities);
  const found = figures.flatMap((figure) => figure.found ?? []);
  return [
    ...totals,
    ['answer', said.answer.text],
    ['truth', truth],
    ['rightWords', right],
    ['allWords', all],
    ['rightShare', formatShare(right / all, language, 0)],
    ['verdict', said.flagged ? 'flagged' : said.grounding.verdict],
    ['figures', figures.length],
    [
      'figure',
      formatList(
        figures.map(({ quantity }) => quantity.text),
        language,
      ),
    ],
    ['passages', said.passages.length],
    [
      'foundAs',
      formatList(
        found.map((place) => textAt(said.passages, place)),
        language,
      ),
    ],
    [
      'foundPassage',
      formatList(
        found.map(({ passage }) => String(passage + 1)),
        language,
      ),
    ],
  ];
}

/** How many words of an answer stand at the same place in another; a figure without a gap is one. */
function sameWords(answer: string, other: string): { right: number; all: number } {
  const words = answer.split(' ');
  const others = other.split(' ');
  return { right: words.filter((word, place) => word === others[place]).length, all: words.length };
}

/** A figure as the passage writes it. */
function textAt(passages: readonly Passage[], { passage, start, end }: Span & { passage: number }) {
  return passages[passage]!.text.slice(start, end);
}
