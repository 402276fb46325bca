import { add, printDecimal, type Decimal } from './decimal';
import { readNumber } from './numbers';
import { isFunctionWord, isWord } from './pack';
import { reading } from './quantity';
import { isGlued, isMark, isNear, wordAt, type Scan } from './scan';
import { baseOf, unitAt } from './units';

/** "2 ans et 6 mois", "1 h 30", "3 min 20 s": the sum, in the smallest unit named. */
export function withSmaller(scan: Scan, value: Decimal, unit: string, index: number) {
  let total = value;
  let current = unit;
  let to = index;
  for (let step = 0; step < 3; step++) {
    const part = smallerPart(scan, current, to);
    if (!part) break;
    const [, larger] = baseOf(current);
    const [, smaller] = baseOf(part.unit);
    total = add({ units: total.units * (larger / smaller), scale: total.scale }, part.value);
    current = part.unit;
    to = part.to;
  }
  return to === index ? null : { reading: reading('duration', printDecimal(total), current), to };
}

function smallerPart(scan: Scan, unit: string, index: number) {
  const comma = isMark(scan, index, ',') ? 1 : 0;
  const joint = isWord(scan, index + comma, 'and') ? comma + 1 : comma;
  const at = index + joint;
  if (!isNear(scan, at)) return null;
  const number = readNumber(scan, at);
  const value = number?.values[0];
  if (!number || !value || value.scale > 0 || value.units <= 0n) return null;
  const next = unitAt(scan, number.to, number.digits);
  if (!next) {
    // "1 h 30" leaves its minutes unsaid.
    const minutes =
      unit === 'hour' && joint === 0 && number.plain?.length === 2 && value.units < 60n;
    const free =
      wordAt(scan, number.to) === '' || isGlued(scan, at) || isFunctionWord(scan, number.to);
    return minutes && free ? { value, unit: 'minute', to: number.to } : null;
  }
  const name = next.units[0] ?? '';
  const [base, larger] = baseOf(unit);
  const [otherBase, smaller, divisor] = baseOf(name);
  const fits = next.kind === 'duration' && base === otherBase && divisor === 1n && larger > smaller;
  return fits && larger % smaller === 0n && value.units < larger / smaller
    ? { value, unit: name, to: next.to }
    : null;
}
