import type { TeachingCase } from '../engine/corpus/teaching-case';
import type { CorpusReference } from '../engine/records/run-record';
import { abstentionLanguages, loadAbstention, type AbstentionCorpus } from './bundled-abstention';
import { loadCase } from './bundled-cases';
import { corpusDigest } from './corpus-digest';

type Named = Pick<CorpusReference, 'id' | 'digest'>;

/** The bundled case that a run names; undefined where the case of that id has another digest. */
export async function bundledCase({ id, digest }: Named): Promise<TeachingCase | undefined> {
  const found = await loadCase(id);
  return found && corpusDigest(found) === digest ? found : undefined;
}

/** The bundled corpus that a run names, in the language with its digest; undefined where none has it. */
export async function bundledAbstention({
  id,
  digest,
}: Named): Promise<AbstentionCorpus | undefined> {
  for (const language of abstentionLanguages(id)) {
    const found = await loadAbstention(language, id);
    if (corpusDigest(found.corpus) === digest) return found;
  }
  return undefined;
}
