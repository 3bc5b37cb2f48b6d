import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { timings } from '../../../src/lib/timings.ts';
import { root } from '../../support/contract.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');

test('R-471 every duration of the ledger is one of the timings', () => {
  const left: number[] = Object.values(timings);
  const row = /^\| R-471 \|.*$/m.exec(text('docs/requirements.md'))?.[0] ?? '';
  const durations = [...row.matchAll(/(\d+) (ms|s)\b/g)].map(
    ([, amount, unit]) => Number(amount) * (unit === 's' ? 1_000 : 1),
  );
  expect(durations.length).toBeGreaterThan(0);
  const missing = durations.filter((duration) => {
    const index = left.indexOf(duration);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  expect(missing).toEqual([]);
});

test('R-471 every timer of the app uses a named timing', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const app = files.map(text).join('\n');
  const unused = Object.keys(timings).filter((name) => !new RegExp(`timings\\.${name}\\b`).test(app));
  expect(unused).toEqual([]);
  // `setTimeout(act, 500)` on one line, or the end of a callback: `}, 500)`.
  const ownNumber = /(?:\}|set(?:Timeout|Interval)\([^\n]*), [1-9][\d_]*\)/;
  expect(files.filter((file) => ownNumber.test(text(file)))).toEqual([]);
});

test('R-413 quality 13: a chat that lost its connection is joined again every 5 s', () => {
  expect(timings.socketRejoin).toBe(5_000);
});
