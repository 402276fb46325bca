import { failure, success, type Result } from '../../engine/errors';
import { readOrder } from '../../engine/records/kinds';
import { SIDES, type OrderSide } from '../../engine/records/order-result';
import { measuredRun, type Measured } from '../compare/measured';
import type { RunRecord } from '../../engine/records/run-record';

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

/**
 * Two corpora may each have a question q1: then its corpus is part of its name, up to the first
 * colon, so that `a:b` and `c` are not taken for `a` and `b:c`.
 */
function questionNamer({ corpora }: Measured) {
  const names = corpora.map((corpus) => trecName(corpus).replaceAll(':', '%3A'));
  return (corpus: number, id: string) =>
    corpora.length > 1 ? `${names[corpus]!}:${trecName(id)}` : trecName(id);
}

/** A sentence, by its case and language: its name is the same in every order. */
function sentenceNamer({ corpus }: RunRecord, text: string) {
  return (fact: string) => trecName(`${corpus.id}:${text}:${fact}`);
}

/**
 * The sentences an order supplied, those of the best chunk first; where the run does not say which
 * chunk they stood in, in the order of the text.
 */
function suppliedSentences({ supplied, chunks }: OrderSide): string[] {
  const given = new Set(supplied);
  const ranked = chunks
    .filter(({ role, facts }) => role !== 'withheld' && facts !== undefined)
    .sort((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER))
    .flatMap(({ facts }) => facts!.filter((fact) => given.has(fact)));
  return [...new Set([...ranked, ...supplied])];
}

function orderRun(run: RunRecord, variant: string): Result<string> {
  const read = readOrder(run);
  const side = SIDES.find((each) => each === variant);
  if (!read.ok || !side) return failure('run-without-figures');
  const { text, [side]: shown } = read.value;
  const nameOf = sentenceNamer(run, text);
  const question = trecName(`${run.corpus.id}:${text}`);
  const tag = trecName(`${side}-${shown.name}`);
  const sentences = suppliedSentences(shown);
  const lines = sentences.map((fact, place) =>
    [question, 'Q0', nameOf(fact), place + 1, sentences.length - place, tag].join(' '),
  );
  return success(lines.map((line) => `${line}\n`).join(''));
}

function evaluation(run: RunRecord): Result<Measured> {
  const measured = measuredRun(run);
  if (measured.ok && measured.value.kind !== 'evaluation') return failure('run-without-figures');
  return measured;
}

/**
 * A TREC run file of what one policy supplied: `qid Q0 docid rank score tag`. The score is the rank
 * turned round, the last place scoring 1: a policy supplies a list, and trec_eval reads scores and not
 * ranks. No two scores of a question are equal, so that its rule for ties (by docid, the later name
 * first) never decides: where the lab's own scores were equal, source order had decided before.
 * Questions for which nothing was supplied have no line, as the format wants it.
 *
 * Of an Order run the documents are sentences and `policy` is a side: the sentences that reached the
 * model, those of the best chunk first. Fails with `run-without-figures`, also for a policy or a side
 * that the run does not have.
 */
export function trecRun(run: RunRecord, policy: string): Result<string> {
  if (run.lab === 'order') return orderRun(run, policy);
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

/**
 * TREC qrels: `qid 0 docid 1`, a line a gold chunk of an evaluation, or a line a condition of the case
 * of an Order run. Which sentences are conditions stands in the case, not in the run: `conditions`,
 * undefined where the case is not here. Fails as `trecRun` does, and with `conditions-missing`.
 */
export function trecQrels(run: RunRecord, conditions?: readonly string[]): Result<string> {
  if (run.lab === 'order') {
    const read = readOrder(run);
    if (!read.ok) return read;
    if (!conditions) return failure('conditions-missing');
    const { text } = read.value;
    const nameOf = sentenceNamer(run, text);
    const question = trecName(`${run.corpus.id}:${text}`);
    return success(conditions.map((fact) => `${question} 0 ${nameOf(fact)} 1\n`).join(''));
  }
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
