import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterPaint } from '../lib/after-paint.ts';

const shownBy = ({ location, action }: ReturnType<typeof createBrowserHistory>) => ({
  location,
  navigationType: action,
});

/**
 * The router's BrowserRouter, except that a new address is rendered after the next paint and then in one task. The paint
 * shows the pressed element. BrowserRouter renders a new address in slices of 5 ms, which takes longer (decision 013).
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState(() => shownBy(history));
  useLayoutEffect(
    () =>
      history.listen(() => {
        afterPaint(() => {
          // Of several changes before the paint the last one counts.
          setShown(shownBy(history));
        });
      }),
    [history],
  );
  return (
    <Router {...shown} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
