/**
 * `npm run contract:coverage`: the operations, statuses, named examples and error codes that the last browser test run
 * received. Exit 0: all operations that the app calls, and at least what docs/contract-coverage.json records. Exit 1:
 * less. Exit 2: no run found. `--record` stores this run.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';
import { coverageOf, lost, measures, wholeContract, type Coverage } from './coverage.ts';

const root = join(import.meta.dirname, '../..');
const notes = join(root, 'test-results/e2e/contract-coverage');
const record = join(root, 'docs/contract-coverage.json');

const { values } = readArguments({
  usage: 'npm run contract:coverage -- [--record]',
  options: { record: { type: 'boolean' } },
});
process.exitCode = run();

function run(): number {
  const files = existsSync(notes) ? readdirSync(notes) : [];
  if (files.length === 0) {
    console.error('No run of the browser tests is here: npm run test:e2e');
    return 2;
  }
  const now = coverageOf(files.map((file) => readFileSync(join(notes, file), 'utf8')));
  const untested = report(now);
  if (values.record) {
    writeFileSync(record, `${JSON.stringify(now, null, 1)}\n`);
    return 0;
  }
  // Written by this tool.
  const missing = lost(JSON.parse(readFileSync(record, 'utf8')) as Coverage, now);
  if (missing.length > 0) {
    console.error(`\nNo longer exercised:\n${missing.map((line) => `  ${line}`).join('\n')}`);
    console.error('Test it again, or say that it is meant: npm run contract:coverage -- --record');
  }
  return missing.length > 0 || untested.length > 0 ? 1 : 0;
}

/** Prints the coverage. Returns the operations that the app calls and no test received. */
function report(now: Coverage): string[] {
  const whole = wholeContract();
  const titles = {
    operations: 'operations',
    answers: 'operation × status',
    examples: 'named examples',
    codes: 'codes',
  };
  for (const measure of measures) {
    console.log(`${titles[measure].padEnd(20)}${now[measure].length} of ${whole[measure].length}`);
  }
  const open = whole.operations.filter((id) => !now.operations.includes(id));
  const called = callsOfTheApp();
  const untested = open.filter((id) => called.has(id));
  list('OPERATIONS THAT THE APP CALLS AND NO TEST DOES', untested);
  list(
    'Operations that the app does not call (A-14)',
    open.filter((id) => !called.has(id)),
  );
  list(
    'Codes that were never answered',
    whole.codes.filter((code) => !now.codes.includes(code)),
  );
  return untested;
}

function list(title: string, names: string[]): void {
  if (names.length > 0) console.log(`\n${title}: ${names.join(', ')}`);
}

function callsOfTheApp(): Set<string> {
  const folder = join(root, 'src/api');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bop\.(\w+)/g)].map(([, id]) => id ?? '')));
}
