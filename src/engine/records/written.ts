import type { z } from '../zod';

type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** What a schema of this folder reads, and what is built to be written by it: never changed. */
export type Written<Schema extends z.ZodType> = Immutable<z.infer<Schema>>;
