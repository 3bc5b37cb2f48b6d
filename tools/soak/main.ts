/** `npm run test:soak`: runs the invariants of docs/quality.md with all cases and writes docs/soak.md. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestResults } from '../gate/test-results.ts';
import { rowsOf } from './rows.ts';
import { readArguments } from '../read-arguments.ts';
import { soakTable } from './soak-table.ts';

readArguments({ usage: 'npm run test:soak' });

const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const folder = join(root, 'test-results/soak');
const reports = { unit: join(folder, 'unit.json'), browser: join(folder, 'e2e.json') };

const scales = (file: string) => readFileSync(join(root, file), 'utf8').includes("/support/volume.ts'");
const unit = globSync('tests/{unit,contract}/**/*.test.{ts,tsx}', { cwd: root }).filter(scales).sort();
const browser = [
  ...globSync('tests/e2e/*.spec.ts', { cwd: root }).filter(scales).sort(),
  // Has no volume; included for the figures.
  'tests/e2e/storage.spec.ts',
];

function run(command: string, parameters: string[], environment: Record<string, string> = {}): boolean {
  const env = { ...process.env, TEST_LEVEL: 'soak', ...environment };
  return spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env }).status === 0;
}

rmSync(folder, { recursive: true, force: true });
if (!run('npm', ['run', '--silent', 'build:all'])) process.exit(1);
const start = performance.now();
const passed = [
  run(bin('vitest'), ['run', ...unit, '--testTimeout=600000', `--outputFile.json=${reports.unit}`]),
  run(bin('playwright'), ['test', ...browser, '--reporter=list,json', `--output=${join(folder, 'e2e')}`], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
  }),
];
const minutes = Math.round((performance.now() - start) / 60_000);
const rows = rowsOf(Object.values(reports).flatMap(readTestResults));
const table = soakTable(rows, minutes);
writeFileSync(join(root, 'docs/soak.md'), table);
console.log(table);
process.exit(passed.every(Boolean) ? 0 : 1);
