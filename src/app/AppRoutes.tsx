import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { paths, redirects } from '../paths.ts';
import { MemberQueries, MemberShell, PublicQueries, PublicShell, screens } from './lazy-pages.ts';
import { pageNames, pages, pathOf, type PageName } from './pages.ts';
import { useActiveCheck } from './use-active-check.ts';
import { useTerminalFailures } from './use-terminal-failures.ts';
import { useToken } from './use-token.ts';

/**
 * Shows member pages to a signed-in member and redirects others to /login, also when the session ends later.
 */
function MemberOnly() {
  return useToken() !== null ? <Outlet /> : <Navigate to={paths.login} replace />;
}

const namesIn = (shell: (typeof pages)[PageName]['shell']) => pageNames.filter((name) => pages[name].shell === shell);

function routeOf(name: PageName) {
  const Screen = screens[name];
  return <Route key={name} path={pathOf(name)} element={<Screen />} />;
}

const needsQueries = (name: PageName) => !pages[name].withoutQueries;

/** /login does not load the query cache (docs/decisions/002). */
const routes = (
  <Routes>
    {/* Outside the public shell, which would end the session. */}
    {Object.entries(redirects).map(([from, to]) => (
      <Route key={from} path={from} element={<Navigate to={to} replace />} />
    ))}
    <Route element={<PublicShell />}>
      {namesIn('public')
        .filter((name) => !needsQueries(name))
        .map(routeOf)}
      <Route element={<PublicQueries />}>{namesIn('public').filter(needsQueries).map(routeOf)}</Route>
    </Route>
    <Route element={<MemberOnly />}>
      <Route element={<MemberQueries />}>
        <Route element={<MemberShell />}>{namesIn('member').map(routeOf)}</Route>
      </Route>
    </Route>
    {namesIn(null).map(routeOf)}
  </Routes>
);

interface AppRoutesProps {
  onStart: (() => void) | undefined;
}

/**
 * The page of the current address. The routes are a constant element, so a change of the address re-renders only
 * components that use it.
 */
export function AppRoutes({ onStart }: AppRoutesProps) {
  return (
    <>
      <Suspense>
        {routes}
        <Started onStart={onStart} />
      </Suspense>
      <Watch />
    </>
  );
}

/**
 * Calls `onStart` when its siblings are hydrated. It must be inside the same Suspense boundary, because React hydrates
 * a boundary later than the content around it.
 */
function Started({ onStart }: AppRoutesProps) {
  useEffect(() => onStart?.(), [onStart]);
  return null;
}

function Watch() {
  useActiveCheck();
  useTerminalFailures();
  usePrefetch();
  return null;
}

/** Prefetches the screens that the next tap may open, while the page is idle. */
function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      const { fetchWhenIdle } = await import('./fetch-when-idle.ts');
      await fetchWhenIdle(pathname, stop.signal);
    };
    // A file that failed is fetched again when it is needed.
    run().catch(() => undefined);
    return () => {
      stop.abort();
    };
  }, [pathname]);
}
