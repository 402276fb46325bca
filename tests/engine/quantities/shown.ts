import type { Quantity } from '../../../src/engine/quantities';

/** "kind value unit"; a range as "range from..to unit". */
export function shown({ kind, value, unit }: Pick<Quantity, 'kind' | 'value' | 'unit'>): string {
  const text = typeof value === 'string' ? value : `${value.from}..${value.to}`;
  return unit === null ? `${kind} ${text}` : `${kind} ${text} ${unit}`;
}
