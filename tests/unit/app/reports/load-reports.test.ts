import { afterEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../support/deferred.ts';

const settings: { reportUrl: string | null } = { reportUrl: null };
const startReports = vi.fn<(url: string) => void>();
vi.mock('../../../../src/settings.ts', () => ({ settings }));
vi.mock('../../../../src/app/reports/start-reports.ts', () => ({ startReports }));
const { loadReports } = await import('../../../../src/app/load-reports.ts');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('B-31 without WALLET_REPORT_URL nothing is loaded', async () => {
  await loadReports(Promise.resolve());
  expect(startReports).not.toHaveBeenCalled();
});

test('B-31 the reporter is loaded after the first screen, when idle; its failure changes nothing', async () => {
  settings.reportUrl = '/reports';
  const [shown, idle] = [deferred(), deferred()];
  const requestIdleCallback = (callback: () => void) => void idle.promise.then(callback);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  startReports.mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  const loading = loadReports(shown.promise);
  for (const { resolve } of [shown, idle]) {
    await new Promise((next) => setTimeout(next, 20));
    expect(startReports).not.toHaveBeenCalled();
    resolve();
  }
  await loading;
  expect(startReports).toHaveBeenCalledExactlyOnceWith('/reports');
});
