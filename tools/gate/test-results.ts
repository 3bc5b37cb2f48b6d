import { readFileSync } from 'node:fs';

export interface TestResult {
  /** The titles of its groups, outermost first, and its own; for Playwright the first is the file. */
  titles: string[];
  /** `flaky`: it failed first and passed when repeated. `skipped`: also if the run ended before it. */
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  milliseconds: number;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; duration?: number | null }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { duration: number }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The tests in a JSON report of vitest or Playwright. What could not run is a failed test. */
export function readTestResults(path: string): TestResult[] {
  // Written by the tools.
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  if ('testResults' in report) return report.testResults.flatMap(ofVitestFile);
  const outside = report.errors.map(({ message = 'error outside of tests' }) => failure(message));
  return [...report.suites.flatMap((file) => ofSuite(file, [])), ...outside];
}

const failure = (title: string): TestResult => ({ titles: [title], outcome: 'failed', milliseconds: 0 });

function ofVitestFile({ name, status, assertionResults }: VitestReport['testResults'][number]): TestResult[] {
  const tests = assertionResults.map(({ ancestorTitles, title, status: own, duration }): TestResult => ({
    titles: [...ancestorTitles, title],
    outcome: own === 'passed' || own === 'failed' ? own : 'skipped',
    milliseconds: duration ?? 0,
  }));
  const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
  return isBroken ? [...tests, failure(`${name} could not run`)] : tests;
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

function ofSuite({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[]): TestResult[] {
  const titles = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }): TestResult => ({
      titles: [...titles, spec.title],
      outcome: outcomes[status],
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((inner) => ofSuite(inner, titles))];
}
