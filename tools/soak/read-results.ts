import { readFileSync } from 'node:fs';

/** One test of a run: the titles of its groups, outermost first, and its own. */
interface Result {
  titles: string[];
  /** `not run`: the run ended before this test. */
  outcome: 'passed' | 'failed' | 'not run';
  milliseconds: number;
}

interface VitestReport {
  testResults: {
    assertionResults: { ancestorTitles: string[]; title: string; status: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { results: { status: string; duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The tests in a vitest report. */
export function vitestResults(path: string): Result[] {
  const { testResults } = read(path) as VitestReport; // written by vitest
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration }) => ({
      titles: [...ancestorTitles, title],
      outcome: status === 'passed' || status === 'failed' ? status : 'not run',
      milliseconds: duration ?? 0,
    })),
  );
}

/** The tests in a Playwright report. */
export function playwrightResults(path: string): Result[] {
  const { suites } = read(path) as { suites: PlaywrightSuite[] }; // written by Playwright
  const within = (suite: PlaywrightSuite, titles: string[]): Result[] => [
    ...suite.specs.map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const ended = results.filter(({ status }) => status !== 'interrupted' && status !== 'skipped');
      const passed = ended.some(({ status }) => status === 'passed');
      return {
        titles: [...titles, title],
        outcome: ended.length === 0 ? ('not run' as const) : passed ? ('passed' as const) : ('failed' as const),
        milliseconds: results.reduce((total, { duration }) => total + duration, 0),
      };
    }),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((file) => within(file, []));
}

/** What was tested for one invariant, and the result. */
export interface Row {
  what: string;
  thrown: string;
  tests: number;
  failed: number;
  notRun: number;
  milliseconds: number;
}

/**
 * Groups the tests by the outermost title that ends with a count, such as `(2000 texts)`. A failed test without one
 * becomes its own row.
 */
export function rowsOf(results: readonly Result[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { titles, outcome, milliseconds } of results) {
    const title = titles.find((each) => says.test(each)) ?? (outcome === 'failed' ? titles.join(' › ') : undefined);
    if (title === undefined) continue;
    const [, what = title, thrown = ''] = says.exec(title) ?? [];
    const row = rows.get(title) ?? { what, thrown, tests: 0, failed: 0, notRun: 0, milliseconds: 0 };
    row.tests += 1;
    row.failed += outcome === 'failed' ? 1 : 0;
    row.notRun += outcome === 'not run' ? 1 : 0;
    row.milliseconds += milliseconds;
    rows.set(title, row);
  }
  return [...rows.values()];
}

const says = /^(.*) \((\d[^()]*)\)$/;
