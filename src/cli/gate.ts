import { writeFileSync } from 'node:fs';
import { checkAnswers } from '../engine/abstention/checker';
import { parseGateFile, settingsOver, type GateFile } from '../engine/abstention/gate-file';
import {
  gateReport,
  GATE_THRESHOLDS,
  type GateLine,
  type GateReport,
} from '../engine/abstention/gate-report';
import { answerSet, countOutcomes, naive, questionSet } from '../engine/abstention/question-set';
import { riskCurve } from '../engine/abstention/risk-coverage';
import type { PipelineSettings } from '../engine/settings';
import type { CorpusManifest } from '../engine/corpus/manifest';
import type { Language } from '../engine/text/language';
import { POOLED } from '../corpora/pooled';
import { readGateOptions } from './gate-options';
import { junitXml } from './junit';
import { fail, printJson } from './output';
import { bundledManifest, folderOf, readDocumentFolder, readScript } from './bundled';
import { readJsonFile } from './read-json';

interface GateRun {
  readonly name: string;
  readonly report: GateReport;
  readonly settings: PipelineSettings;
}

/**
 * `npm run gate`: the twenty questions of the bundled corpus in both languages against the
 * project's thresholds, one line a threshold, status 1 when one falls short. With a `gate/1` FILE,
 * that file's own; with `--corpus ID`, those of another bundled corpus. `--further` prints what the further questions measure, and holds nothing.
 */
function main(args: readonly string[]): void {
  const options = readGateOptions(args);
  const over = options.settings === undefined ? {} : readJsonFile(options.settings);
  if (options.further) {
    const settings = settingsWith(over);
    const manifest = chosenCorpus(options.corpus);
    printJson(manifest.languages.map((language) => measureFurther(manifest, language, settings)));
    return;
  }
  const gates =
    options.file === undefined
      ? bundledGates(chosenCorpus(options.corpus), over)
      : [fileGate(options.file, over)];
  const runs = gates.map(({ name, gate }): GateRun => {
    const { corpus, script, settings, thresholds } = gate;
    return { name, settings, report: gateReport(corpus, script, settings, thresholds) };
  });
  const passed = runs.every(({ report }) => report.passed);
  if (options.junit !== undefined) writeReport(options.junit, runs);
  if (options.json) printJson({ passed, runs });
  else runs.forEach(printLines);
  process.exitCode = passed ? 0 : 1;
}

/** The settings of a file, or the end of the program where they are no object. */
function readSettings(over: unknown): Record<string, unknown> {
  if (over === null || typeof over !== 'object' || Array.isArray(over)) {
    fail('gate-file-invalid', { place: 'settings' });
  }
  return over as Record<string, unknown>;
}

function settingsWith(over: unknown): PipelineSettings {
  const read = settingsOver(readSettings(over));
  if (!read.ok) fail(read.error.code, read.error.details);
  return read.value;
}

/** The bundled corpus of an id, or the project's own; the end of the program where there is none. */
function chosenCorpus(id: string = POOLED.abstention[0]): CorpusManifest {
  return bundledManifest('abstention', id) ?? fail('corpus-not-found', { corpus: id });
}

function bundledGates(manifest: CorpusManifest, over: unknown): { name: string; gate: GateFile }[] {
  const settings = settingsWith(over);
  return manifest.languages.map((language) => {
    const { corpus } = readDocumentFolder(folderOf(manifest), language);
    const gate = {
      corpus,
      script: readScript(manifest, language),
      settings,
      thresholds: GATE_THRESHOLDS,
    };
    return { name: language, gate };
  });
}

function fileGate(file: string, over: unknown): { name: string; gate: GateFile } {
  const read = parseGateFile(readJsonFile(file));
  if (!read.ok) fail(read.error.code, { file, ...read.error.details });
  const settings = settingsWith({ ...read.value.settings, ...readSettings(over) });
  return { name: read.value.corpus.id, gate: { ...read.value, settings } };
}

const NAMES: Readonly<Record<GateLine['name'], string>> = {
  recall: 'recall',
  refusals: 'right refusals',
  wrongRefusals: 'wrong refusals',
  lies: 'lies caught',
  falseAlarms: 'false alarms',
};

/** "recall 93.75 % (15 of 16), at least 95 %: short; a07". */
function describe(line: GateLine): string {
  const { name, atLeast, measured, count, of, threshold, passed, against } = line;
  const percent = (share: number) => `${Number((share * 100).toFixed(2))} %`;
  if (measured === null) return `${NAMES[name]}: nothing to measure`;
  const found = atLeast ? `${percent(measured)} (${count} of ${of})` : `${count} (of ${of})`;
  const asked = atLeast ? `at least ${percent(threshold)}` : `at most ${threshold}`;
  const names = against.length > 0 ? `; ${against.join(', ')}` : '';
  return `${NAMES[name]} ${found}, ${asked}: ${passed ? 'pass' : 'SHORT'}${names}`;
}

function printLines({ name, report }: GateRun): void {
  for (const line of report.lines) process.stdout.write(`${name}  ${describe(line)}\n`);
}

function writeReport(path: string, runs: readonly GateRun[]): void {
  const suites = runs.map(({ name, report }) => ({
    name: `gate ${name}`,
    cases: report.lines.map((line) => ({
      name: NAMES[line.name],
      failure: line.passed ? null : describe(line),
    })),
  }));
  try {
    writeFileSync(path, junitXml(suites));
  } catch (error) {
    fail('file-unwritable', { file: path, problem: (error as NodeJS.ErrnoException).code ?? '' });
  }
}

/** What the further questions measure under the settings, guarded and naive. */
function measureFurther(
  manifest: CorpusManifest,
  language: Language,
  settings: PipelineSettings,
): object {
  const { corpus } = readDocumentFolder(folderOf(manifest), language, 'further');
  const set = questionSet(corpus, settings);
  const results = answerSet(set, settings);
  const checked = checkAnswers(set, results, 'truthful', readScript(manifest, language));
  const ids = (outcome: string, answerable: boolean) =>
    results
      .filter((each) => each.outcome === outcome && each.answerable === answerable)
      .map(({ id, refusal }) => (refusal ? `${id} ${refusal}` : id));
  return {
    language,
    guarded: countOutcomes(results),
    naive: countOutcomes(answerSet(set, naive(settings))),
    refusedWrongly: ids('refused-wrongly', true),
    answeredWithoutAnswer: ids('answered-without-gold', false),
    answeredWithoutGold: ids('answered-without-gold', true),
    trueAnswersChecked: checked.filter(({ grounding }) => grounding).length,
    falseAlarms: checked.filter(({ flagged }) => flagged).map(({ id }) => id),
    riskCoverage: (['topic', 'answer'] as const).map((gate) => riskCurve(set, settings, gate)),
  };
}

main(process.argv.slice(2));
