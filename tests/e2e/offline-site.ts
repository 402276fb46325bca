import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { SECURITY_HEADERS } from '../../src/shell/security-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A plain static host under a sub-path, which can be stopped, started again and given another build. */
export class OfflineSite {
  readonly path = '/classes/fragment-lab/';
  /** What was asked for, in order. */
  readonly asked: string[] = [];
  /** File names that answer with an error. */
  readonly broken = new Set<string>();
  folder: string;
  #server: Server | undefined;
  #port = 0;
  #sockets = new Set<Socket>();

  constructor(folder: string) {
    this.folder = folder;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => this.#answer(request.url ?? '/', response));
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.#port, resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  address(host = 'localhost'): string {
    return `http://${host}:${this.#port}${this.path}`;
  }

  #answer(url: string, response: ServerResponse): void {
    const path = normalize(decodeURIComponent(new URL(url, 'http://host').pathname));
    this.asked.push(path);
    const name = path.slice(this.path.length) || 'index.html';
    try {
      if (!path.startsWith(this.path) || this.broken.has(name)) throw new Error('not served');
      const bytes = readFileSync(join(this.folder, name));
      response.writeHead(200, {
        ...SECURITY_HEADERS,
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      });
      response.end(bytes);
    } catch {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end('<p>Not found</p>');
    }
  }
}

/**
 * A copy of a build as a later build would be: every hashed file has another name, and the page says
 * which version it is. Returns its folder and what removes it.
 */
export function laterBuild(built: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'fragment-lab-'));
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((name) => extname(name) !== '')
    .map((name) => name.slice(name.lastIndexOf('/') + 1));
  const later = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'v2$1')]));
  const rename = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|mjs|css|woff2)\b/g, (name) => later.get(name) ?? name);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!/\.(?:html|js|mjs|css)$/.test(name)) {
      if (name.startsWith('assets/') && extname(name) !== '') moveTo(path, rename(path));
      continue;
    }
    const text = rename(readFileSync(path, 'utf8'));
    rmSync(path);
    writeFileSync(
      name.startsWith('assets/') ? rename(path) : path,
      name === 'index.html' ? text.replace('<head>', '<head data-later>') : text,
    );
  }
  // The page changed, so a real build would list another revision of it.
  const worker = join(folder, 'sw.js');
  const listed = readFileSync(worker, 'utf8');
  writeFileSync(worker, listed.replace(/("revision":"?|revision:")([0-9a-f]{32})/g, '$1later-$2'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function moveTo(from: string, to: string): void {
  const bytes = readFileSync(from);
  rmSync(from);
  writeFileSync(to, bytes);
}
