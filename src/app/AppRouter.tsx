import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type Location, type NavigationType } from 'react-router-dom';
import { AddressContext, LayersContext, withoutModal } from '../ui/modal-address.ts';
import { createAppHistory, isSameEntry, type AppHistory } from './app-history.ts';

/**
 * Calls `work` in a separate task. After a tap or a key press, Chromium paints the next frame first and runs waiting tasks
 * afterwards. So the pressed element is painted before `work` runs.
 */
function afterPaint(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** The address, and the address of the page behind the open modal. */
interface Shown {
  readonly location: Location;
  readonly page: { readonly location: Location; readonly navigationType: NavigationType };
}

/** The page stays the same while modals open and close over it, so that it is not rendered again (decision 014). */
function shownBy(history: AppHistory, before?: Shown): Shown {
  const { location, action } = history.shown();
  const search = withoutModal(location.search);
  const page = { location: { ...location, search }, navigationType: action };
  if (!before) return { location, page };
  const isModal = search !== location.search;
  const stays = isModal
    ? before.page.location.pathname === location.pathname
    : isSameEntry(before.page.location, location);
  return { location, page: stays ? before.page : page };
}

/** Whether the address has changed since the app started. */
export let hasNavigated = false;

/**
 * The router's BrowserRouter, except that a new address is rendered after the next paint and then in one task. The paint
 * shows the pressed element. BrowserRouter renders a new address as a transition, in slices of 5 ms: at 4× CPU the transfer
 * was painted 213 ms after the tap. Without transitions it was painted after 137 ms, but the pressed element after 152
 * instead of 40. An animation frame in place of the task would not come on a hidden page or with a stopped clock.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createAppHistory);
  const [{ location, page }, setShown] = useState(() => shownBy(history));
  useLayoutEffect(
    () =>
      history.listen(() => {
        hasNavigated = true;
        afterPaint(() => {
          // Of several changes before the paint the last one counts.
          setShown((before) => shownBy(history, before));
        });
      }),
    [history],
  );
  useLayoutEffect(() => {
    history.onShown();
  });
  return (
    <LayersContext value={history.addLayer}>
      <AddressContext value={location}>
        <Router {...page} navigator={history.navigator} useTransitions={false}>
          {children}
        </Router>
      </AddressContext>
    </LayersContext>
  );
}
