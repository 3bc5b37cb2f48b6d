/** `npm run bench:contract`: run times of the contract commands as whole processes (docs/performance.md). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';
import { median, printHeading, printRow } from './print-row.ts';

readArguments({ usage: 'npm run bench:contract' });

const runs = 5;
printHeading(`Medians of ${runs} runs`);
for (const [name, budget, ...command] of [
  ['generate', 2, 'tools/generate/main.ts'],
  ['generate:check', 2, 'tools/generate/main.ts', '--check'],
  ['contract:check', 10, 'tools/contract-check/main.ts'],
] as const) {
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    const cwd = join(import.meta.dirname, '../..');
    const { status } = spawnSync(process.execPath, command, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${name} failed: its time says nothing.`);
    return (performance.now() - began) / 1000;
  });
  printRow({ name, value: median(times), unit: 's', budget, digits: 1 });
}
