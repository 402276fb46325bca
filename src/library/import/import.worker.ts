import { expose } from 'comlink';
import type { Result } from '../../engine/errors';
import type { ImportOptions } from './imported';
import { readFile, type ImportJob, type ReadFile } from './read-file';

export interface ImportApi {
  read(job: ImportJob, options: ImportOptions): Promise<Result<ReadFile>>;
}

expose({ read: readFile } satisfies ImportApi);
