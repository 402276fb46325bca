import type { CorpusManifest } from '../engine/corpus/manifest';
import type { TeachingCase } from '../engine/corpus/teaching-case';
import { nameIn, POOLED, pooledFirst } from './pooled';

/** What the folders of `corpus/order/` say of themselves; the cases of the protocol come first. */
export const CASES: readonly CorpusManifest[] = pooledFirst(
  POOLED.order,
  Object.values(
    import.meta.glob<CorpusManifest>('../../corpus/order/*/manifest.json', {
      eager: true,
      import: 'default',
    }),
  ),
);

const LOADERS = import.meta.glob<TeachingCase>('../../corpus/order/*/case.json', {
  import: 'default',
});

// The same three as POOLED.order, which a test holds: a glob must be written out.
const AT_ONCE = import.meta.glob<TeachingCase>(
  '../../corpus/order/{price,time,hosting}/case.json',
  { eager: true, import: 'default' },
);

/**
 * The teaching cases of the published protocol, in its order, there with the first screen. A test
 * reads each through `parseTeachingCase`, which the first screen then need not load.
 */
export const POOLED_CASES: readonly TeachingCase[] = POOLED.order.map(
  (id) => AT_ONCE[`../../corpus/order/${id}/case.json`]!,
);

/** A bundled case by its id, fetched where it is not there; undefined where there is none. */
export async function loadCase(id: string): Promise<TeachingCase | undefined> {
  return LOADERS[`../../corpus/order/${id}/case.json`]?.();
}

/** What the page calls a bundled case; undefined where there is none of that id. */
export function caseName(id: string, language: string): string | undefined {
  const manifest = CASES.find((each) => each.id === id);
  return manifest && nameIn(manifest, language);
}
