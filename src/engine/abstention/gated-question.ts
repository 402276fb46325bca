import { readQuestion, type Question } from '../pipeline';
import type { Language } from '../text/language';
import { askGates, readGateQuestion, refusalOf, type GateQuestion } from './gates';

/** A question that the gates can be put before. */
export interface GatedQuestion extends Question {
  readonly forGates: GateQuestion;
}

/**
 * Reads a question for a pipeline with gates. Apart from `readQuestion`, because the gates read
 * every quantity of two languages: a page that sets no gate need not load them.
 */
export function readGatedQuestion(text: string, language: Language): GatedQuestion {
  let forGates: GateQuestion | undefined;
  const gated: GatedQuestion = {
    ...readQuestion(text, language),
    get forGates() {
      return (forGates ??= readGateQuestion(text, language));
    },
    askGates: (...parameters) => {
      const gates = askGates(gated.forGates, ...parameters);
      return { gates, refusal: refusalOf(gates) };
    },
  };
  return gated;
}
