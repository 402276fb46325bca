import { readFileSync } from 'node:fs';
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { goodAnswer, type RequestJson } from './responses-server';

/** What goes wrong with one call, the ways a connection does; or the status it is answered with. */
export type Fault = 'refused-stream' | 'goaway' | 'closed' | 'cut-answer' | number;

/** Of the tests' own, for the name of the real endpoint: nobody else trusts it. */
export const CERTIFICATE = {
  key: readFileSync('tests/e2e/certificate/key.pem'),
  cert: readFileSync('tests/e2e/certificate/cert.pem'),
};
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
};

/**
 * The Responses API over TLS and HTTP/2, as the real endpoint speaks it. `fault` says what becomes of
 * the nth POST.
 */
export class SecureServer {
  /** Every POST, with its key. */
  readonly arrivals: { readonly body: string; readonly authorization: string | undefined }[] = [];
  fault: (number: number) => Fault | undefined = () => undefined;
  /** POSTs whose answer left whole. */
  answered = 0;

  readonly #server: Http2SecureServer;
  readonly #sockets = new Set<TLSSocket>();

  constructor() {
    this.#server = createSecureServer(CERTIFICATE);
    this.#server.on('request', (request, response) => void this.#take(request, response));
    this.#server.on('secureConnection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('error', () => undefined);
    });
    this.#server.on('sessionError', () => undefined);
  }

  /** Listens; gives the port that the endpoint's name must lead to. */
  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #take(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS);
      response.end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    this.arrivals.push({ body, authorization: request.headers.authorization });
    const fault = this.fault(this.arrivals.length);
    const { stream } = response;
    if (fault === 'refused-stream') {
      stream.close(constants.NGHTTP2_REFUSED_STREAM);
      return;
    }
    if (fault === 'goaway') {
      // The last stream it says it took is the one before this.
      stream.session?.goaway(constants.NGHTTP2_NO_ERROR, Math.max(0, (stream.id ?? 1) - 2));
      stream.session?.destroy();
      return;
    }
    if (fault === 'closed') {
      request.socket.destroy();
      return;
    }
    const answer = Buffer.from(JSON.stringify(goodAnswer(JSON.parse(body) as RequestJson)));
    if (fault === 'cut-answer') {
      response.writeHead(200, { ...CORS, 'content-type': 'application/json' });
      response.write(answer.subarray(0, answer.length / 2), () => request.socket.destroy());
      return;
    }
    if (typeof fault === 'number') {
      const error = { type: 'invalid_request_error', code: 'again', message: 'Again.' };
      response.writeHead(fault, { ...CORS, 'content-type': 'application/json' });
      response.end(JSON.stringify({ error }));
      return;
    }
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' });
    response.end(answer);
    this.answered += 1;
  }
}
