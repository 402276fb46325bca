// @ts-check
// Finds a Chromium for the end-to-end tests, and brings one where there is none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser to launch: CHROMIUM_PATH, else Playwright's own (undefined lets Playwright choose it),
 * else one of the system's.
 * @returns {{ found: boolean, path: string | undefined }}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { found: existsSync(named), path: named };
  if (existsSync(chromium.executablePath())) return { found: true, path: undefined };
  const path = SYSTEM_PATHS.find((candidate) => existsSync(candidate));
  return { found: path !== undefined, path };
}

/** How every test starts the browser: quiet on the network, and without a sandbox where root has none. */
export function launchOptions() {
  const { path } = findBrowser();
  return {
    ...(path ? { executablePath: path } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-quic'],
  };
}

/** @param {string} command @param {string[]} parameters */
function attempt(command, parameters) {
  console.log(`$ ${command} ${parameters.join(' ')}`);
  try {
    execFileSync(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

function bringBrowser() {
  if (findBrowser().found) return true;
  if (process.env.CHROMIUM_PATH) return false;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!findBrowser().found) attempt('npx', ['playwright', 'install', 'chromium']);
  return findBrowser().found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!bringBrowser()) {
    console.error(
      'No Chromium was found and none could be installed.\n' +
        'Install Chromium or Chrome, or set CHROMIUM_PATH to its program, then run npm test again.',
    );
    process.exitCode = 1;
  }
}
