/** A file of the build. Without a revision its name already holds a digest of what is in it. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What the service worker stands on; handed in so that tests need no browser. */
export interface Surroundings {
  readonly caches: CacheStorage;
  readonly bring: (url: string, options: RequestInit) => Promise<Response>;
  /** The folder the page is served from, with its slash at the end. */
  readonly scope: URL;
}

/** Large tables for PDFs in Chinese, Japanese and Korean: kept once a PDF asked for them. */
const ON_DEMAND = 'assets/cmaps/';
const HASHED = 'assets/';
const PAGE = 'index.html';
const ATTEMPTS = 3;
const AT_ONCE = 4;
const OWN_ADDRESS = /(?:src|href)="\.\/(assets\/[^"]+)"/g;

/**
 * One version of the page, whole, in a cache of its own. The caches of earlier versions stay beside
 * it, so that a tab still running one finds its parts.
 */
export class Precache {
  readonly #files: readonly BuiltFile[];
  readonly #world: Surroundings;
  readonly #urls: ReadonlySet<string>;
  #named: Promise<string> | undefined;

  constructor(files: readonly BuiltFile[], world: Surroundings) {
    this.#files = files;
    this.#world = world;
    this.#urls = new Set(files.map((file) => file.url));
  }

  /**
   * Fetches every file that is not here yet: what an interrupted attempt or an earlier version kept is
   * taken from there. Throws where a file cannot be had as it was built.
   */
  async fill(): Promise<void> {
    const { caches } = this.#world;
    const name = await this.#name();
    const earlier = await this.#others(name);
    const cache = await caches.open(name);
    const waiting = [...this.#files];
    const bringNext = async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        const key = this.#address(file.url);
        if (await cache.match(key)) continue;
        const kept = file.revision === null ? await findIn(caches, earlier, key) : undefined;
        await cache.put(key, kept ?? (await this.#fetchAsBuilt(file)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, bringNext));
  }

  /** True for what this version answers; the rest is the network's. */
  answers(request: Request): boolean {
    const path = this.#pathOf(request);
    return path !== null && (path.startsWith(HASHED) || this.#urls.has(path));
  }

  /** The kept file, from this version or, for a tab still running it, from an earlier one. */
  async answer(request: Request): Promise<Response> {
    const { caches, bring } = this.#world;
    const path = this.#pathOf(request) ?? '';
    const key = this.#address(path);
    const name = await this.#name();
    const own = await (await caches.open(name)).match(key);
    if (own) return own;
    const earlier = path.startsWith(HASHED)
      ? await findIn(caches, await this.#others(name), key)
      : undefined;
    if (earlier) return earlier;
    const fetched = await bring(key, {});
    if (path.startsWith(ON_DEMAND) && isAsBuilt(path, fetched)) {
      await (await caches.open(name)).put(key, fetched.clone());
    }
    return fetched;
  }

  /** Lets go of the versions before this one. Only where no tab runs one of them. */
  async dropEarlier(): Promise<void> {
    const { caches } = this.#world;
    const name = await this.#name();
    const names = (await caches.keys()).filter((each) => each.startsWith(this.#prefix));
    // Caches are listed in the order they were made: one after this is a version that waits.
    for (const each of names.slice(0, Math.max(0, names.indexOf(name)))) await caches.delete(each);
  }

  get #prefix(): string {
    return `fragment-lab ${this.#world.scope.pathname} `;
  }

  #name(): Promise<string> {
    return (this.#named ??= digestOf(this.#files).then((digest) => this.#prefix + digest));
  }

  async #others(own: string): Promise<string[]> {
    const names = await this.#world.caches.keys();
    return names.filter((each) => each.startsWith(this.#prefix) && each !== own);
  }

  /** Hosts serve the page at the folder itself, and some redirect its file name there. */
  #address(path: string): string {
    return new URL(path === PAGE ? './' : path, this.#world.scope).href;
  }

  /** The path of the file a request means, below the scope; null for what is not ours. */
  #pathOf(request: Request): string | null {
    const { scope } = this.#world;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.origin) return null;
    if (!url.pathname.startsWith(scope.pathname)) return null;
    return url.pathname.slice(scope.pathname.length) || PAGE;
  }

  async #fetchAsBuilt({ url, revision }: BuiltFile): Promise<Response> {
    const { bring } = this.#world;
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A hashed file may come from the browser's own cache, where the page has just put it.
        const cache = revision === null && attempt === 1 ? 'default' : 'no-cache';
        const response = await bring(this.#address(url), { cache });
        if (!isAsBuilt(url, response)) throw new Error(`not as built: ${url}`);
        return url === PAGE ? await this.#soundPage(response) : response;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** The page of another version would ask for parts that are not kept: a host may be mid-way. */
  async #soundPage(response: Response): Promise<Response> {
    const html = await response.text();
    for (const [, path = ''] of html.matchAll(OWN_ADDRESS)) {
      if (!this.#urls.has(path)) throw new Error(`page of another version: ${path}`);
    }
    // Made anew: a browser refuses a redirected answer for a page.
    return new Response(html, { headers: response.headers });
  }
}

/** Some hosts, and the login pages of some networks, answer a missing file with a page. */
function isAsBuilt(path: string, response: Response): boolean {
  if (!response.ok) return false;
  const type = response.headers.get('content-type') ?? '';
  return path === PAGE || !type.startsWith('text/html');
}

async function findIn(
  caches: CacheStorage,
  names: readonly string[],
  key: string,
): Promise<Response | undefined> {
  for (const name of names) {
    const found = await (await caches.open(name)).match(key);
    if (found) return found;
  }
  return undefined;
}

async function digestOf(files: readonly BuiltFile[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(files));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
