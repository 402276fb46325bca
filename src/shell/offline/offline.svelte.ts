import { holdsUnsavedWork } from '../../ui/unsaved';
import { fetchAhead } from './fetch-ahead';
import { followTyping, holdsTyping } from './typing';
import { workElsewhere, UnsavedSign } from './other-tabs';
import { TO_WORKER } from './worker-messages';

/**
 * Whether the page is kept for use without a network: `insecure` on plain http to another machine,
 * `unsupported` where the browser has or allows no service worker, `sparing` where it was asked to
 * save data, `failed` where network or storage gave out on the way.
 */
export type Keeping = 'insecure' | 'unsupported' | 'sparing' | 'preparing' | 'ready' | 'failed';

const WORKER = './sw.js';
/** How often the page looks whether a waiting version may be offered. */
const LOOK_MILLISECONDS = 1000;

/** Keeps the page on the device, and offers a new version when no tab is at work. */
class Offline {
  #keeping = $state<Keeping>('preparing');
  #firstKept = $state(false);
  #waiting = $state.raw<ServiceWorker>();
  #held = $state(true);
  #declined = $state(false);
  #refused = $state(false);
  #replaced = $state(false);
  #accepted = false;
  #started = false;
  readonly #sign = new UnsavedSign();

  get keeping(): Keeping {
    return this.#keeping;
  }

  /** The page has just become ready to work offline, for the first time. */
  get firstKept(): boolean {
    return this.#firstKept;
  }

  /** A new version is here, and no tab is at work that it could harm. */
  get offered(): boolean {
    return this.#waiting !== undefined && !this.#held && !this.#declined;
  }

  /** A new version is here; it waits for work under way in some tab, or was put off. */
  get waits(): boolean {
    return this.#waiting !== undefined;
  }

  /** The update was accepted here, and another tab had begun to work in the meantime. */
  get refused(): boolean {
    return this.#refused;
  }

  /** Another tab moved to a new version; this one goes on as it is. */
  get replaced(): boolean {
    return this.#replaced;
  }

  /** Registers the service worker, once, and follows it. Without one, the rooms are fetched ahead. */
  async start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    followTyping();
    if (!isSecureContext) this.#keeping = 'insecure';
    // Browsers leave it out, or leave it undefined.
    else if (!(navigator as Partial<Navigator>).serviceWorker) this.#keeping = 'unsupported';
    else if (savesData() && !(await navigator.serviceWorker.getRegistration())) {
      this.#keeping = 'sparing';
    } else await this.keep();
    if (this.#keeping === 'insecure' || this.#keeping === 'unsupported') await fetchAhead();
  }

  /** Keeps the page on the device, also where the browser saves data. */
  async keep(): Promise<void> {
    this.#keeping = 'preparing';
    try {
      const registration = (await navigator.serviceWorker.register(WORKER)) as
        ServiceWorkerRegistration | undefined;
      // Some private windows answer with nothing.
      if (registration) this.#follow(registration);
      else this.#keeping = 'unsupported';
    } catch {
      this.#keeping = navigator.serviceWorker.controller ? 'ready' : 'unsupported';
    }
  }

  /** Moves this tab to the new version, unless another tab has work under way. */
  async accept(): Promise<void> {
    await this.#look();
    this.#refused = this.#held;
    if (this.#held) return;
    this.#accepted = true;
    this.#waiting?.postMessage(TO_WORKER.takeOver);
  }

  /** Puts the new version off until the page is opened again. */
  decline(): void {
    this.#declined = true;
  }

  dismiss(): void {
    this.#firstKept = false;
    this.#replaced = false;
    this.#refused = false;
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const { active, installing, waiting } = registration;
    const isFirst = !active;
    if (active) {
      this.#keeping = 'ready';
      active.postMessage(TO_WORKER.started);
    }
    if (waiting) this.#offer(waiting);
    if (installing) this.#watch(installing, isFirst);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) this.#watch(registration.installing, !registration.active);
    });
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.#accepted) location.reload();
      else if (controlled) {
        this.#replaced = true;
        this.#waiting = undefined;
      }
      controlled = true;
    });
  }

  #watch(worker: ServiceWorker, isFirst: boolean): void {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' && isFirst) {
        this.#keeping = 'ready';
        this.#firstKept = true;
      }
      if (worker.state === 'installed' && !isFirst) this.#offer(worker);
      if (worker.state === 'redundant') {
        if (isFirst && this.#keeping === 'preparing') this.#keeping = 'failed';
        if (this.#waiting === worker) this.#waiting = undefined;
      }
    });
  }

  #offer(worker: ServiceWorker): void {
    const isLooking = this.#waiting !== undefined;
    this.#waiting = worker;
    this.#declined = false;
    if (isLooking) return;
    void this.#look();
    const timer = setInterval(() => {
      if (this.#waiting) void this.#look();
      else clearInterval(timer);
    }, LOOK_MILLISECONDS);
  }

  async #look(): Promise<void> {
    const holdsWork = holdsUnsavedWork() || holdsTyping();
    this.#sign.show(holdsWork);
    this.#held = holdsWork || (await workElsewhere(this.#sign));
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** The one of this page. */
export const offline = new Offline();
