import { defineSpace } from '../space';
import { fitTfIdfSpace } from './tf-idf-space';

/** Terms weighed by (1 + ln tf) · idf. */
export const tfIdf = defineSpace({
  id: 'tf-idf',
  version: '1',
  parameters: {},
  constants: {},
  project: () => null,
  open: fitTfIdfSpace,
});
