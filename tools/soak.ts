/**
 * `npm run test:soak [-- <part of a path>]`: runs the tests whose cases are too many for the other levels, with all of their cases, or
 * those of them that have this in their path.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, refuse } from './read-arguments.ts';

const usage = 'npm run test:soak -- [<part of a path>]';
const [part = ''] = readArguments({ usage, words: 1 }).words;

const root = join(import.meta.dirname, '..');
const scales = (file: string) => /\/support\/(volume|films)\.ts'/.test(readFileSync(join(root, file), 'utf8'));
const tests = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => file.includes(part) && scales(file))
    .sort();
const [vitest, playwright] = [tests('tests/{unit,contract}/**/*.test.{ts,tsx}'), tests('tests/e2e/*.spec.ts')];
if (vitest.length + playwright.length === 0) refuse(`No test with generated cases has "${part}" in its path`, usage);

const env = { ...process.env, TEST_LEVEL: 'soak' };
const run = (command: string, ...words: string[]) => {
  const program = command === 'npm' ? command : join(root, 'node_modules/.bin', command);
  return spawnSync(program, words, { cwd: root, stdio: 'inherit', env }).status === 0;
};

const words = ['--reporter=list', '--output=test-results/soak'];
const passed = [
  vitest.length === 0 || run('vitest', 'run', ...vitest, '--testTimeout=600000'),
  playwright.length === 0 ||
    (run('npm', 'run', '--silent', 'build:all') && run('playwright', 'test', ...playwright, ...words)),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
