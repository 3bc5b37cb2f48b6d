import { whenNoCalls } from '../api/wire/calls-under-way.ts';
import type { Prefetched } from '../ui/lazy-screen.ts';

/** What browsers say of the connection; Safari and Firefox say nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the member pays for what may never be used, in money or in time. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }; // not in every browser, nor in TypeScript's library
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const once = (target: EventTarget, name: string) =>
  new Promise<void>((resolve) => {
    target.addEventListener(name, () => resolve(), { once: true });
  });

/** Waits until the page is in view and neither the network nor the processor has anything to do for it. */
async function idle(): Promise<void> {
  while (document.hidden) await once(document, 'visibilitychange');
  if (document.readyState !== 'complete') await once(window, 'load');
  await whenNoCalls();
  await new Promise<void>((resolve) => {
    // Not in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

/** Fetches screens one after the other, each when the page is idle, until it is told to stop. */
export async function fetchWhenIdle(screens: readonly Prefetched[], stop: AbortSignal): Promise<void> {
  for (const screen of screens) {
    await idle();
    if (stop.aborted || isCostly()) return;
    await screen.prefetch();
  }
}
