import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

let underWay: Promise<boolean> | undefined;

/** The code that makes calls is not part of the first chunk (docs/decisions/002). */
async function ask(): Promise<boolean> {
  const { askWhetherGone } = await import('../api/lookup.ts');
  return askWhetherGone();
}

/** One request at a time for all callers. A failed request counts as "not terminated". */
async function isGone(): Promise<boolean> {
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  try {
    return await underWay;
  } catch {
    return false;
  }
}

/**
 * Checks whether the service is terminated when /login is entered and when it is left, without blocking navigation
 * (R-132, A-23).
 */
export function useActiveCheck(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const previous = useRef<string>(undefined);
  useEffect(() => {
    const left = previous.current;
    previous.current = pathname;
    if (pathname !== paths.login && left !== paths.login) return;
    void isGone().then((gone) => {
      if (gone) void navigate(paths.terminated, { replace: true });
    });
  }, [pathname, navigate]);
}
