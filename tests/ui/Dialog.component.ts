import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import Dialog from '../../src/ui/Dialog.svelte';
import { expectAccessible, show, textSnippet } from '../components/page';

const PROPS = { open: true, title: 'Keys', close: 'Close', children: textSnippet('p projects') };

describe('a dialog', () => {
  it('is named by its title and holds the focus', async () => {
    const page = await show(Dialog, PROPS);
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByText('p projects')).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    await expectAccessible();
  });

  it('closes by its button and by Escape, and leaves nothing behind', async () => {
    for (const close of ['button', 'Escape']) {
      const page = await show(Dialog, PROPS);
      await expect.element(page.getByRole('dialog')).toBeVisible();
      if (close === 'button') await page.getByRole('button', { name: 'Close' }).click();
      else await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(page.getByText('p projects')).not.toBeInTheDocument();
      await page.unmount();
    }
  });
});
