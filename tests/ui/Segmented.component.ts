import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import Segmented from '../../src/ui/Segmented.svelte';
import { expectAccessible, show } from '../components/page';

const OPTIONS = [
  { value: 1, label: 'one' },
  { value: 2, label: 'two', hint: 'the second' },
  { value: 3, label: 'three' },
];

describe('a choice of a few', () => {
  it('is a group of radio buttons under its label, with the value chosen', async () => {
    const page = await show(Segmented, {
      label: 'Size',
      options: OPTIONS,
      value: 2,
      onChoose: vi.fn(),
    });
    await expect.element(page.getByRole('group', { name: 'Size' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'two' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'three' })).not.toBeChecked();
    await expectAccessible();
  });

  it('tells what is chosen, by pointer and by arrow keys', async () => {
    const onChoose = vi.fn();
    const page = await show(Segmented, { label: 'Size', options: OPTIONS, value: 1, onChoose });
    await page.getByText('three').click();
    expect(onChoose).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowUp}');
    expect(onChoose).toHaveBeenLastCalledWith(2);
  });

  it('keeps its label for screen readers where it is not shown', async () => {
    const page = await show(Segmented, {
      label: 'Size',
      options: OPTIONS,
      value: 1,
      onChoose: vi.fn(),
      labelled: false,
    });
    await expect.element(page.getByRole('group', { name: 'Size' })).toBeInTheDocument();
    expect(page.getByText('Size').element().getBoundingClientRect().width).toBeLessThan(2);
  });
});
