/**
 * `npm run contract:check`: all checks of both contracts that need no service, in one command for CI. Options: `--base
 * <git-ref>` (default origin/main, or main without a remote), `--only lint,diff`. docs/contract-ci.md has the exit
 * codes.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { causes, type Cause } from './causes.ts';
import { endOnSignal } from '../tasks/processes.ts';
import { runTasks, type Outcome } from '../tasks/run-tasks.ts';

const options = readOptions();
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else {
  endOnSignal(130);
  const { base, selected } = options;
  const tasks = selected.map((cause) => ({ ...cause, run: cause.run.map((part) => part.replace('{base}', base)) }));
  // Reversed: the last check is the slowest.
  const outcomes = await runTasks(tasks.reverse());
  outcomes.sort((one, next) => one.task.exitCode - next.task.exitCode);
  for (const outcome of outcomes) report(outcome, base);
  process.exitCode = outcomes.find(({ passed }) => !passed)?.task.exitCode ?? 0;
}

function readOptions() {
  const names = causes.map(({ name }) => name);
  try {
    const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' } } });
    const wanted = values.only?.split(',') ?? names;
    if (wanted.every((name) => names.includes(name))) {
      return { base: values.base ?? usualBase(), selected: causes.filter(({ name }) => wanted.includes(name)) };
    }
  } catch {
    // Unknown options end like wrong values.
  }
  return `Usage: npm run contract:check -- [--base <git-ref>] [--only ${names.join(',')}]`;
}

function usualBase(): string {
  const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main^{commit}'], {
    cwd: import.meta.dirname,
  });
  return known.status === 0 ? 'origin/main' : 'main';
}

function report({ task, passed, output, seconds }: Outcome<Cause>, base: string): void {
  console.log(`${passed ? '✓' : '✗'} ${task.name} (${seconds.toFixed(1)} s)${passed ? '' : `: ${task.what}`}`);
  if (passed) return;
  console.log(output.trimEnd().replace(/^/gm, '    '));
  console.log(`    To see it alone or to mend it: ${task.then.replace('{base}', base)}`);
}
