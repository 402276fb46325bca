import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, visit } from './page';
import { ResponsesServer } from './responses-server';
import { test as base } from './sparing';

export const KEY = 'sk-test-SECRET-0123456789';

/**
 * The test of the Collection room: a server of its own, and a watch that lets the page reach that
 * server's one address and its own origin, and nothing else.
 */
export const test = base.extend<{ server: ResponsesServer; watched: string[] }>({
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = new ResponsesServer();
    await server.start();
    await use(server);
    await server.stop();
  },
  watched: [
    async ({ context, baseURL, server }, use) => {
      const problems: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isOwn = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
        const isCall = request.url() === server.endpoint;
        if (!isOwn && !isCall) problems.push(`request to ${request.url()}`);
        if (isOwn && request.method() !== 'GET') problems.push(`${request.method()} at home`);
      });
      context.on('weberror', (error) => problems.push(`error: ${error.error().message}`));
      context.on('console', (message) => {
        if (/content security policy/i.test(message.text())) problems.push(message.text());
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export interface PlanOptions {
  /** What was spent before, where the ledger is new. */
  readonly before?: string;
  readonly ceiling?: string;
  /** One case, one repetition, one language: four calls; or the preset's 72. */
  readonly whole?: boolean;
  readonly snapshots?: 'dated';
}

export async function openRoom(page: Page, view = 'plan', language = 'en'): Promise<void> {
  await visit(page, `collection?view=${view}&lang=${language}`);
}

/** Fills the plan for the test server, or for the real endpoint; four calls unless the whole preset is asked for. */
export async function fillPlan(
  page: Page,
  server: Pick<ResponsesServer, 'endpoint'> | 'openai',
  { before = '0', ceiling = '10', whole = false, snapshots }: PlanOptions = {},
): Promise<void> {
  await page.bringToFront();
  if (server === 'openai') {
    await page.getByText('OpenAI', { exact: true }).click();
  } else {
    await page.getByText('A server of mine', { exact: true }).click();
    await page.getByLabel('Address of the server').fill(server.endpoint);
  }
  if (!whole) {
    await page.getByRole('button', { name: 'Time', exact: true }).click();
    await page.getByRole('button', { name: 'Hosting', exact: true }).click();
    await page.getByRole('group', { name: 'Repetitions' }).getByText('1', { exact: true }).click();
    await page.getByRole('button', { name: 'French', exact: true }).click();
  }
  if (snapshots) await page.getByText('dated snapshots too').click();
  await page.getByLabel('Ceiling over all series, USD').fill(ceiling);
  const spent = page.getByLabel('Spent before this ledger, USD');
  // Asked where the ledger has no beginning; the room reads it first.
  await expect(page.locator('[data-obstacle="ledger-unread"]')).toHaveCount(0);
  if (await spent.isVisible()) await spent.fill(before);
}

export async function freeze(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Freeze the plan' }).click();
  await expect(page.locator('[data-state="frozen"]').first()).toBeVisible();
}

export async function holdKey(page: Page, key = KEY): Promise<void> {
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Hold the key' }).click();
  await expect(page.getByText('A key is held.')).toBeVisible();
}

export async function begin(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Start collecting' }).click();
}

/** From a fresh page to a series under way. */
export async function launch(
  page: Page,
  server: Pick<ResponsesServer, 'endpoint'>,
  options: PlanOptions = {},
): Promise<void> {
  await openRoom(page);
  await fillPlan(page, server, options);
  await freeze(page);
  await holdKey(page);
  await begin(page);
}

export async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByText('The series is complete.')).toBeVisible({ timeout: 45_000 });
}

export async function expectStop(page: Page, code: string): Promise<void> {
  await expect(page.locator(`[data-stop="${code}"]`)).toBeVisible({ timeout: 30_000 });
}

export async function show(
  page: Page,
  view: 'Plan' | 'Collect' | 'Read' | 'Ledger',
): Promise<void> {
  await page.bringToFront();
  await page
    .getByRole('group', { name: 'Part of the page' })
    .getByText(view, { exact: true })
    .click();
}

export async function download(
  page: Page,
  button: string,
): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

export async function openFile(
  page: Page,
  label: string,
  text: string,
  name = 'file.json',
): Promise<void> {
  await page
    .getByLabel(label)
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

export interface Row {
  readonly series: string;
  readonly number: number;
  readonly state: string;
  readonly reserved: number;
  readonly amount: number;
}

/** The rows of the durable ledger, read from storage itself, not from the page. */
export async function storedRows(page: Page): Promise<Row[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('fragment-lab');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('open'));
    });
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const request = database.transaction('ledger').objectStore('ledger').getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('read'));
    });
    database.close();
    return (rows as Row[]).filter((row) => row.number > 0);
  });
}

/** What a row reserves for a call that the browser may send twice, at the preset's prices and limit. */
export function reservedTwice(body: string): number {
  return 2 * ((Buffer.byteLength(body) + 1024) * 12_500 + 1200 * 50_000);
}

export function sum(rows: readonly Row[]): number {
  return rows.reduce((total, row) => total + row.amount, 0);
}

/** "6.9166125 USD" in nano-USD. */
export function nano(text: string | null): number {
  const [whole = '0', fraction = ''] = (text ?? '').replace(/[^\d.]/g, '').split('.');
  return Number(whole) * 1e9 + Number(fraction.padEnd(9, '0'));
}

/** The total the ledger's own view shows, in nano-USD. */
export async function shownTotal(page: Page): Promise<number> {
  await show(page, 'Ledger');
  return nano(await page.locator('[data-account="collected"] [data-total]').textContent());
}
