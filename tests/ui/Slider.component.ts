import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import Slider from '../../src/ui/Slider.svelte';
import { expectAccessible, show } from '../components/page';

const SHARE = { label: 'λ', value: 0.1, low: 0, high: 1, step: 0.05 };

describe('a slider', () => {
  it('says its value as the language of the page writes numbers', async () => {
    const english = await show(Slider, { ...SHARE, onMove: vi.fn() });
    await expect.element(english.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.10');
    await english.unmount();
    const french = await show(Slider, { ...SHARE, onMove: vi.fn() }, 'fr');
    await expect.element(french.getByRole('slider')).toHaveAttribute('aria-valuetext', '0,10');
    await expectAccessible();
  });

  it('shows whole numbers whole', async () => {
    const page = await show(Slider, {
      ...SHARE,
      value: 5,
      low: 1,
      high: 9,
      step: 1,
      onMove: vi.fn(),
    });
    await expect.element(page.getByRole('status')).toHaveTextContent(/^5$/);
  });

  it('tells every move, and when it is let go', async () => {
    const onMove = vi.fn();
    const onSettle = vi.fn();
    const page = await show(Slider, { ...SHARE, onMove, onSettle });
    await page.getByRole('slider').click({ position: { x: 2, y: 10 } });
    expect(onMove).toHaveBeenLastCalledWith(0);
    expect(onSettle).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    expect(onMove).toHaveBeenLastCalledWith(0.05);
    expect(onSettle).toHaveBeenCalledTimes(2);
  });
});
