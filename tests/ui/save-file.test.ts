import { describe, expect, it, vi } from 'vitest';
import { saveFile, type SavingPlatform } from '../../src/ui/save-file';

const file = new File(['{}'], 'fragment-lab-runs-2026-03-01.json', { type: 'application/json' });

function platform(change: Partial<SavingPlatform> = {}) {
  const steps: string[] = [];
  const made: SavingPlatform = {
    prefersSharing: false,
    canShare: () => true,
    share: async () => void steps.push('share'),
    createUrl: () => 'blob:1',
    revokeUrl: (url) => steps.push(`revoke ${url}`),
    clickLink: (url, name) => steps.push(`click ${url} ${name}`),
    later: (work, milliseconds) => {
      steps.push(`wait ${milliseconds >= 10_000}`);
      work();
    },
    ...change,
  };
  return { made, steps };
}

const DOWNLOAD = [`click blob:1 ${file.name}`, 'wait true', 'revoke blob:1'];

describe('saveFile (IDB-19)', () => {
  it('downloads under its name and lets the address live for a while', async () => {
    const { made, steps } = platform();
    expect(await saveFile(file, made)).toBe('downloaded');
    expect(steps).toEqual(DOWNLOAD);
  });

  it('opens the share sheet where that is the way, and only if it takes such a file', async () => {
    const phone = platform({ prefersSharing: true });
    expect(await saveFile(file, phone.made)).toBe('shared');
    expect(phone.steps).toEqual(['share']);
    for (const change of [
      { canShare: () => false },
      { canShare: undefined },
      { share: undefined },
    ]) {
      const other = platform({ prefersSharing: true, ...change });
      expect(await saveFile(file, other.made)).toBe('downloaded');
      expect(other.steps).toEqual(DOWNLOAD);
    }
  });

  it('tells a cancelled sheet from one that did not open', async () => {
    const fails = (name: string) =>
      platform({
        prefersSharing: true,
        share: vi.fn().mockRejectedValue(new DOMException('', name)),
      });
    expect(await saveFile(file, fails('AbortError').made)).toBe('cancelled');
    const refused = fails('NotAllowedError');
    expect(await saveFile(file, refused.made)).toBe('downloaded');
    expect(refused.steps).toEqual(DOWNLOAD);
  });
});
