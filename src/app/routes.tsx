import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { MemberOnly } from './MemberOnly.tsx';
import { paths } from './paths.ts';
import { PublicShell } from './PublicShell.tsx';

const Queries = lazyScreen(() => import('./Queries.tsx').then((file) => file.Queries));
const MemberShell = lazyScreen(() => import('./MemberShell.tsx').then((file) => file.MemberShell));
const HomeScreen = lazyScreen(() => import('../features/home/HomeScreen.tsx').then((file) => file.HomeScreen), 'home');

/** /login is in the first chunk; every other screen brings its own (quality.md, speed). */
export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route path={paths.root} element={<Navigate to={paths.user} replace />} />
        <Route element={<PublicShell />}>
          <Route path={paths.login} element={<LoginScreen home={paths.user} />} />
        </Route>
        <Route element={<MemberOnly />}>
          <Route path={paths.user} element={<Navigate to={paths.home} replace />} />
          <Route element={<Queries />}>
            <Route element={<MemberShell />}>
              <Route path={paths.home} element={<HomeScreen />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<Navigate to={paths.root} replace />} />
      </Routes>
    </Suspense>
  );
}
