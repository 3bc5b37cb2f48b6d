import type { Outcome } from '../tasks/run-tasks.ts';
import type { Step } from './steps.ts';
import { noTests, readTestReport, type TestReport } from './test-report.ts';

/** A run with more flaky tests than this fails. */
const flakyAllowed = 2;
const longestOutput = 150;

export interface Verdict extends Outcome<Step> {
  tests: TestReport;
}

/** The result of a step. A step without a test report, or with too many flaky tests, has failed. */
export function verdictOf(outcome: Outcome<Step>): Verdict {
  const { report } = outcome.task;
  const tests = report ? readTestReport(report) : noTests;
  const problem = tests ? problemOf(tests) : `${outcome.task.name} left no test report in ${report ?? ''}`;
  if (!outcome.passed || !problem) return { ...outcome, tests: tests ?? noTests };
  return { ...outcome, passed: false, output: `${outcome.output}\n${problem}`, tests: tests ?? noTests };
}

function problemOf({ failed, flaky }: TestReport): string | undefined {
  if (failed.length > 0) return `${failed.length} tests failed`;
  return flaky.length > flakyAllowed ? `${flaky.length} tests are flaky, ${flakyAllowed} are allowed` : undefined;
}

export function lineOf({ task, passed, seconds, output }: Outcome<Step>): string {
  const line = `${passed ? '✓' : '✗'} ${task.name} (${seconds.toFixed(1)} s)`;
  const lines = output === '' ? [] : output.trim().split('\n');
  if (passed) return [line, ...(task.says ? lines.slice(-1) : [])].join('\n');
  const cut = lines.length > longestOutput ? [`(the last ${longestOutput} of ${lines.length} lines)`] : [];
  return [line, ...cut, ...lines.slice(-longestOutput)].join('\n');
}

/** The end of a run. CI reads the last line. */
export function summaryOf(selected: readonly Step[], verdicts: readonly Verdict[], seconds: number): string {
  const failed = verdicts.filter(({ passed }) => !passed);
  const notRun = selected.filter((step) => !verdicts.some(({ task }) => task === step));
  const flaky = verdicts.flatMap(({ tests }) => tests.flaky);
  const passedSteps = verdicts.length - failed.length;
  const passedTests = sum(verdicts.map(({ tests }) => tests.passed));
  const failedTests = sum(verdicts.map(({ tests }) => tests.failed.length));
  const skippedTests = sum(verdicts.map(({ tests }) => tests.skipped));
  return [
    '',
    ...failed.flatMap(({ task, tests }) => [
      `✗ ${task.name}: see above, repeat with \`npm run ${String(task.run)}\``,
      ...tests.failed.map((title) => `    ✗ ${title}`),
    ]),
    ...notRun.map(({ name, after = [] }) => `- ${name}: not run, because ${after.join(', ')} failed`),
    ...(flaky.length > 0 ? [`${flaky.length} flaky: ${flaky.join('; ')}`] : []),
    `Steps: ${passedSteps} passed, ${failed.length} failed, ${notRun.length} not run`,
    `Tests: ${passedTests} passed, ${failedTests} failed, ${skippedTests} skipped, ${flaky.length} flaky`,
    `Time: ${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`,
    `${passedTests + passedSteps} passed, ${failedTests + failed.length} failed`,
  ].join('\n');
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
