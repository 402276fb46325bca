// @ts-check
// `npm run heavy`: trials too long for every `npm test`. Build first, then a hundred races of two tabs.
import { spawnSync } from 'node:child_process';

for (const command of [
  ['vite', 'build'],
  ['playwright', 'test', '--workers', '1', '-g', 'two tabs race'],
]) {
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    env: { ...process.env, RACES: '100' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
