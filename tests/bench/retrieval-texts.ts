import { createGenerator } from '../../src/engine/statistics/generator';

/** Texts whose words stand between single spaces, so that every engine indexes the same terms. */
export interface BenchTexts {
  readonly name: string;
  readonly texts: readonly string[];
  /** Each a list of distinct terms taken from one text. */
  readonly queries: readonly (readonly string[])[];
}

const VOCABULARY = 50_000;
const TERMS_A_TEXT = 110;
const QUERIES = 300;
const TERMS_A_QUERY = 4;
/** Zipf's law after Mandelbrot, 1 / (rank + shift): a text whose stop words are taken out. */
const SHIFT = 20;

/** A pronounceable word for a rank; shorter for the frequent ones. */
function wordOf(rank: number): string {
  const consonants = 'bcdfgklmnprstvz';
  const vowels = 'aeiou';
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / 75)) {
    word += consonants[rest % 15]! + vowels[Math.floor(rest / 15) % 5]!;
  }
  return word;
}

function queriesFrom(texts: readonly string[], seed: string): string[][] {
  const generator = createGenerator(`${seed}/queries`);
  return Array.from({ length: QUERIES }, () => {
    const words = texts[generator.below(texts.length)]!.split(' ');
    const terms = new Set<string>();
    for (let draw = 0; draw < 50 && terms.size < TERMS_A_QUERY; draw += 1) {
      terms.add(words[generator.below(words.length)]!);
    }
    return [...terms];
  });
}

/** `size` texts of about 110 terms drawn by the law above from 50,000 words. */
export function zipfTexts(size: number): BenchTexts {
  const seed = `bench/zipf/${size}`;
  const generator = createGenerator(seed);
  const words = Array.from({ length: VOCABULARY }, (_, rank) => wordOf(rank));
  const cumulative = new Float64Array(VOCABULARY);
  let sum = 0;
  for (let rank = 0; rank < VOCABULARY; rank += 1) {
    sum += 1 / (rank + SHIFT);
    cumulative[rank] = sum;
  }
  const draw = () => {
    const wanted = ((generator.bits() >>> 0) / 2 ** 32) * sum;
    let low = 0;
    let high = VOCABULARY - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (cumulative[middle]! <= wanted) low = middle + 1;
      else high = middle;
    }
    return words[low]!;
  };
  const texts = Array.from({ length: size }, () => {
    const length = TERMS_A_TEXT - 30 + generator.below(61);
    return Array.from({ length }, draw).join(' ');
  });
  return { name: `zipf ${size}`, texts, queries: queriesFrom(texts, seed) };
}

/** Texts that the caller brings, each already reduced to its terms. */
export function givenTexts(name: string, texts: readonly string[]): BenchTexts {
  return { name, texts, queries: queriesFrom(texts, `bench/${name}`) };
}
