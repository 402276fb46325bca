import type { ReadingText } from '../core/reading-text';
import { reading, type Reading } from '../core/quantity';

/** A web or mail address, in units of the reading text. */
export interface WebAddress {
  readonly reading: Reading;
  readonly start: number;
  readonly end: number;
}

/** Ends of names that are no words of either language. */
const TOP_LEVELS: ReadonlySet<string> = new Set(
  'com fr org net eu io info gov edu uk ch be ca de lu dev app gouv biz coop paris example'.split(
    ' ',
  ),
);

/** Longer runs without a space are no addresses; they are passed over in one step. */
const MAX_RUN = 2048;

/** Finds e-mail addresses, URLs and bare domains; one pass over runs without white space. */
export function findWebAddresses(text: ReadingText): WebAddress[] {
  const found: WebAddress[] = [];
  const { folded } = text;
  let position = 0;
  while (position < folded.length) {
    if (isSpace(folded.charCodeAt(position))) {
      position += 1;
      continue;
    }
    let end = position + 1;
    let marked = false;
    while (end < folded.length && !isSpace(folded.charCodeAt(end))) {
      const code = folded.charCodeAt(end);
      marked ||= code === 64 || code === 46;
      end += 1;
    }
    if (marked && end - position <= MAX_RUN) readRun(folded, position, end, found);
    position = end;
  }
  return found;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function readRun(text: string, start: number, end: number, found: WebAddress[]): void {
  let position = start;
  while (position < end) {
    const address = readUrl(text, position, end) ?? readMail(text, position, end);
    if (address) {
      found.push(address);
      position = address.end;
    } else {
      // Addresses begin where a word begins.
      while (position < end && isNameUnit(text, position)) position += 1;
      while (position < end && !isNameUnit(text, position)) position += 1;
    }
  }
}

function isNameUnit(text: string, position: number): boolean {
  return /[\p{L}\p{N}._+-]/u.test(text.charAt(position));
}

/** "https://...", "www...", or a bare domain with a path or not. */
function readUrl(text: string, start: number, end: number): WebAddress | null {
  const scheme = /^(?:https?|ftp):\/\//.exec(text.slice(start, start + 8));
  const hostStart = start + (scheme?.[0].length ?? 0);
  let hostEnd = hostStart;
  while (hostEnd < end && /[\p{L}\p{N}.-]/u.test(text.charAt(hostEnd))) hostEnd += 1;
  if (text.charAt(hostEnd) === '@') return null;
  const host = trimmedHost(text.slice(hostStart, hostEnd));
  const labels = host.split('.');
  const named = labels.length >= 2 && labels.every((label) => label !== '');
  const last = labels[labels.length - 1] ?? '';
  const known = TOP_LEVELS.has(last) || (labels[0] === 'www' && labels.length >= 3);
  if (!named || (!scheme && !known) || /^\d/.test(last)) return null;
  let stop = hostStart + host.length;
  if (/[/?#:]/.test(text.charAt(stop)) && stop < end) {
    while (stop < end && !'<>"»”'.includes(text.charAt(stop))) stop += 1;
    stop = trimmedEnd(text, hostStart + host.length, stop);
  }
  const rest = text.slice(hostStart + host.length, stop).replace(/\/$/, '');
  const value = `${host.replace(/^www\./, '')}${rest}`;
  return { reading: reading('url', value), start, end: stop };
}

function trimmedHost(host: string): string {
  let end = host.length;
  while (end > 0 && '.-'.includes(host.charAt(end - 1))) end -= 1;
  return host.slice(0, end);
}

/** Punctuation that closes the sentence, or a bracket that was opened before, is not the URL's. */
function trimmedEnd(text: string, start: number, stop: number): number {
  let end = stop;
  while (end > start) {
    const last = text.charAt(end - 1);
    const bracket = last === ')' && !text.slice(start, end).includes('(');
    if (!".,;:!?…'*_]".includes(last) && !bracket) break;
    end -= 1;
  }
  return end;
}

function readMail(text: string, start: number, end: number): WebAddress | null {
  let at = start;
  while (at < end && at - start <= 64 && isNameUnit(text, at)) at += 1;
  if (at === start || text.charAt(at) !== '@') return null;
  let stop = at + 1;
  while (stop < end && /[\p{L}\p{N}.-]/u.test(text.charAt(stop))) stop += 1;
  const host = trimmedHost(text.slice(at + 1, stop));
  if (!host.includes('.') || host.startsWith('.')) return null;
  const to = at + 1 + host.length;
  return { reading: reading('email', text.slice(start, to)), start, end: to };
}
