/** `npm run bench:contract`: run times of the contract commands as whole processes (docs/performance.md). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { median } from './median.ts';
import { printHeading, printRow } from './print-row.ts';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench:contract' });

const root = join(import.meta.dirname, '../..');
const runs = 5;
const commands = {
  generate: { command: ['tools/generate/main.ts'], budget: 2 },
  'generate:check': { command: ['tools/generate/main.ts', '--check'], budget: 2 },
  'contract:check': { command: ['tools/contract-check/main.ts'], budget: 10 },
};

printHeading(`Medians of ${runs} runs`);
for (const [name, { command, budget }] of Object.entries(commands)) {
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${name} failed: its time says nothing.`);
    return (performance.now() - began) / 1000;
  });
  printRow({ name, value: median(times), unit: 's', budget, digits: 1 });
}
