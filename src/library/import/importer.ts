import { wrap, type Remote } from 'comlink';
import { failure, success, type LabError, type Result } from '../../engine/errors';
import type { FileGroup } from './group-files';
import { LARGEST_FILE, type ImportOptions } from './imported';
import type { ImportApi } from './import.worker';
import { fileKind, type ImportJob, type ReadFile } from './read-file';

/** A file as it was chosen, with its place in the folder it came from. */
export interface ChosenFile {
  readonly path: string;
  readonly file: Blob;
  /** Why it could not even be opened. */
  readonly fault?: LabError;
}

export type ChosenGroup = FileGroup<ChosenFile>;

/** How far one file is read: pages of a PDF. */
export type OnPage = (page: number, pages: number) => void;

/**
 * Reads files one after the other, away from the page's own thread wherever the format allows it.
 * Cancelling ends the worker in the middle of whatever it is doing.
 */
export class Importer {
  #worker: Worker | undefined;
  #api: Remote<ImportApi> | undefined;
  #abort = new AbortController();

  /** Fails as the readers of the formats do, with `file-too-large`, `file-unreadable` or `cancelled`. */
  async read(
    group: ChosenGroup,
    options: ImportOptions,
    onPage: OnPage,
  ): Promise<Result<ReadFile>> {
    const { signal } = this.#abort;
    const job = await jobOf(group);
    if (signal.aborted) return failure('cancelled');
    if (!job.ok) return job;
    if (job.value.kind === 'file') {
      const { name, bytes } = job.value;
      const kind = fileKind(name);
      if (kind === 'html') {
        const { readHtml } = await import('./html');
        return asRead(readHtml(bytes, name, options));
      }
      if (kind === 'pdf') {
        const { readPdf } = await import('./pdf');
        return asRead(await readPdf(bytes, name, { signal, onPage }));
      }
    }
    return this.#inWorker(job.value, options, signal);
  }

  /** Stops what is being read; the next file is read anew. */
  cancel(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.close();
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#api = undefined;
  }

  #inWorker(
    job: ImportJob,
    options: ImportOptions,
    signal: AbortSignal,
  ): Promise<Result<ReadFile>> {
    if (!this.#api) {
      this.#worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
      this.#api = wrap<ImportApi>(this.#worker);
    }
    const api = this.#api;
    const worker = this.#worker!;
    return new Promise((resolve) => {
      const end = (result: Result<ReadFile>): void => {
        signal.removeEventListener('abort', stop);
        resolve(result);
      };
      const stop = (): void => end(failure('cancelled'));
      signal.addEventListener('abort', stop);
      // A worker that cannot start, or that runs out of memory, answers nothing.
      worker.onerror = () => {
        this.close();
        end(failure('file-unreadable'));
      };
      api.read(job, options).then(end, () => end(failure('file-unreadable')));
    });
  }
}

function asRead(result: Result<ReadFile['imported']>): Result<ReadFile> {
  return result.ok ? success({ imported: result.value, digest: undefined }) : result;
}

async function jobOf(group: ChosenGroup): Promise<Result<ImportJob>> {
  if (group.kind === 'single') {
    const bytes = await bytesOf(group.file);
    return bytes.ok ? success({ kind: 'file', name: group.name, bytes: bytes.value }) : bytes;
  }
  const read = async (chosen: ChosenFile) => {
    const bytes = await bytesOf(chosen);
    return bytes.ok ? success({ name: chosen.path, bytes: bytes.value }) : bytes;
  };
  const corpus = await read(group.corpus);
  if (!corpus.ok) return corpus;
  const queries = await read(group.queries);
  if (!queries.ok) return queries;
  const qrels = [];
  for (const each of group.qrels) {
    const judged = await read(each);
    if (!judged.ok) return judged;
    qrels.push(judged.value);
  }
  const files = { corpus: corpus.value, queries: queries.value, qrels };
  return success({ kind: 'beir', name: group.name, files });
}

async function bytesOf({ path, file, fault }: ChosenFile): Promise<Result<Uint8Array>> {
  if (fault) return failure(fault.code, { ...fault.details, inner: path });
  if (file.size > LARGEST_FILE) {
    return failure('file-too-large', { inner: path, size: file.size, limit: LARGEST_FILE });
  }
  try {
    return success(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return failure('file-unreadable', { inner: path });
  }
}
