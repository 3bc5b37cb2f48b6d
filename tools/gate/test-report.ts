import { existsSync, readFileSync } from 'node:fs';

export interface TestReport {
  passed: number;
  skipped: number;
  /** Titles of failed tests. */
  failed: string[];
  /** Titles of tests that failed first and passed when repeated. They count as passed. */
  flaky: string[];
}

export const noTests: TestReport = { passed: 0, skipped: 0, failed: [], flaky: [] };

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

/** Reads the JSON report of vitest or Playwright; undefined when the run ended without one. */
export function readTestReport(path: string): TestReport | undefined {
  if (!existsSync(path)) return undefined;
  // Written by the tools; the gate has removed any older file.
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'testResults' in report ? readVitest(report) : readPlaywright(report);
}

function readVitest(report: VitestReport): TestReport {
  const failed = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return file.status === 'failed' && tests.length === 0 ? [`${file.name} could not run`] : tests;
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, failed, flaky: [] };
}

function readPlaywright({ suites, errors }: PlaywrightReport): TestReport {
  const tests = suites.flatMap(testsOf);
  const titles = (status: string) => tests.filter((test) => test.status === status).map(({ title }) => title);
  const flaky = titles('flaky');
  return {
    passed: titles('expected').length + flaky.length,
    skipped: titles('skipped').length,
    failed: [...titles('unexpected'), ...errors.map(({ message }) => message ?? 'error outside of tests')],
    flaky,
  };
}

function testsOf({ title, specs, suites = [] }: PlaywrightSuite): { title: string; status: string }[] {
  const here = specs.flatMap((spec) => spec.tests.map(({ status }) => ({ title: spec.title, status })));
  const inner = suites.flatMap(testsOf);
  return [...here, ...inner].map((test) => ({ ...test, title: `${title} › ${test.title}` }));
}
