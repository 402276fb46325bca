import type { PageLanguage } from '../../words/language';
import { writePlace } from '../place';

/** The whole address of a place of this page, wherever the page is served from. */
export function addressOf(
  href: string,
  room: string,
  query: URLSearchParams,
  language: PageLanguage,
): string {
  const whole = new URLSearchParams(query);
  whole.set('lang', language);
  const url = new URL(href);
  url.hash = writePlace(room, whole);
  return url.href;
}

/** The same state of the Order lab with its outcome covered until a prediction is made. */
export function predictionFirst(query: URLSearchParams): URLSearchParams {
  const covered = new URLSearchParams(query);
  covered.set('predict', 'yes');
  return covered;
}

/** The same state of the Order lab with its outcome in view. */
export function inView(query: URLSearchParams): URLSearchParams {
  const open = new URLSearchParams(query);
  open.delete('predict');
  return open;
}
