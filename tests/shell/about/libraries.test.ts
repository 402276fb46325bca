import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONTS, LIBRARIES } from '../../../src/shell/about/libraries';

const read = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as {
    name: string;
    version: string;
    license: string;
    dependencies: Record<string, string>;
  };

describe('the libraries that the about page names', () => {
  it('are those of package.json, in the versions and under the licences that are installed', () => {
    const installed = Object.keys(read('package.json').dependencies).map((name) => {
      const { version, license } = read(`node_modules/${name}/package.json`);
      return { name, version, licence: license };
    });
    const named = [...FONTS, ...LIBRARIES].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(named).toEqual(installed.sort((a, b) => (a.name < b.name ? -1 : 1)));
  });

  it('are fonts where the licence is that of a font', () => {
    expect(FONTS.every(({ licence }) => licence === 'OFL-1.1')).toBe(true);
    expect(LIBRARIES.some(({ licence }) => licence === 'OFL-1.1')).toBe(false);
  });
});
