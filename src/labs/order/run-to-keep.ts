import type { PageLanguage } from '../../words/language';
import { caseName } from '../../corpora/bundled-cases';
import { settingsApplied } from '../../engine/settings-applied';
import { runTitle } from '../../runs/run-title';
import type { RunToSave } from '../../runs/store.svelte';
import { orderRun } from './run';
import type { OrderLab } from './state.svelte';
import { orderWords } from '../../words/order';

/** The run of what the lab shows, under a title that tells it apart in a list, in `language`. */
export function runToKeep(lab: OrderLab, language: PageLanguage): RunToSave {
  const words = orderWords(language);
  const shown = [...new Set([lab.side('left'), lab.side('right')])];
  const counts = shown.map(
    (name) => `${words.shortName(name)} ${lab.outcome(name).conditionsSupplied}`,
  );
  const title = runTitle(
    {
      lab: 'order',
      about: caseName(lab.case.id, language) ?? lab.case.source.name[lab.text] ?? lab.case.id,
      text: lab.text,
      settings: settingsApplied(lab.settings),
      came: words.summary(counts, lab.conditionsTotal),
    },
    language,
  );
  return orderRun(lab, language, title);
}
