import { success, type Result } from '../engine/errors';
import { checkEndpoint } from './endpoint';
import type { Send, WireResult } from './wire';

/** How long one call may take, its answer included. */
const CALL_TIMEOUT = 120_000;
/** Bytes of an answer that is read: far above any answer, far below what hurts a page. */
const LARGEST_ANSWER = 8_000_000;

export interface ClientOptions {
  readonly endpoint: string;
  /** An empty key sends no header (a server on one's own machine). */
  readonly key: string;
  readonly streamedBody: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
}

/**
 * The only code of the product that reaches a network. One request a call, never a second: no
 * header but `authorization` and `content-type`, no cookie, no referrer, no cache, no redirect.
 * Fails as `checkEndpoint` does: a plan may have been changed since its endpoint was read.
 */
export function responsesClient(options: ClientOptions): Result<Send> {
  const endpoint = checkEndpoint(options.endpoint);
  if (!endpoint.ok) return endpoint;
  return success(async (bodyText) => {
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), options.timeout ?? CALL_TIMEOUT);
    let httpStatus = 0;
    try {
      const response = await fetch(endpoint.value, request(options, bodyText, control.signal));
      httpStatus = response.status;
      return await readAnswer(response);
    } catch {
      if (control.signal.aborted) return { kind: 'fault', code: 'timeout', httpStatus };
      return { kind: 'fault', code: httpStatus === 0 ? 'network' : 'cut', httpStatus };
    } finally {
      clearTimeout(timer);
    }
  });
}

function request(options: ClientOptions, bodyText: string, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (options.key !== '') headers.authorization = `Bearer ${options.key}`;
  const init: RequestInit = {
    method: 'POST',
    headers,
    body: bodyText,
    mode: 'cors',
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  };
  if (!options.streamedBody) return init;
  // A stream is used up by sending it: the browser cannot send it again behind our back.
  const body = new Blob([bodyText]).stream();
  return { ...init, body, duplex: 'half' } as RequestInit;
}

/** The text of an answer, read before anything is made of it; the status survives whatever it holds. */
async function readAnswer(response: Response): Promise<WireResult> {
  const httpStatus = response.status;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = response.body?.getReader();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > LARGEST_ANSWER) {
      await reader.cancel().catch(() => undefined);
      return { kind: 'fault', code: 'too-large', httpStatus };
    }
    try {
      text += decoder.decode(value, { stream: true });
    } catch {
      return { kind: 'fault', code: 'not-utf-8', httpStatus };
    }
  }
  try {
    text += decoder.decode();
  } catch {
    return { kind: 'fault', code: 'not-utf-8', httpStatus };
  }
  return { kind: 'answer', httpStatus, text };
}
