/**
 * The one place where secrets are taken out of what came from a server or goes into a file: the key
 * in use wherever it stands, and in free text whatever looks like a key, an organisation or a
 * project.
 */

const KEY_SIGN = '[key]';

/** Names that providers give to keys, organisations, projects and users, with what follows. */
const LOOKS_SECRET =
  /\b(?:sk|pk|rk|sess|org|proj|user|key|svcacct)[-_](?=[A-Za-z0-9*_-]{3})[A-Za-z0-9*_.-]*[A-Za-z0-9*]/g;
const BEARER = /\bbearer\s+[^\s"',;]+/gi;

/** Takes the key itself out of a text, as it is and as addresses, JSON and base64 write it. */
export function withoutKey(text: string, key: string): string {
  if (key === '') return text;
  let clean = text;
  for (const form of formsOf(key)) clean = clean.replaceAll(form, KEY_SIGN);
  return clean;
}

/** Free text of a server, such as an error message: key and look-alikes masked, cut to `limit`. */
export function maskedText(text: string, key: string, limit = 1000): string {
  return withoutKey(text, key)
    .replace(BEARER, 'Bearer [key]')
    .replace(LOOKS_SECRET, (found) => `${found.slice(0, found.search(/[-_]/) + 1)}…`)
    .slice(0, limit);
}

/** True where a text that is about to leave the page holds the key in any of its forms. */
export function holdsKey(text: string, key: string): boolean {
  return key !== '' && formsOf(key).some((form) => text.includes(form));
}

function formsOf(key: string): string[] {
  const forms = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1), btoa(key)];
  // The longest first: a form that contains another must go whole.
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
