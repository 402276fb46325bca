import { hash32 } from '../statistics/hash';

/** Rules are tuned on one part of the questions and reported once on the other. */
export type Half = 'tune' | 'report';

/**
 * The part a question belongs to: by the second lowest bit of the hash of "corpusId/questionId".
 * The lowest bit is spent: the handed files are the questions whose lowest bit is 0.
 */
export function halfOf(corpusId: string, questionId: string): Half {
  return (hash32(`${corpusId}/${questionId}`) & 2) === 0 ? 'tune' : 'report';
}
