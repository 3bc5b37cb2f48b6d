import { settings } from '../settings.ts';
import { whenIdle } from '../lib/when-idle.ts';

const withoutIdleCallback = 2_000;
const mostIdleWait = 10_000;

/** Loads the reporter when the first screen is shown and the browser is idle; never without WALLET_REPORT_URL. */
export async function loadReports(started: Promise<void>): Promise<void> {
  const url = settings.reportUrl;
  if (url === null) return;
  await started;
  await whenIdle({ timeout: mostIdleWait, otherwise: withoutIdleCallback });
  try {
    const { startReports } = await import('./reports/start-reports.ts');
    startReports(url);
  } catch {
    // The app works without reports.
  }
}
