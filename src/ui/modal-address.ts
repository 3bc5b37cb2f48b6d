import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'open';

/** The address that opens a modal over the current page, for a link: `?open=deposit`, `?open=game&slot=PGSLOT` (B-05). */
export const modalAddress = (name: string, more: Readonly<Record<string, string>> = {}) => ({
  search: `?${new URLSearchParams({ [parameter]: name, ...more }).toString()}`,
});

/** Marks a modal that was opened from within the app, so that closing it goes back instead of leaving a step behind. */
export const openedHere = { openedHere: true };

/** Which modal the address names, and how to open and close one. The browser's Back closes, a deep link opens (B-05). */
export function useModal() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const canGoBack = typeof state === 'object' && state !== null && 'openedHere' in state;
  const close = useCallback(() => {
    if (canGoBack) void navigate(-1);
    else void navigate({ search: '' }, { replace: true });
  }, [canGoBack, navigate]);
  const open = useCallback(
    (name: string, more?: Readonly<Record<string, string>>) =>
      void navigate(modalAddress(name, more), { state: openedHere }),
    [navigate],
  );
  return { name: search.get(parameter), search, open, close };
}
