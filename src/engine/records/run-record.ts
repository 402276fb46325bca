import { pipelineSettings } from '../settings-schema';
import { writableText } from '../text/writable-text';
import { z } from '../zod';

/** The labs whose runs are kept here, and the lessons, by the name of their room. */
const LABS = ['order', 'neighbours', 'abstention', 'lesson'] as const;

/** UTF-16 code units, and tags a run; a bundle that goes beyond is refused. */
export const LIMITS = {
  name: 200,
  note: 10_000,
  tags: 20,
  tag: 60,
  place: 200_000,
  title: 4000,
} as const;

const CONTROLS = /\p{Cc}+/gu;
/** Something that has ink: neither white space nor a character that only steers others. */
const INK = /[^\s\p{C}\p{Z}\p{M}]/u;

/**
 * A name that can be read, on one line: buttons and lists call a run by it. Undefined where nothing
 * of `name` would show.
 */
export function readableName(name: string): string | undefined {
  const line = writableText(name.replace(CONTROLS, ' ').trim(), LIMITS.name);
  return INK.test(line) ? line : undefined;
}

/** A name for a run whose own shows nothing. */
export function nameOf({ name, lab, id }: Pick<RunRecord, 'name' | 'lab' | 'id'>): string {
  return readableName(name) ?? `${lab} ${id.slice(0, 8)}`;
}

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().min(1).max(300);
const line = z.string().max(2000);
/** Anything that came out of `readJson`: depth and keys were checked there. */
const json = z.unknown();

/**
 * The settings of a run as they stood, not as today's schema would complete them: a setting the
 * schema knows must be one it allows, one it does not know (a later lab's) is kept as it is.
 */
const settings = z.record(z.string(), json).superRefine((value, context) => {
  const parsed = pipelineSettings.safeParse(value);
  for (const issue of parsed.error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: issue.path, params: { reason: issue.code } });
  }
});

/**
 * One kept run of a lab. Everything but `name`, `note` and `tags`, which a person may edit, is
 * covered by the digest of integrity. See README.md beside this file for each field.
 */
export const runRecord = z.strictObject({
  schema: z.literal('run/1'),
  id: z.uuid(),
  lab: z.enum(LABS),
  kind: identifier.optional(),
  name: z.string().max(LIMITS.name),
  note: z.string().max(LIMITS.note),
  tags: z.array(z.string().min(1).max(LIMITS.tag)).max(LIMITS.tags),
  createdAt: z.iso.datetime(),
  versions: z.strictObject({
    app: identifier,
    /**
     * Versioned rules it used, by what they are for: lexical, terms, generator, ... The parts are named
     * with their family, `policy/scar`; runs saved before parts had versions name none.
     */
    profiles: z.record(identifier, identifier),
  }),
  /** Of the interface, as a tag (BCP 47): the page may learn others, the engine knows none of them. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .max(35),
  corpus: z.strictObject({
    id: identifier,
    title: z.string().max(LIMITS.title),
    digest,
    bundled: z.boolean(),
    licence: line,
  }),
  question: z.string().max(10_000).optional(),
  settings,
  place: z
    .string()
    .max(LIMITS.place)
    .regex(/^[^#\s]*$/),
  prediction: json.optional(),
  result: json,
  reproduction: digest,
  integrity: digest,
});

export type RunRecord = z.infer<typeof runRecord>;
export type LabId = RunRecord['lab'];
export type CorpusReference = RunRecord['corpus'];
