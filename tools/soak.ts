/** `npm run test:soak`: runs the tests with generated cases (docs/quality.md), with all of their cases. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './read-arguments.ts';

readArguments({ usage: 'npm run test:soak' });

const root = join(import.meta.dirname, '..');
const scales = (file: string) => readFileSync(join(root, file), 'utf8').includes("/support/volume.ts'");
const tests = (pattern: string) => globSync(pattern, { cwd: root }).filter(scales).sort();

const env = { ...process.env, TEST_LEVEL: 'soak' };
const run = (command: string, ...words: string[]) => {
  const program = command === 'npm' ? command : join(root, 'node_modules/.bin', command);
  return spawnSync(program, words, { cwd: root, stdio: 'inherit', env }).status === 0;
};

if (!run('npm', 'run', '--silent', 'build:all')) process.exit(1);
const passed = [
  run('vitest', 'run', ...tests('tests/{unit,contract}/**/*.test.{ts,tsx}'), '--testTimeout=600000'),
  run('playwright', 'test', ...tests('tests/e2e/*.spec.ts'), '--reporter=list', '--output=test-results/soak'),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
