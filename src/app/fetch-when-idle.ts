import { whenNoCalls } from '../api/wire/send/pending-calls.ts';
import type { Prefetched } from '../ui/lazy-screen.ts';
import { refuseDroppedFiles } from '../ui/refuse-dropped-files.ts';
import { cleanCopies } from './clean-copies.ts';
import { partsOf } from './lazy-pages.ts';
import { pageAt, pages, shellOf } from './pages.ts';
import { whenIdle } from '../lib/when-idle.ts';

// The first page does not need these listeners. They start when this file is loaded, after that page.
cleanCopies();
refuseDroppedFiles();

/** The Network Information API; Safari and Firefox do not have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching would cost the member money or time. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }; // not in every browser, nor in TypeScript's library
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const once = (target: EventTarget, name: string) =>
  new Promise<void>((resolve) => {
    target.addEventListener(name, () => resolve(), { once: true });
  });

/** Waits until the page is visible, no call is pending and the browser is idle. */
async function idle(): Promise<void> {
  while (document.hidden) await once(document, 'visibilitychange');
  if (document.readyState !== 'complete') await once(window, 'load');
  await whenNoCalls();
  await whenIdle({ otherwise: 0 });
}

/** What one tap on a page may open. The table of modals is loaded with the member pages. */
async function oneTapFrom(path: string): Promise<readonly Prefetched[]> {
  const name = pageAt(path);
  const shell = shellOf(name);
  const modals = shell?.forMembers ? (await import('./OpenModal.tsx')).modals : undefined;
  return [pages[name].oneTap, shell?.oneTap].flatMap((opens) => [
    ...(opens?.sheets?.flatMap((sheet) => modals?.[sheet] ?? []) ?? []),
    ...(opens?.pages?.flatMap(partsOf) ?? []),
  ]);
}

/** Prefetches the screens that are one tap away, one after another while the page is idle, until aborted. */
export async function fetchWhenIdle(path: string, stop: AbortSignal): Promise<void> {
  const mayFetch = async () => {
    await idle();
    return !stop.aborted && !isCostly();
  };
  if (!(await mayFetch())) return;
  for (const screen of await oneTapFrom(path)) {
    if (!(await mayFetch())) return;
    await screen.prefetch();
  }
}
