import type { Result } from '../../engine/errors';
import type { PairComparison } from '../compare/compare';
import type { QuestionRow } from '../compare/rows';
import type { SideTrace } from './side-trace';

/** Both Traces of a question of a comparison, the first side first, or why there is none. */
export type BothTraces = readonly [Result<SideTrace>, Result<SideTrace>];

/** Computes them again. Never rejects. */
export type TracesOf = (pair: PairComparison, row: QuestionRow) => Promise<BothTraces>;
