import { z } from 'zod';

// zod compiles validators with `new Function` unless told not to, which the content security
// policy of the page refuses. Everyone takes zod from here so that nobody forgets.
z.config({ jitless: true });

export { z };
