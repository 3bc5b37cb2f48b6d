/**
 * `npm run contract:check`: all checks of both contracts that need no service, in one command for CI. Options: `--base
 * <git-ref>` (default origin/main, or main without a remote), `--only lint,diff`. docs/contract-ci.md has the exit
 * codes.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readDocuments } from '../drift/documents.ts';
import { Stop } from '../drift/stop.ts';
import { readArguments } from '../read-arguments.ts';
import { causes, type Cause } from './causes.ts';
import { endOnSignal, runTasks, type Outcome } from '../tasks/processes.ts';

const names = causes.map(({ name }) => name);
const usage = `npm run contract:check -- [--base <git-ref>] [--only ${names.join(',')}]`;
const { values } = readArguments({ usage, options: { base: { type: 'string' }, only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? names;
const base = values.base ?? usualBase();
if (wanted.some((name) => !names.includes(name))) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

stopUnlessReadable();
endOnSignal(130);
const selected = causes.filter(({ name }) => wanted.includes(name));
const tasks = selected.map((cause) => ({ ...cause, run: cause.run.map((part) => part.replace('{base}', base)) }));
// Reversed: the last check is the slowest.
const outcomes = await runTasks(tasks.reverse());
outcomes.sort((one, next) => one.task.exitCode - next.task.exitCode);
const failed = outcomes.filter(({ passed }) => !passed);
// The log ends with the failure that gives the exit code.
for (const outcome of [...outcomes.filter(({ passed }) => passed), ...failed.toReversed()]) report(outcome);
process.exitCode = failed[0]?.task.exitCode ?? 0;

/** No check can judge a document that is not YAML. */
function stopUnlessReadable(): void {
  try {
    readDocuments(['openapi.yaml', 'asyncapi.yaml'].map((name) => join(import.meta.dirname, '../..', name)));
  } catch (problem) {
    if (!(problem instanceof Stop)) throw problem;
    console.log(`✗ lint: ${problem.message.trimEnd()}`);
    process.exit(10);
  }
}

function usualBase(): string {
  const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main^{commit}'], {
    cwd: import.meta.dirname,
  });
  return known.status === 0 ? 'origin/main' : 'main';
}

function report({ task, passed, output, seconds }: Outcome<Cause>): void {
  console.log(`${passed ? '✓' : '✗'} ${task.name} (${seconds.toFixed(1)} s)${passed ? '' : `: ${task.what}`}`);
  if (passed) return;
  if (failed.some((other) => other.task.name === task.after)) {
    console.log(`    Mend ${task.after} first: the same mistake can fail both.`);
    return;
  }
  console.log((task.read?.(output) ?? output).trimEnd().replace(/^/gm, '    '));
  console.log(`    To see it alone or to mend it: ${task.then.replace('{base}', base)}`);
}
