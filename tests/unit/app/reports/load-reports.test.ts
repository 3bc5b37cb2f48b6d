import { expect, test } from 'vitest';
import { loadReports } from '../../../../src/app/load-reports.ts';

test('B-31 without WALLET_REPORT_URL nothing is loaded', async () => {
  let asked = false;
  const started = {
    then: () => {
      asked = true;
    },
  };
  // `await` would call `then`.
  await loadReports(started as unknown as Promise<void>);
  expect(asked).toBe(false);
});
