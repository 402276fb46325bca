import { defineSpace } from '../space';
import { fitLexicalSpace } from './lexical-space';

/** Distinct terms, all of one weight. */
export const lexical = defineSpace({
  id: 'lexical',
  version: '1',
  parameters: {},
  constants: {},
  project: () => null,
  open: fitLexicalSpace,
});
