import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Step } from '../../tools/gate/steps.ts';
import { lineOf, summaryOf, verdictOf } from '../../tools/gate/summary.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const report = join(temporaryFolder('gate-report'), 'e2e.json');
const playwright = (unexpected: number, flaky: number) => ({ stats: { expected: 2, unexpected, flaky, skipped: 1 } });
const vitest = (passed: number) => ({ numPassedTests: passed, numFailedTests: 0, numPendingTests: 2 });

/** The gate's verdict on a step with this exit code whose tools left this report. */
function told(written: object, passed = true) {
  writeFileSync(report, JSON.stringify(written));
  const task: Step = { name: 'test:e2e', run: ['--run', 'test:e2e'], report };
  const next: Step = { name: 'knip', run: [], after: 'test:e2e' };
  const verdict = verdictOf({ task, passed, seconds: 61, output: 'many lines\n' });
  return { passed: verdict.passed, line: lineOf(verdict), summary: summaryOf([task, next], [verdict], 61) };
}

test('the summary counts passed, skipped and flaky tests and steps, and names what did not run', () => {
  const { passed, line, summary } = told(playwright(0, 1));
  expect({ passed, line }).toEqual({ passed: true, line: '✓ test:e2e (61.0 s)' });
  expect(summary.split('\n')).toEqual([
    '',
    '- knip: not run, because test:e2e failed',
    'Steps: 1 passed, 0 failed, 1 not run',
    'Tests: 3 passed, 0 failed, 1 skipped, 1 flaky',
    'Time: 1 min 1 s',
    '4 passed, 0 failed',
  ]);
  expect(told(vitest(5)).summary).toContain('Tests: 5 passed, 0 failed, 2 skipped, 0 flaky');
});

test.each([
  ['a failed test', playwright(1, 0), false, 'many lines'],
  ['a failed test, although the step ended with 0', playwright(1, 0), true, 'many lines'],
  ['three flaky tests', playwright(0, 3), true, '3 tests are flaky, 2 are allowed.'],
  ['no test', vitest(0), true, `No test ran, as ${report} says.`],
])('a step with %s has failed, with its output and the command that repeats it', (_what, written, exit, said) => {
  const { passed, line, summary } = told(written, exit);
  expect(passed).toBe(false);
  expect(line).toContain(said);
  expect(summary).toContain('✗ test:e2e: see above, repeat with `npm run test:e2e`');
  expect(summary).toMatch(/ passed, [12] failed$/);
});
