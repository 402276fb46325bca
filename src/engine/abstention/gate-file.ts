import { parseRetrievalCorpus, type RetrievalCorpus } from '../corpus/retrieval-corpus';
import { failure, success, type Result } from '../errors';
import { SETTINGS, type PipelineSettings } from '../settings';
import { pipelineSettings } from '../settings-schema';
import { z } from '../zod';
import { GATE_THRESHOLDS, type GateThresholds } from './gate-report';
import type { Script } from './generators';
import { ABSTENTION_SETTINGS } from './shipped-settings';

const share = z.number().min(0).max(1);
const count = z.number().int().min(0);

const gateFileSchema = z.strictObject({
  schema: z.literal('gate/1'),
  corpus: z.unknown(),
  settings: z.record(z.string(), z.unknown()).default({}),
  thresholds: z
    .strictObject({
      recall: share.default(GATE_THRESHOLDS.recall),
      refusals: share.default(GATE_THRESHOLDS.refusals),
      wrongRefusals: count.default(GATE_THRESHOLDS.wrongRefusals),
      lies: share.default(GATE_THRESHOLDS.lies),
      falseAlarms: count.default(GATE_THRESHOLDS.falseAlarms),
    })
    .default(GATE_THRESHOLDS),
  refusals: z.record(z.string(), z.string().max(10_000)).default({}),
  lies: z
    .array(z.strictObject({ questionId: z.string(), text: z.string().min(1).max(100_000) }))
    .default([]),
});

/** A question set of someone's own, with what it is held against. */
export interface GateFile {
  readonly corpus: RetrievalCorpus;
  readonly script: Script;
  readonly settings: PipelineSettings;
  readonly thresholds: GateThresholds;
}

/**
 * Reads an untrusted value as a `gate/1` file: a `retrieval-corpus/1` with its questions, and, each
 * optional, pipeline settings over the shipped ones, thresholds over the project's own, refusals
 * and lies.
 *
 * Fails with `gate-file-invalid` (`place`, `reason`), `gate-unknown-question` (`place`, `question`:
 * a refusal or lie for a question the corpus does not ask, or one without an answer),
 * `gate-without-questions`, and as `parseRetrievalCorpus` does.
 */
export function parseGateFile(value: unknown): Result<GateFile> {
  const parsed = gateFileSchema.safeParse(value);
  if (!parsed.success) return invalid(parsed.error.issues[0]!);
  const { refusals, lies, thresholds } = parsed.data;
  const settings = settingsOver(parsed.data.settings);
  if (!settings.ok) return settings;
  const corpus = parseRetrievalCorpus(parsed.data.corpus);
  if (!corpus.ok) return corpus;
  const { questions } = corpus.value;
  const measured = questions.filter((each) => each.unanswerable || each.evidence.length > 0);
  if (measured.length === 0) return failure('gate-without-questions');
  for (const question of Object.keys(refusals)) {
    if (!questions.some(({ id }) => id === question)) {
      return failure('gate-unknown-question', { place: 'refusals', question });
    }
  }
  for (const { questionId } of lies) {
    if (!measured.some(({ id, unanswerable }) => id === questionId && !unanswerable)) {
      return failure('gate-unknown-question', { place: 'lies', question: questionId });
    }
  }
  return success({
    corpus: corpus.value,
    script: { refusals: new Map(Object.entries(refusals)), lies },
    settings: settings.value,
    thresholds,
  });
}

/** The shipped settings with some of them set otherwise. Fails with `gate-file-invalid`. */
export function settingsOver(given: Readonly<Record<string, unknown>>): Result<PipelineSettings> {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(SETTINGS, key));
  if (unknown !== undefined) {
    return failure('gate-file-invalid', {
      place: `settings.${unknown}`,
      reason: 'unknown-setting',
    });
  }
  const parsed = pipelineSettings.safeParse({ ...ABSTENTION_SETTINGS, ...given });
  if (parsed.success) return success(parsed.data);
  const issue = parsed.error.issues[0]!;
  return invalid({ code: issue.code, path: ['settings', ...issue.path] });
}

function invalid(issue: { readonly code: string; readonly path: readonly PropertyKey[] }) {
  const place = issue.path.map(String).join('.');
  return failure('gate-file-invalid', { place, reason: issue.code });
}
