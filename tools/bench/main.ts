/** `npm run bench`: builds, then runs all benchmarks one after another. `npm run bench:<name>` runs one. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench' });

const root = join(import.meta.dirname, '../..');
const names = ['loading', 'slow-journey', 'interactions', 'wheel', 'chat', 'memory', 'contract'];

const run = (...command: string[]) =>
  spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0;

if (!run('node_modules/vite/bin/vite.js', 'build', '--mode', 'sandbox', '--logLevel', 'warn')) process.exit(1);
let failed = 0;
for (const name of names) {
  console.log(`\n── ${name}`);
  if (!run(join('tools/bench', `${name}.ts`))) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
