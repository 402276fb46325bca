import { failure, success, type Result } from '../../engine/errors';
import { measuredRun, type Measured } from '../compare/measured';
import type { RunRecord } from '../record';

/**
 * A name without white space, as the columns of TREC files want it, the same for the same name and
 * for no other: `%` and whatever is white space to some reader are percent-encoded.
 */
export function trecName(name: string): string {
  const encoded = name.replace(/[\s%\p{Cc}\p{Cf}]/gu, (character) => encodeURIComponent(character));
  return encoded === '' ? '%' : encoded;
}

/** A chunk named with its cutting, so that a run is never judged by the chunks of another one. */
function chunkNamer({ settings }: RunRecord, measured: Measured) {
  const { chunking, size, target } = settings;
  const detail = chunking === 'characters' ? target : chunking === 'sentences' ? size : '';
  const cut = `${String(chunking)}-${String(detail)}`;
  return (corpus: number, chunk: string | number) =>
    trecName(`${measured.corpora[corpus]!}:${cut}:${chunk}`);
}

/** Two corpora may each have a question q1: then its corpus is part of its name. */
function questionNamer({ corpora }: Measured) {
  return (corpus: number, id: string) =>
    trecName(corpora.length > 1 ? `${corpora[corpus]!}:${id}` : id);
}

function evaluation(run: RunRecord): Result<Measured> {
  const measured = measuredRun(run);
  if (measured.ok && measured.value.kind !== 'evaluation') return failure('run-without-figures');
  return measured;
}

/**
 * A TREC run file of what one policy supplied: `qid Q0 docid rank score tag`. The score is the rank
 * turned round, the last place scoring 1: a policy supplies a list, and readers sort by score.
 * Questions for which nothing was supplied have no line, as the format wants it. Fails with
 * `run-without-figures`, also for a policy that the run does not have.
 */
export function trecRun(run: RunRecord, policy: string): Result<string> {
  const measured = evaluation(run);
  if (!measured.ok) return measured;
  const variant = measured.value.variants.find(({ id }) => id === policy);
  if (!variant) return failure('run-without-figures');
  const chunkName = chunkNamer(run, measured.value);
  const questionName = questionNamer(measured.value);
  const tag = trecName(policy);
  const lines = measured.value.questions.flatMap(({ corpus, id }, place) => {
    const chunks = [...new Set(variant.decisions[place]!.supplied)];
    return chunks.map((chunk, rank) =>
      [
        questionName(corpus, id),
        'Q0',
        chunkName(corpus, chunk),
        rank + 1,
        chunks.length - rank,
        tag,
      ].join(' '),
    );
  });
  return success(lines.map((line) => `${line}\n`).join(''));
}

/** The TREC qrels of an evaluation: `qid 0 docid 1`, a line a gold chunk. Fails as `trecRun` does. */
export function trecQrels(run: RunRecord): Result<string> {
  const measured = evaluation(run);
  if (!measured.ok) return measured;
  const chunkName = chunkNamer(run, measured.value);
  const questionName = questionNamer(measured.value);
  const lines = measured.value.questions.flatMap(({ corpus, id, gold }) =>
    [...new Set(gold)].map(
      (chunk) => `${questionName(corpus, id)} 0 ${chunkName(corpus, chunk)} 1\n`,
    ),
  );
  return success(lines.join(''));
}
