import { useLayoutEffect, useState, type ReactNode } from 'react';
import {
  createPath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
  type To,
} from 'react-router-dom';
import { AddressContext, stepsToPage, withoutModal } from '../ui/modal-address.ts';

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

type History = ReturnType<typeof createBrowserHistory>;

/** The address, and the address of the page behind the open modal. */
interface Shown {
  readonly location: History['location'];
  readonly page: { readonly location: History['location']; readonly navigationType: History['action'] };
}

/** The key of an entry that another script added is always "default", so the address is compared too. */
const isSameEntry = (one: History['location'], other: History['location']) =>
  one.key === other.key && createPath(one) === createPath(other);

/** The page stays the same while modals open and close over it, so that it is not rendered again (decision 014). */
function shownBy({ location, action }: History, before?: Shown): Shown {
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

/** Whether the page shows the current address. Until then it takes taps. */
let isShown = true;

/**
 * Commands for the history. A second tap before the first one's address is rendered adds no second entry of the same
 * link and no second modal.
 */
function navigatorOf(history: History): Navigator {
  const isCurrent = (to: To, state: unknown) =>
    createPath(history.location) === (typeof to === 'string' ? to : createPath(to)) &&
    JSON.stringify(history.location.state) === JSON.stringify(state ?? null);
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => {
      history.go(delta);
    },
    replace: (to, state: unknown) => {
      history.replace(to, state);
    },
    push: (to, state: unknown) => {
      if (!isShown && stepsToPage(state) === 1) return;
      if (isCurrent(to, state)) history.replace(to, state);
      else history.push(to, state);
    },
  };
}

/**
 * The router's BrowserRouter, except that a new address is rendered after the next paint and then in one task. The paint
 * shows the pressed element. BrowserRouter renders a new address in slices of 5 ms, which takes longer (decision 013).
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigator] = useState(() => navigatorOf(history));
  const [{ location, page }, setShown] = useState(() => shownBy(history));
  useLayoutEffect(
    () =>
      history.listen(() => {
        hasNavigated = true;
        isShown = false;
        afterPaint(() => {
          // Of several changes before the paint the last one counts.
          setShown((before) => shownBy(history, before));
        });
      }),
    [history],
  );
  useLayoutEffect(() => {
    isShown = true;
  });
  return (
    <AddressContext value={location}>
      <Router {...page} navigator={navigator} useTransitions={false}>
        {children}
      </Router>
    </AddressContext>
  );
}
