import { EVIDENCE_THRESHOLD } from '../../engine/abstention/evidence';
import { reasonOf } from './reason';
import type { AskedQuestion } from './twenty';
import type { AbstentionWords } from '../../words/abstention';

/** Why the guarded system answered a question or stayed silent, in one line. */
export function reasonText(words: AbstentionWords, { item, guarded }: AskedQuestion): string {
  const reason = reasonOf(item, guarded);
  const { refusal, asked, coverage } = reason;
  const what = asked && words.kind[asked.kind](asked.counted);
  switch (refusal) {
    case 'off-topic':
      return words.missing(reason.missing);
    case 'no-bearing-term':
      return words.noBearing;
    case 'false-premise':
      return words.denied(reason.denied);
    case 'no-such-answer':
      return what ? words.lacking(reason.sentencesOnSubject, what) : words.tooLittle;
    case null:
      break;
  }
  if (guarded.outcome === 'answered-without-gold' && item.answerable) return words.evidenceMissing;
  const gate = guarded.retrieval.gates?.answer;
  if (!gate) return words.gatesOff;
  if (what && coverage !== null) return words.found(what, coverage);
  return gate.evidence ? words.spoken(gate.evidence.score, EVIDENCE_THRESHOLD) : words.noQuantity;
}

/** What became of a question, in a word or two, and whether that was right. */
export function became(words: AbstentionWords, result: AskedQuestion['guarded']) {
  const { answerable, outcome } = result;
  const { right, withoutGold, madeUp, rightlySilent, wronglySilent } = words.became;
  switch (outcome) {
    case 'answered-with-gold':
      return { said: right, isRight: true };
    case 'answered-without-gold':
      return { said: answerable ? withoutGold : madeUp, isRight: false };
    case 'refused-rightly':
      return { said: rightlySilent, isRight: true };
    case 'refused-wrongly':
      return { said: wronglySilent, isRight: false };
  }
}
