import type { Page } from '@playwright/test';

/** An event of Chromium's trace. Times in microseconds; `tdur` is processor time. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/** Tasks above this length block the next input. In ms. */
const longestFreeTask = 50;
/** How much slower the phone is than this machine, as Lighthouse assumes. */
const slowdown = 4;

/**
 * Opens an address and returns its total blocking time in ms on a phone, computed from the processor time of each task
 * after the first paint. Lighthouse takes the time on the clock, which also contains the waiting for a free processor.
 */
export async function blockingTime(page: Page, url: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // Chromium's events have these fields.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const complete = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.end');
  await complete;
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error(`${url} painted nothing`);
  return events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isTask = name === 'ThreadControllerImpl::RunTask' && ph === 'X';
      return isTask && pid === painted.pid && tid === painted.tid && ts > painted.ts;
    })
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - longestFreeTask)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}
