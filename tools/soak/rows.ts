import type { TestResult } from '../gate/test-results.ts';

export interface Row {
  what: string;
  thrown: string;
  tests: number;
  failed: number;
  notRun: number;
  milliseconds: number;
}

/** Groups the tests by the outermost title with a count, `(2000 texts)`. Other failed tests are rows too. */
export function rowsOf(results: readonly TestResult[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { titles, outcome, milliseconds } of results) {
    const title = titles.find((each) => says.test(each)) ?? (outcome === 'failed' ? titles.join(' › ') : undefined);
    if (title === undefined) continue;
    const [, what = title, thrown = ''] = says.exec(title) ?? [];
    const row = rows.get(title) ?? { what, thrown, tests: 0, failed: 0, notRun: 0, milliseconds: 0 };
    row.tests += 1;
    row.failed += outcome === 'failed' ? 1 : 0;
    row.notRun += outcome === 'skipped' ? 1 : 0;
    row.milliseconds += milliseconds;
    rows.set(title, row);
  }
  return [...rows.values()];
}

const says = /^(.*) \((\d[^()]*)\)$/;
