import type { Language } from '../../../src/engine/text/language';

/** Writes numbers the way people do; a writer of its own, so that it can disagree with the reader. */

const ENGLISH = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ');
const ENGLISH_TENS = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FRENCH = (
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize ' +
  'dix-sept dix-huit dix-neuf'
).split(' ');
const FRENCH_TENS = 'x x vingt trente quarante cinquante soixante'.split(' ');

function english(value: number): string {
  if (value < 20) return ENGLISH[value]!;
  if (value < 100) {
    return ENGLISH_TENS[Math.floor(value / 10)]! + (value % 10 ? `-${ENGLISH[value % 10]}` : '');
  }
  if (value < 1000) {
    const rest = value % 100;
    return `${ENGLISH[Math.floor(value / 100)]} hundred${rest ? ` and ${english(rest)}` : ''}`;
  }
  const rest = value % 1000;
  const head = `${english(Math.floor(value / 1000))} thousand`;
  return rest === 0 ? head : `${head}${rest < 100 ? ' and' : ''} ${english(rest)}`;
}

function french(value: number, swiss: boolean): string {
  if (value < 20) return FRENCH[value]!;
  if (value < 70 || (swiss && value < 100)) {
    const tens =
      swiss && value >= 70
        ? ['septante', 'huitante', 'nonante'][Math.floor(value / 10) - 7]!
        : FRENCH_TENS[Math.floor(value / 10)]!;
    const unit = value % 10;
    return tens + (unit === 0 ? '' : unit === 1 ? ' et un' : `-${FRENCH[unit]}`);
  }
  if (value < 80) return value === 71 ? 'soixante et onze' : `soixante-${FRENCH[value - 60]}`;
  if (value < 100) return value === 80 ? 'quatre-vingts' : `quatre-vingt-${FRENCH[value - 80]}`;
  if (value < 1000) {
    const [hundreds, rest] = [Math.floor(value / 100), value % 100];
    const head = hundreds === 1 ? 'cent' : `${FRENCH[hundreds]} cent${rest ? '' : 's'}`;
    return rest ? `${head} ${french(rest, swiss)}` : head;
  }
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  const head =
    thousands === 1 ? 'mille' : `${french(thousands, swiss).replace(/(cent|vingt)s$/, '$1')} mille`;
  return rest ? `${head} ${french(rest, swiss)}` : head;
}

/** Spellings of a whole number from 2 to 999,999: digits, grouped digits, words. */
export function spellings(value: number, language: Language): string[] {
  const plain = String(value);
  const grouped = (mark: string) => plain.replace(/\B(?=(\d{3})+$)/g, mark);
  const digits = [plain, grouped(' '), grouped('\u202f'), grouped('\u00a0'), grouped('&nbsp;')];
  if (language === 'en') return [...digits, grouped(','), english(value)];
  const words = french(value, false);
  return [
    ...digits,
    words,
    words.replaceAll('-', ' '),
    words.replaceAll(' ', '-'),
    french(value, true),
  ];
}

/** A whole number in words: "trois", "three". */
export function inWords(value: number, language: Language): string {
  return language === 'fr' ? french(value, false) : english(value);
}
