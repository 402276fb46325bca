import { reasonOf } from './reason';
import type { AskedQuestion } from './twenty';
import type { AbstentionWords } from './words';

/** Why the guarded system answered a question or stayed silent, in one line. */
export function reasonText(words: AbstentionWords, { item, guarded }: AskedQuestion): string {
  const reason = reasonOf(item, guarded);
  const { refusal, asked, figure } = reason;
  const what = asked && words.kind[asked.kind](asked.counted);
  switch (refusal) {
    case 'off-topic':
      return words.missing(reason.missing);
    case 'no-bearing-term':
      return words.noBearing;
    case 'false-premise':
      return words.denied(reason.denied);
    case 'no-such-answer':
      return words.lacking(reason.sentencesOnSubject, what ?? '');
    case null:
      break;
  }
  if (guarded.outcome === 'answered-without-gold' && item.answerable) return words.evidenceMissing;
  if (!guarded.retrieval.gates?.answer) return words.gatesOff;
  return what && figure ? words.found(what, figure.text, figure.title) : words.noQuantity;
}
