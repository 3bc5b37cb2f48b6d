import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { MemberOnly } from './MemberOnly.tsx';
import { prepareHome } from './prepare-home.ts';
import { screens } from './screens.ts';
import { Started } from './Started.tsx';
import { useActiveCheck } from './use-active-check.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useTerminalFailures } from './use-terminal-failures.ts';

/** Every screen is its own chunk. /login does not load the query cache (docs/decisions/002). */
const routes = (
  <Routes>
    {/* Outside the public shell, which would end the session. */}
    <Route path={paths.root} element={<Navigate to={paths.user} replace />} />
    <Route element={<screens.PublicShell />}>
      <Route path={paths.login} element={<screens.Login prepareNext={prepareHome} />} />
      <Route element={<screens.PublicQueries />}>
        <Route path={paths.register} element={<screens.Register />} />
        <Route path={paths.howto} element={<screens.Howto />} />
        <Route
          path={paths.contact}
          element={<screens.Contact language={<LanguageSwitch />} chat={<screens.Chat participant="guest" />} />}
        />
      </Route>
    </Route>
    <Route element={<MemberOnly />}>
      <Route path={paths.user} element={<Navigate to={paths.home} replace />} />
      <Route element={<screens.MemberQueries />}>
        <Route element={<screens.MemberShell />}>
          <Route path={paths.home} element={<screens.Home />} />
          <Route path={paths.profile} element={<screens.Profile />} />
          <Route path={paths.bonus} element={<screens.Bonus />} />
          <Route path={paths.spin} element={<screens.Spin />} />
          <Route path={paths.statement} element={<screens.Statement />} />
          <Route
            path={paths.memberContact}
            element={<screens.Contact chat={<screens.Chat participant="member" />} />}
          />
        </Route>
      </Route>
    </Route>
    <Route path={paths.terminated} element={<screens.Terminated />} />
    <Route path="*" element={<screens.NotFound />} />
  </Routes>
);

/**
 * The page of the current address. The routes are a constant element, so a change of the address re-renders only
 * components that use it.
 */
export function AppRoutes({ onStart }: { onStart: (() => void) | undefined }) {
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

function Watch() {
  useActiveCheck();
  useTerminalFailures();
  usePrefetch();
  return null;
}
