import { existsSync } from 'node:fs';
import { readTestResults, type TestResult } from './test-results.ts';

export interface TestReport {
  passed: number;
  skipped: number;
  failed: string[];
  /** Titles of tests that failed first and passed when repeated. They count as passed. */
  flaky: string[];
}

export const noTests: TestReport = { passed: 0, skipped: 0, failed: [], flaky: [] };

/** Sums up the JSON report of vitest or Playwright; undefined when the run ended without one. */
export function readTestReport(path: string): TestReport | undefined {
  // The gate has removed any older file.
  if (!existsSync(path)) return undefined;
  const results = readTestResults(path);
  const titlesOf = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ titles }) => titles.join(' › '));
  const flaky = titlesOf('flaky');
  return {
    passed: titlesOf('passed').length + flaky.length,
    skipped: titlesOf('skipped').length,
    failed: titlesOf('failed'),
    flaky,
  };
}
