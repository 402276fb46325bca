import type { Part } from '../parts/part';

/** Versions of parts by family and id, as `versions.profiles` of a run names them. */
export type Versions = Readonly<Record<string, string>>;

/** The version of a part, under its family and id; nothing where there is no part. */
export const versionOf = (family: string, part: Pick<Part, 'id' | 'version'> | null): Versions =>
  part ? { [`${family}/${part.id}`]: part.version } : {};
