import { reading, type Found } from './quantity';

/** The decade that two or four digits name; both hundreds where two do. Null when it is none. */
export function decade(digits: string, to: number): Found | null {
  if (!digits.endsWith('0')) return null;
  if (digits.length === 2) {
    const tens = digits.charAt(0);
    const recent = Number(tens) <= 1 ? ['20', '19'] : tens === '2' ? ['19', '20'] : ['19', '18'];
    return { readings: recent.map((hundreds) => reading('date', `${hundreds}${tens}X`)), to };
  }
  if (digits.length !== 4) return null;
  const readings = [reading('date', `${digits.slice(0, 3)}X`)];
  // "the 1800s" is a century to most writers, a decade to some.
  if (digits.endsWith('00')) readings.unshift(reading('date', `${digits.slice(0, 2)}XX`));
  return { readings, to };
}
