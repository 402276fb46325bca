import { test as base } from '@playwright/test';

/**
 * The test all others start from, in a browser asked to save data: the page then does not fetch the
 * other rooms ahead, which on two cores shared by two browsers takes time from what is looked at.
 * `sparesData: false` where fetching ahead is what is looked at.
 */
export const test = base.extend<{ sparesData: boolean }>({
  sparesData: [true, { option: true }],
  context: async ({ context, sparesData }, use) => {
    if (sparesData) {
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', {
          configurable: true,
          get: () => ({ saveData: true }),
        });
      });
    }
    await use(context);
  },
});
