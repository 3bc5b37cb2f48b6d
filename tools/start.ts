/** `npm start`: builds the app for the sandbox and serves both. The options are those of the sandbox. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { optionsOrExit } from '../mocks/sandbox/command-line.ts';

// Before the build, so that a wrong option ends the command at once.
optionsOrExit();

const root = join(import.meta.dirname, '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const built = spawnSync(process.execPath, [vite, 'build', '--mode', 'sandbox', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status === 0) {
  process.argv.splice(2, 0, '--site', join(root, 'dist/sandbox'));
  await import('../mocks/sandbox/main.ts');
} else process.exitCode = 1;
