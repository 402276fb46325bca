/** A set of files that are read as one: a BEIR folder, or a single file. */
export type FileGroup<F> =
  | { readonly kind: 'single'; readonly name: string; readonly file: F }
  | {
      readonly kind: 'beir';
      readonly name: string;
      readonly corpus: F;
      readonly queries: F;
      readonly qrels: readonly F[];
    };

interface Named {
  /** With its folders, as it was dropped: "scifact/qrels/test.tsv". */
  readonly path: string;
}

/** Files a folder holds that nobody means to import. */
const SYSTEM_FILE = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|__MACOSX\/.*)$/i;

function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Puts files together that belong together: `corpus.jsonl` and `queries.jsonl` of one folder, with
 * the `.tsv` files of that folder and of its `qrels`. Everything else stands alone; the files of an
 * operating system are left out.
 */
export function groupFiles<F extends Named>(files: readonly F[]): FileGroup<F>[] {
  const wanted = files.filter(({ path }) => !SYSTEM_FILE.test(path));
  const taken = new Set<F>();
  const groups: FileGroup<F>[] = [];
  for (const corpus of wanted) {
    if (baseOf(corpus.path) !== 'corpus.jsonl') continue;
    const folder = folderOf(corpus.path);
    const inFolder = (path: string) => folderOf(path) === folder;
    const queries = wanted.find(({ path }) => inFolder(path) && baseOf(path) === 'queries.jsonl');
    if (!queries) continue;
    const judgements = folder === '' ? 'qrels' : `${folder}/qrels`;
    const qrels = wanted.filter(
      ({ path }) => /\.tsv$/i.test(path) && (inFolder(path) || folderOf(path) === judgements),
    );
    for (const file of [corpus, queries, ...qrels]) taken.add(file);
    groups.push({ kind: 'beir', name: baseOf(folder) || 'BEIR', corpus, queries, qrels });
  }
  for (const file of wanted) {
    if (!taken.has(file)) groups.push({ kind: 'single', name: file.path, file });
  }
  return groups;
}
