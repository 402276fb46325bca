import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What the server does with one call. Without fields it answers 200 with `body`. */
export interface Action {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers without the header that lets a page read it. */
  readonly withoutCors?: boolean;
  /** Closes or resets the connection before any byte, inside the status line, or after half of the body. */
  readonly cut?: 'at-once' | 'reset' | 'half-status' | 'half-way';
  /** Waits for this before it answers. */
  readonly after?: Promise<unknown>;
}

interface Arrival {
  readonly headers: IncomingMessage['headers'];
  readonly url: string;
  readonly body: string;
}

/**
 * A server that speaks the Responses API over real HTTP on this machine, and keeps its own tally of
 * the calls that reached it. `script` says what to do with the nth call (from 1).
 */
export class ResponsesServer {
  readonly arrivals: Arrival[] = [];
  script: (number: number, body: RequestJson) => Action = (_number, body) => ({
    body: goodAnswer(body),
  });
  /** Closes the connection after each answer, so that none is used again. */
  closesConnections = false;
  refusesPreflight = false;

  #server: Server;
  /** Remembered: a page may still ask while the server closes. */
  #port = 0;
  #sockets = new Set<Socket>();

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  get endpoint(): string {
    return `${this.origin}/v1/responses`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const allowed = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-methods': 'POST',
      ...(this.closesConnections ? { connection: 'close' } : {}),
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(this.refusesPreflight ? 403 : 204, this.refusesPreflight ? {} : allowed);
      response.end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    this.arrivals.push({ headers: request.headers, url: request.url ?? '', body });
    const action = this.script(this.arrivals.length, JSON.parse(body) as RequestJson);
    await action.after;
    if (action.cut === 'at-once') {
      request.socket.destroy();
      return;
    }
    if (action.cut === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    if (action.cut === 'half-status') {
      request.socket.end('HTTP/1.1 2');
      return;
    }
    const text = typeof action.body === 'string' ? action.body : JSON.stringify(action.body ?? '');
    const bytes = Buffer.from(action.body === undefined ? '' : text);
    response.writeHead(action.status ?? 200, {
      'content-type': 'application/json',
      ...(action.withoutCors ? {} : allowed),
      'content-length': String(bytes.length),
      ...action.headers,
    });
    if (action.cut === 'half-way') {
      response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
      return;
    }
    response.end(bytes);
  }
}

/** What the tests read of a request. */
export interface RequestJson {
  readonly model: string;
  readonly input: string;
  readonly max_output_tokens: number;
  readonly text: { readonly format: { readonly name: string } };
}

export const INPUT_TOKENS = 500;
export const OUTPUT_TOKENS = 100;

/** An answer that quotes its first sentence exactly, with usage that adds up. */
export function goodAnswer(body: RequestJson, changes: object = {}): object {
  const first = /^\[(\w+)\] (.+)$/m.exec(body.input);
  const { name } = body.text.format;
  const text = JSON.stringify(
    name === 'judgement'
      ? { claims_made: 3, claims_supported: 2, relevance: 4 }
      : {
          answer: 'An answer.',
          ...(name.includes('evidence') && {
            evidence: [{ fact_id: first?.[1], quote: first?.[2] }],
          }),
          ...(name.includes('sufficiency') && { sufficient: true, missing: '' }),
        },
  );
  return {
    id: 'resp_test',
    object: 'response',
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: body.model,
    output: [
      { type: 'reasoning', summary: [] },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] },
    ],
    service_tier: 'default',
    usage: {
      input_tokens: INPUT_TOKENS,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: OUTPUT_TOKENS,
      output_tokens_details: { reasoning_tokens: 40 },
      total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
    },
    ...changes,
  };
}

/** What a good answer costs at the preset prices, in nano-USD. */
export const GOOD_COST = INPUT_TOKENS * 10_000 + OUTPUT_TOKENS * 50_000;
