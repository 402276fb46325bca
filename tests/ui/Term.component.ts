import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import Term from '../../src/ui/Term.svelte';
import { expectAccessible, show, textSnippet } from '../components/page';

describe('a word of the vocabulary', () => {
  it('opens its definition by click, with the word of the other language and a way to more', async () => {
    const page = await show(Term, { id: 'chunk', children: textSnippet('chunk') });
    await page.getByRole('button', { name: 'chunk' }).click();
    await expect.element(page.getByText('fragment')).toBeVisible();
    const more = page.getByRole('link');
    await expect.element(more).toHaveAttribute('href', '#/glossary?term=chunk&lang=en');
    await expectAccessible();
  });

  it('opens by keyboard and closes by Escape', async () => {
    const page = await show(Term, { id: 'chunk', about: 'Size' }, 'fr');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('link')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });
});
