import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import { page as frame, userEvent } from 'vitest/browser';
import Scroll from '../../src/ui/Scroll.svelte';
import { expectAccessible, show } from '../components/page';

const wide = createRawSnippet(() => ({
  render: () =>
    '<table style="width: 60rem"><tbody><tr><td>first</td><td>last</td></tr></tbody></table>',
}));

describe('room for a wide table', () => {
  it('bears a name, takes the keyboard and says there is more only where it scrolls', async () => {
    await frame.viewport(1280, 900);
    const page = await show(Scroll, { label: 'Policies', children: wide });
    await expect.element(page.getByText('last')).toBeVisible();
    expect(page.getByRole('group').query()).toBeNull();
    await frame.viewport(390, 844);
    const group = page.getByRole('group', { name: 'Policies' });
    await expect.element(group).toHaveAttribute('tabindex', '0');
    await expect.element(page.getByText('↔', { exact: false })).toBeVisible();
    await expectAccessible();
    (group.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => group.element().scrollLeft).toBeGreaterThan(0);
    await frame.viewport(1280, 900);
    await expect.element(group).not.toBeInTheDocument();
  });
});
