import { printLine } from './output';
import { tracedQuestions } from './traced-questions';
import { readTraceOptions } from './trace-options';

/**
 * `npm run --silent trace -- --corpus ID|FILE --policy ID`: every question of a corpus, or one,
 * explained: one JSON object a line.
 */
for (const line of tracedQuestions(readTraceOptions(process.argv.slice(2)))) printLine(line);
