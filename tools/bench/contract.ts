/** `npm run bench:contract`: run times of the contract commands as whole processes (docs/performance.md). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { median } from './median.ts';

const root = join(import.meta.dirname, '../..');
const runs = 5;
const commands = {
  generate: ['tools/generate/main.ts'],
  'generate:check': ['tools/generate/main.ts', '--check'],
  'contract:check': ['tools/contract-check/main.ts'],
};

console.log(`Medians of ${runs} runs, seconds`);
for (const [name, command] of Object.entries(commands)) {
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${name} failed: its time says nothing.`);
    return (performance.now() - began) / 1000;
  });
  console.log(`${name.padEnd(16)}${median(times).toFixed(1).padStart(6)}`);
}
