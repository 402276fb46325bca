import { DEFAULT_SETTINGS, isAllowed, SETTING_NAMES, type PipelineSettings } from './settings';
import { z } from './zod-mini';

/**
 * The schema of settings that come from a file, a record or a bundle, made from the table of
 * `settings.ts`: a setting that is absent takes its preset, one that is not allowed is an issue at
 * its place, keys that are no setting are left behind.
 */
export const pipelineSettings = z.object(
  Object.fromEntries(
    SETTING_NAMES.map((key) => [
      key,
      z._default(
        z.custom<never>((value) => isAllowed(key, value)),
        DEFAULT_SETTINGS[key] as never,
      ),
    ]),
  ),
) as unknown as z.ZodMiniType<PipelineSettings>;
