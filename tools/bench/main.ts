/** `npm run bench`: builds, then runs all benchmarks one after another. `npm run bench:<name>` runs one. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench' });

const run = (...command: string[]) =>
  spawnSync(process.execPath, command, { cwd: join(import.meta.dirname, '../..'), stdio: 'inherit' }).status === 0;

if (!run('node_modules/vite/bin/vite.js', 'build', '--mode', 'sandbox', '--logLevel', 'warn')) process.exit(1);
for (const name of ['loading', 'interactions', 'wheel', 'chat', 'memory']) {
  console.log(`\n── ${name}`);
  if (!run(`tools/bench/${name}.ts`)) process.exitCode = 1;
}
