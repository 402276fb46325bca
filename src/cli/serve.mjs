// @ts-check
// `npm start`: builds the page and serves it on a fixed port.
import { build, preview } from 'vite';

const PORT = 4173;

const onNetwork = process.argv.includes('--host');
await build({ logLevel: 'warn' });
try {
  const server = await preview({
    preview: { port: PORT, strictPort: true, host: onNetwork ? true : 'localhost' },
  });
  const addresses = [
    ...(server.resolvedUrls?.local ?? []),
    ...(onNetwork ? (server.resolvedUrls?.network ?? []) : []),
  ];
  console.log(`Fragment Lab is open at:\n${addresses.map((address) => `  ${address}`).join('\n')}`);
  console.log('Press Ctrl and C to close it.');
} catch (error) {
  if (!(error instanceof Error) || !/port .* in use/i.test(error.message)) throw error;
  console.error(
    `Port ${PORT} is taken by another program, perhaps a Fragment Lab already open.\n` +
      `Open http://localhost:${PORT}/ or close that program, then start again.`,
  );
  process.exitCode = 1;
}
