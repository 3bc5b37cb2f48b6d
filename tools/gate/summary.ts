import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from '../tasks/processes.ts';
import type { Step } from './steps.ts';

/** A run with more flaky tests than this fails. They failed first and passed when repeated. */
const flakyAllowed = 2;
const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

export interface Verdict extends Outcome<Step> {
  tests: typeof none;
}

type Report = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number> & {
  stats?: Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number>;
};

/** What the JSON report of vitest or Playwright counts. */
function testsIn(report: string): typeof none {
  // The gate has removed any older file.
  if (!existsSync(report)) return none;
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8')) as Report; // written by the tools
  if (!stats)
    return { ...none, passed: vitest.numPassedTests, failed: vitest.numFailedTests, skipped: vitest.numPendingTests };
  return { ...stats, passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** The result of a step. One that ran no test, or had too many flaky ones, has failed whatever its exit code says. */
export function verdictOf(outcome: Outcome<Step>): Verdict {
  const { report } = outcome.task;
  const tests = report === undefined ? none : testsIn(report);
  const problem =
    report !== undefined && tests.passed + tests.failed === 0
      ? `No test ran, as ${report} says.`
      : tests.flaky > flakyAllowed && `${tests.flaky} tests are flaky, ${flakyAllowed} are allowed.`;
  const passed = outcome.passed && tests.failed === 0 && !problem;
  return { ...outcome, tests, passed, output: [outcome.output.trim(), problem || []].flat().join('\n') };
}

/** The line of a step, with its output if it failed. The last line of test:changed says what it covered. */
export function lineOf({ task, passed, seconds, output }: Outcome<Step>): string {
  const lines = output.split('\n');
  const shown = passed ? lines.slice(task.name === 'test:changed' ? -1 : lines.length) : lines.slice(-150);
  return [`${passed ? '✓' : '✗'} ${task.name} (${seconds.toFixed(1)} s)`, ...shown].join('\n');
}

/** The end of a run. CI reads the last line. */
export function summaryOf(steps: readonly Step[], verdicts: readonly Verdict[], seconds: number): string {
  const failed = verdicts.filter(({ passed }) => !passed);
  const notRun = steps.filter((step) => !verdicts.some(({ task }) => task === step));
  const sum = (of: keyof typeof none) => verdicts.reduce((total, { tests }) => total + tests[of], 0);
  const passed = verdicts.length - failed.length;
  return [
    '',
    ...failed.map(({ task }) => `✗ ${task.name}: see above, repeat with \`npm run ${task.run.at(-1)}\``),
    ...notRun.map(({ name, after = '' }) => `- ${name}: not run, because ${after} failed`),
    `Steps: ${passed} passed, ${failed.length} failed, ${notRun.length} not run`,
    `Tests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped, ${sum('flaky')} flaky`,
    `Time: ${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`,
    `${sum('passed') + passed} passed, ${sum('failed') + failed.length} failed`,
  ].join('\n');
}
