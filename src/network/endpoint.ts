import { failure, success, type Result } from '../engine/errors';

export const OPENAI_ENDPOINT = 'https://api.openai.com/v1/responses';

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * The only addresses a key may be sent to: OpenAI's, or plain http on this machine. Returns the
 * address as the browser will use it; fails with `endpoint-unreadable` or `endpoint-not-allowed`.
 */
export function parseEndpoint(text: string): Result<string> {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return failure('endpoint-unreadable');
  }
  if (url.href === OPENAI_ENDPOINT) return success(url.href);
  const isLocal = url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname);
  const isPlain =
    url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isLocal && isPlain ? success(url.href) : failure('endpoint-not-allowed');
}

export function isLocalEndpoint(endpoint: string): boolean {
  return endpoint !== OPENAI_ENDPOINT;
}
