// @ts-check
// Runs a module in Node as the page's build reads it (globs included):
// node tests/e2e/in-node.mjs FILE [argument...], which FILE finds where it would be alone.
import { runnerImport } from 'vite';

const [file] = process.argv.splice(2, 1);
await runnerImport(/** @type {string} */ (file), { logLevel: 'error' });
