import * as z from 'zod/mini';

// The small form of zod, for the schemas that the first screen needs; see `zod.ts` for `jitless`.
z.config({ jitless: true });

export { z };
