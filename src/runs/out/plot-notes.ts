import type { PageLanguage } from '../../words/language';
import { reproductionOf, versionsOf, type RunInput } from '../make-run';
import { saveWords } from '../../words/save';

/** A setting as the address writes it, so that it can be typed again. */
function shown(name: string, value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return `${name} ${text}`;
}

/**
 * Where a plot comes from, line by line in `language`: corpus with its digest, settings, versions,
 * and the digest of reproduction that the run would have if it were saved.
 */
export function plotNotes(run: RunInput, language: PageLanguage): string[] {
  const words = saveWords(language);
  const { app, profiles } = versionsOf(run);
  const rules = Object.entries(profiles).map(([use, version]) => `${use} ${version}`);
  return [
    words.plotCorpus(run.corpus.title, run.corpus.digest),
    words.plotSettings(
      Object.entries(run.settings)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => shown(name, value))
        .join(', '),
    ),
    words.plotVersion(app, rules.join(', ')),
    words.plotDigest(reproductionOf(run)),
  ];
}
