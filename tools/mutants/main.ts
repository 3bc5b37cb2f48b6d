/**
 * `npm run mutants [-- <file> …] [--wide]`: Stryker changes one place of the logic at a time and runs the unit tests nearest to it.
 * A change that no test notices survives. `--wide` then runs all unit tests that reach it for those that survived.
 * Ends with 1 if less than 80 % of a folder's changes were noticed. Results of unchanged code and tests are reused; `--force` repeats
 * them. After `--minutes <n>` no further group of files begins, and a folder with files that are left is not judged.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { readArguments } from '../read-arguments.ts';
import { nearestTests } from './nearest-tests.ts';
import { openMutants, scoresOf, type Mutant } from './scores.ts';

const logic = ['src/{money,api/wire,lib}/**/*.{ts,tsx}', 'src/features/**/*-{rules,form}.ts'];
const root = join(import.meta.dirname, '../..');
const folder = 'test-results/mutants';
/** The percentage of the changes in a folder that the tests must notice. */
const least = 80;

const { values, words } = readArguments({
  usage: 'npm run mutants -- [<file or pattern> …] [--wide] [--force] [--minutes <n>]',
  options: { wide: { type: 'boolean' }, force: { type: 'boolean' }, minutes: { type: 'string' } },
  words: Infinity,
});
process.chdir(root);
const files = globSync(words.length > 0 ? words : logic).sort();
if (files.length === 0) {
  console.error(`No file matches ${words.join(' ')}.`);
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

/** Each run keeps the results of the earlier ones, so that the next command continues what was stopped. */
function run(mutate: string[], tests: string | undefined, force: boolean) {
  if (tests === undefined) delete process.env['MUTANTS_TESTS'];
  else process.env['MUTANTS_TESTS'] = tests;
  return new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    // The tests of time zones set TZ, which a thread cannot.
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: tests === undefined, pool: 'forks' },
    concurrency: 2,
    // A busy machine must not look like an endless loop.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 20,
    // Vitest does not check types.
    disableTypeChecks: false,
    ignorePatterns: ['dist', '.cache', 'test-results', 'playwright-report'],
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    incremental: true,
    incrementalFile: join(folder, 'incremental.json'),
    force,
    reporters: ['html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: join(folder, 'report.html') },
    jsonReporter: { fileName: join(folder, 'report.json') },
  }).runMutationTest();
}

/** The files by the tests nearest to them. */
const groups = new Map<string, string[]>();
for (const file of files) {
  const tests = nearestTests(file).join();
  groups.set(tests, [...(groups.get(tests) ?? []), file]);
}
console.log(`Reached by no unit test: ${groups.get('')?.join(', ') ?? 'none'}`);
groups.delete('');

let results: Mutant[] = [];
const latest = performance.now() + 60_000 * Number(values.minutes ?? Infinity);
const left: string[] = [];
for (const [tests, mutate] of groups) {
  if (performance.now() > latest) left.push(...mutate);
  else results = await run(mutate, tests, values.force ?? false);
}
if (left.length > 0) console.log(`Left to the next run: ${left.length} of ${files.length} files.`);
// Stryker repeats a change that survived when more tests reach it, and keeps those that a test noticed.
if (values.wide) results = await run([...groups.values()].flat(), undefined, false);

const mutants = results.map((mutant) => ({
  ...mutant,
  fileName: relative(root, mutant.fileName).replaceAll('\\', '/'),
}));
const folderOf = (file: string) => /^src\/(api\/wire|\w+)/.exec(file)?.[0] ?? file;
const byFile = scoresOf(mutants, (file) => file);
const byFolder = scoresOf(mutants, folderOf);
writeFileSync(
  join(folder, 'scores.json'),
  JSON.stringify({ folders: byFolder, files: byFile, open: openMutants(mutants) }, null, 2),
);
console.table(Object.fromEntries(Object.entries(byFile).filter(([file]) => words.length > 0 && files.includes(file))));
console.table(byFolder);
console.log(`What survived: ${folder}/report.html and ${folder}/scores.json.`);

const isPart = new Set(left.map(folderOf));
const judged =
  words.length > 0
    ? scoresOf(
        mutants.filter(({ fileName }) => files.includes(fileName)),
        () => words.join(' '),
      )
    : Object.fromEntries(Object.entries(byFolder).filter(([name]) => !isPart.has(name)));
const poor = Object.entries(judged).filter(([, { score }]) => !(score >= least));
for (const [name, { score }] of poor) console.log(`${name} has ${score} %, and ${least} % is the least.`);
const isTried = mutants.some(({ fileName }) => files.includes(fileName));
if (!isTried) console.log('No change was tried.');
process.exit(poor.length > 0 || !isTried ? 1 : 0);
