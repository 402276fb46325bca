import axe from 'axe-core';
import { createRawSnippet, type Component, type Snippet } from 'svelte';
import { render } from 'vitest-browser-svelte';
import { expect } from 'vitest';
import '../../src/ui/styles/base.css';
import '../../src/ui/styles/fonts.css';
import '../../src/ui/styles/print.css';
import '../../src/ui/styles/tokens.css';
import type { PageLanguage } from '../../src/words/language';
import Page from './Page.svelte';

/** Puts a component up alone, in the styles of the page and in a language of the interface. */
export async function show<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  language: PageLanguage = 'en',
) {
  return render(Page<Props>, { props: { component, props, language } });
}

/** Text as the content of a component. */
export function textSnippet(text: string): Snippet {
  return createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
}

/** No violation of the axe rules in what is shown; rules about whole pages are left out. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'document-title': { enabled: false },
      'html-has-lang': { enabled: false },
    },
  });
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
  ).toEqual([]);
}
