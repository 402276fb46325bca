import { dictionary } from './dictionary';
import type { OrderWords } from './en/order';

export type { OrderWords };

export const orderWords = dictionary<OrderWords>(
  import.meta.glob('./*/order.ts', { eager: true, import: 'words' }),
);
