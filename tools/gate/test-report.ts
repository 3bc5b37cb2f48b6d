import { existsSync, readFileSync } from 'node:fs';

export interface TestReport {
  passed: number;
  skipped: number;
  /** Titles. */
  failed: string[];
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** Reads the JSON that vitest or Playwright left; undefined when the run ended before it could write one. */
export function readTestReport(path: string): TestReport | undefined {
  if (!existsSync(path)) return undefined;
  // Both tools write this file themselves, and the gate has removed any older one.
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'testResults' in report ? readVitest(report) : readPlaywright(report);
}

function readVitest(report: VitestReport): TestReport {
  const failed = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return file.status === 'failed' && tests.length === 0 ? [`${file.name} could not run`] : tests;
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, failed };
}

function readPlaywright(report: PlaywrightReport): TestReport {
  const failed = [
    ...report.suites.flatMap(failedSpecs),
    ...report.errors.map((error) => error.message ?? 'error outside of tests'),
  ];
  return { passed: report.stats.expected, skipped: report.stats.skipped, failed };
}

function failedSpecs(suite: PlaywrightSuite): string[] {
  const here = suite.specs.filter((spec) => !spec.ok).map((spec) => `${suite.title} › ${spec.title}`);
  return [...here, ...(suite.suites ?? []).flatMap(failedSpecs)];
}
