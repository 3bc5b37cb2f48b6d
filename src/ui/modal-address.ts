import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'open';

/** The address that opens a modal over the current page, for a link: `?open=deposit`, `?open=game&slot=PGSLOT` (B-05). */
export const modalAddress = (name: string, more: Readonly<Record<string, string>> = {}) => ({
  search: `?${new URLSearchParams({ [parameter]: name, ...more }).toString()}`,
});

/** Marks a modal that was opened from within the app, so that closing it goes back instead of leaving a step behind. */
export const openedHere = { stepsToPage: 1 };

/** How many steps of the browser's history a modal is from the page behind it; undefined where that is not known. */
export function stepsToPage(state: unknown): number | undefined {
  const steps = typeof state === 'object' && state !== null && 'stepsToPage' in state ? state.stepsToPage : undefined;
  return typeof steps === 'number' ? steps : undefined;
}

/** Which modal the address names, and how to open and close one. The browser's Back closes, a deep link opens (B-05). */
export function useModal() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const steps = stepsToPage(location.state);
  // The browser takes its time to go back: a second tap meanwhile would leave the page as well.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [location.key]);
  const close = useCallback(() => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (steps === undefined) void navigate({ search: '' }, { replace: true });
    else void navigate(-steps);
  }, [steps, navigate]);
  const open = useCallback(
    (name: string, more?: Readonly<Record<string, string>>) => {
      // The browser may have left already while the page that asks still stands: it would be led back.
      if (window.location.pathname === location.pathname)
        void navigate(modalAddress(name, more), { state: openedHere });
    },
    [navigate, location.pathname],
  );
  return { name: search.get(parameter), search, open, close };
}
