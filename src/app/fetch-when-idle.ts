import { whenNoCalls } from '../api/wire/calls-under-way.ts';
import { paths } from '../paths.ts';
import type { Prefetched } from '../ui/lazy-screen.ts';
import { isForMembers, screensOf } from './screens.ts';

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

const afterPublicPage = [paths.register, paths.howto, paths.contact].flatMap(screensOf);

/** What a tap may open, the likeliest first. The list of a member page comes with the sheets that it names. */
async function oneTapFrom(path: string): Promise<readonly Prefetched[]> {
  if (path === paths.login) return [...screensOf(paths.home), ...afterPublicPage];
  if (!isForMembers(path)) return afterPublicPage;
  const { oneTapFromMemberPage } = await import('./one-tap-from-member-page.ts');
  return oneTapFromMemberPage(path);
}

/** Fetches what is one tap away, one file after the other, each when the page is idle, until it is told to stop. */
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
