import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const settings: { reportUrl: string | null } = { reportUrl: null };
const startReports = vi.fn<(url: string) => void>();
vi.mock('../../../../src/settings.ts', () => ({ settings }));
vi.mock('../../../../src/app/reports/start-reports.ts', () => ({ startReports }));
const { loadReports } = await import('../../../../src/app/load-reports.ts');

let becomeIdle: () => void;

beforeEach(() => {
  settings.reportUrl = '/reports';
  startReports.mockClear();
  const requestIdleCallback = (callback: () => void) => {
    becomeIdle = callback;
  };
  becomeIdle = () => undefined;
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('B-31 without WALLET_REPORT_URL nothing is loaded', async () => {
  settings.reportUrl = null;
  await loadReports(new Promise(() => undefined));
  expect(startReports).not.toHaveBeenCalled();
});

test('B-31 the reporter is not loaded before the first screen is shown', async () => {
  void loadReports(new Promise(() => undefined));
  await turn();
  becomeIdle();
  await turn();
  expect(startReports).not.toHaveBeenCalled();
});

test('B-31 the reporter is loaded when the first screen is shown and the browser is idle', async () => {
  const loading = loadReports(Promise.resolve());
  await turn();
  expect(startReports).not.toHaveBeenCalled();
  becomeIdle();
  await loading;
  expect(startReports).toHaveBeenCalledExactlyOnceWith('/reports');
});

test('B-31 the app works when the reporter cannot be loaded', async () => {
  startReports.mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  const loading = loadReports(Promise.resolve());
  await turn();
  becomeIdle();
  await expect(loading).resolves.toBeUndefined();
});
