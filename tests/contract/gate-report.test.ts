import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gateNames, stepsOf, type Step } from '../../tools/gate/steps.ts';
import { lineOf, summaryOf, verdictOf } from '../../tools/gate/summary.ts';
import { readTestReport } from '../../tools/gate/test-report.ts';
import { root } from '../support/contract.ts';

// Reports of Playwright and vitest about small suites, without machine paths.
const report = (name: string) => join(import.meta.dirname, 'gate-reports', `${name}.json`);
const step = (name: string): Step => ({ name: 'test:e2e', run: 'test:e2e', report: report(name) });

/** The gate's verdict on a run with this report and exit code. */
function told(name: string, passed: boolean) {
  const task = step(name);
  const verdict = verdictOf({ task, passed, seconds: 61, output: '' });
  return { passed: verdict.passed, line: lineOf(verdict), lines: summaryOf([task], [verdict], 61).split('\n') };
}

describe('the report of a test run', () => {
  test('a spec file that cannot be loaded is a failure', () => {
    const read = readTestReport(report('cannot-load'));
    expect(read).toMatchObject({ passed: 0, flaky: [] });
    expect(read?.failed.join()).toContain("Cannot find module '/project/specs/nothing.ts'");
  });

  test('vitest: passed, skipped and failed tests, and a file that could not run', () => {
    const { passed, skipped, failed = [], flaky } = readTestReport(report('vitest')) ?? {};
    expect({ passed, skipped, failed: failed.sort(), flaky }).toEqual({
      passed: 1,
      skipped: 1,
      failed: [
        '/project/specs/wallet.spec.ts could not run',
        '/project/w.test.ts could not run',
        'money › R-011 fails',
      ],
      flaky: [],
    });
  });
});

describe('the summary of a gate', () => {
  test('a flaky test is counted and named, and the last line is for CI', () => {
    const { passed, lines } = told('one-flaky', true);
    expect(passed).toBe(true);
    expect(lines).toEqual([
      '',
      '1 flaky: wallet.spec.ts › the sheet › R-002 passes the second time',
      'Steps: 1 passed, 0 failed, 0 not run',
      'Tests: 2 passed, 0 failed, 1 skipped, 1 flaky',
      'Time: 1 min 1 s',
      '3 passed, 0 failed',
    ]);
  });

  test('three flaky tests fail the run', () => {
    const { passed, line, lines } = told('three-flaky', true);
    expect(passed).toBe(false);
    expect(line).toContain('3 tests are flaky, 2 are allowed');
    expect(lines.find((each) => each.startsWith('3 flaky: '))).toContain('R-013 passes late');
    expect(lines.at(-1)).toBe('3 passed, 1 failed');
  });

  test('a failed test is named with the command that repeats its step', () => {
    const { passed, lines } = told('one-failed', false);
    expect(passed).toBe(false);
    expect(lines).toContain('✗ test:e2e: see above, repeat with `npm run test:e2e`');
    expect(lines).toContain('    ✗ wallet.spec.ts › R-004 fails twice');
    expect(lines.at(-1)).toBe('2 passed, 2 failed');
  });

  test('a step without its report has failed', () => {
    const { passed, line } = told('no-such-run', true);
    expect(passed).toBe(false);
    expect(line).toContain('test:e2e left no test report in ');
  });

  test('a passed step prints its last line, if that says what it covered', () => {
    const outcome = { passed: true, seconds: 2, output: 'many lines\nCompared with origin/main.\n' };
    expect(lineOf({ ...outcome, task: { ...step('vitest'), says: true } })).toMatch(
      /s\)\nCompared with origin\/main\.$/,
    );
    expect(lineOf({ ...outcome, task: step('vitest') })).not.toContain('\n');
  });

  test('a step whose dependency failed is listed as not run', () => {
    const build: Step = { name: 'build:all', run: 'build:all' };
    const size: Step = { name: 'size', run: 'size', after: ['build:all'] };
    const verdict = verdictOf({ task: build, passed: false, seconds: 2, output: 'no module' });
    const lines = summaryOf([build, size], [verdict], 2).split('\n');
    expect(lines).toContain('- size: not run, because build:all failed');
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});

test('each step is a script of package.json and depends on steps of the same command only', () => {
  // npm requires strings here.
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const gate of gateNames) {
    const steps = stepsOf(gate, gate === 'full');
    const names = steps.map(({ name }) => name);
    for (const { run, after = [] } of steps) {
      expect(Object.keys(scripts)).toContain(run);
      expect(names).toEqual(expect.arrayContaining([...after]));
    }
  }
});
