import { failure, success, type Result } from '../engine/errors';

export const OPENAI_ENDPOINT = 'https://api.openai.com/v1/responses';

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];
/** Whatever stands before it: servers put the API under a prefix of their own. */
const RESPONSES_PATH = /\/responses$/;

/**
 * The only addresses a key may be sent to: OpenAI's, or the Responses API over plain http on this
 * machine. Returns the address as the browser will use it; fails with `endpoint-unreadable` or
 * `endpoint-not-allowed`.
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
  const isResponses = RESPONSES_PATH.test(url.pathname);
  return isLocal && isPlain && isResponses
    ? success(url.href)
    : failure('endpoint-not-allowed', { place: url.origin + url.pathname });
}

/** The same for an address that was read before: it must be, to the letter, what reading it gives. */
export function checkEndpoint(endpoint: string): Result<string> {
  const parsed = parseEndpoint(endpoint);
  if (!parsed.ok || parsed.value === endpoint) return parsed;
  return failure('endpoint-not-allowed', { place: endpoint });
}

export function isLocalEndpoint(endpoint: string): boolean {
  return endpoint !== OPENAI_ENDPOINT;
}

/**
 * True where a request to `endpoint` can carry a streamed body, which a browser sends once: it needs
 * a browser that streams requests, and HTTP/2 or later, which none speaks without TLS.
 */
export function canStreamTo(endpoint: string): boolean {
  return endpoint.startsWith('https:') && streamsRequests();
}

/** A browser that does not stream asks for no `duplex`, and makes text of the stream. */
function streamsRequests(): boolean {
  let isAsked = false;
  try {
    const init = {
      method: 'POST',
      body: new ReadableStream(),
      get duplex() {
        isAsked = true;
        return 'half';
      },
    };
    const request = new Request(OPENAI_ENDPOINT, init);
    return isAsked && !request.headers.has('content-type');
  } catch {
    return false;
  }
}
