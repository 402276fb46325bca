import type { Script } from '../engine/abstention/generators';
import { scriptIn } from '../engine/abstention/script';
import { readAbstentionCorpus, type AbstentionCorpus } from '../engine/corpus/abstention-corpus';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { Result } from '../engine/errors';
import type { TextLanguage } from '../engine/text/language';

/** The papers of the home insurer in one language, their questions and the simulated answers. */
export interface InsurerPapers extends AbstentionCorpus {
  readonly script: Script;
}

const TEXTS: Readonly<Record<TextLanguage, () => Promise<{ default: Record<string, string> }>>> = {
  fr: () => import('./insurer-fr'),
  en: () => import('./insurer-en'),
};

/** Fetches the papers of `corpus/abstention/`; rejects where the files cannot be fetched. */
export async function loadInsurer(language: TextLanguage): Promise<InsurerPapers> {
  const [texts, head, refusals, lies] = await Promise.all([
    loadTexts(language),
    import('../../corpus/abstention/questions.json'),
    import('../../corpus/abstention/refusals.json'),
    import('../../corpus/abstention/lies.json'),
  ]);
  return {
    ...ours(readAbstentionCorpus(head.default, texts, language)),
    script: ours(scriptIn(refusals.default, lies.default, language)),
  };
}

/** Fetches the same papers with the further questions, which measure what was set on the twenty. */
export async function loadFurtherQuestions(language: TextLanguage): Promise<RetrievalCorpus> {
  const [texts, head, further] = await Promise.all([
    loadTexts(language),
    import('../../corpus/abstention/questions.json'),
    import('../../corpus/abstention/extra-questions.json'),
  ]);
  return ours(readAbstentionCorpus(head.default, texts, language, further.default)).corpus;
}

async function loadTexts(language: TextLanguage): Promise<Map<string, string>> {
  const texts = await TEXTS[language]();
  const byId = Object.entries(texts.default).map(
    ([path, text]) => [/([^/]+)\.txt$/.exec(path)![1]!, text] as const,
  );
  return new Map(byId);
}

/** Bundled files that do not read are a mistake of ours, which the tests find before a reader. */
function ours<T>(read: Result<T>): T {
  if (!read.ok) throw new Error(`home insurer: ${read.error.code}`);
  return read.value;
}
