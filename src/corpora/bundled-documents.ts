import { readMarkedCorpus } from '../engine/corpus/marked-corpus';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { TextLanguage } from '../engine/text/language';

/** A document of `corpus/neighbours/` with its questions, fetched when it is asked for. */
export interface BundledDocument {
  readonly id: string;
  readonly language: TextLanguage;
  /** Rejects where the files cannot be fetched. */
  readonly load: () => Promise<RetrievalCorpus>;
}

async function read(
  document: Promise<{ default: string }>,
  questions: Promise<{ default: unknown }>,
): Promise<RetrievalCorpus> {
  const [{ default: text }, { default: asked }] = await Promise.all([document, questions]);
  const parsed = readMarkedCorpus(text, asked);
  // A bundled corpus that does not read is a mistake of ours, which the tests find before a reader.
  if (!parsed.ok) throw new Error(`bundled document: ${parsed.error.code}`);
  return parsed.value;
}

/** The four documents of the Neighbours lab, two in each language. */
export const BUNDLED_DOCUMENTS: readonly BundledDocument[] = [
  {
    id: 'relay',
    language: 'en',
    load: () =>
      read(
        import('../../corpus/neighbours/relay/document.txt?raw'),
        import('../../corpus/neighbours/relay/questions.json'),
      ),
  },
  {
    id: 'annual-report',
    language: 'en',
    load: () =>
      read(
        import('../../corpus/neighbours/annual-report/document.txt?raw'),
        import('../../corpus/neighbours/annual-report/questions.json'),
      ),
  },
  {
    id: 'registre',
    language: 'fr',
    load: () =>
      read(
        import('../../corpus/neighbours/registre/document.txt?raw'),
        import('../../corpus/neighbours/registre/questions.json'),
      ),
  },
  {
    id: 'fusion',
    language: 'fr',
    load: () =>
      read(
        import('../../corpus/neighbours/fusion/document.txt?raw'),
        import('../../corpus/neighbours/fusion/questions.json'),
      ),
  },
];
