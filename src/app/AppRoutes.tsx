import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { paths } from '../paths.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { lazyExtra } from './lazy-extra.ts';
import { lazyScreen } from './lazy-screen.ts';
import { MemberOnly } from './MemberOnly.tsx';
import { PublicShell } from './PublicShell.tsx';
import { Started } from './Started.tsx';
import { useActiveCheck } from './use-active-check.ts';
import { useTerminalFailures } from './use-terminal-failures.ts';

const Queries = lazyScreen(() => import('./Queries.tsx').then((file) => file.Queries));
const MemberShell = lazyScreen(() => import('./MemberShell.tsx').then((file) => file.MemberShell));
const RegisterScreen = lazyScreen(
  () => import('../features/register/RegisterScreen.tsx').then((file) => file.RegisterScreen),
  'register',
);
const HowtoScreen = lazyScreen(
  () => import('../features/howto/HowtoScreen.tsx').then((file) => file.HowtoScreen),
  'howto',
);
const ContactScreen = lazyScreen(
  () => import('../features/contact/ContactScreen.tsx').then((file) => file.ContactScreen),
  'contact',
);
const MemberHome = lazyScreen(() => import('./MemberHome.tsx').then((file) => file.MemberHome), 'home', 'bankName');
const ProfileScreen = lazyScreen(
  () => import('../features/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  'profile',
  'bankName',
  'playReminder',
);
const StatementScreen = lazyScreen(
  () => import('../features/statement/StatementScreen.tsx').then((file) => file.StatementScreen),
  'statement',
);
const BonusScreen = lazyScreen(
  () => import('../features/bonus/BonusScreen.tsx').then((file) => file.BonusScreen),
  'bonus',
);
const SpinScreen = lazyScreen(() => import('../features/spin/SpinScreen.tsx').then((file) => file.SpinScreen), 'spin');
const ChatWidget = lazyExtra(() => import('../features/chat/ChatWidget.tsx').then((file) => file.ChatWidget), 'chat');
const TerminatedScreen = lazyScreen(
  () => import('../features/terminated/TerminatedScreen.tsx').then((file) => file.TerminatedScreen),
  'terminated',
);
const NotFoundScreen = lazyScreen(
  () => import('../features/terminated/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
  'terminated',
);

/** /login is in the first chunk and does without the query cache; every other screen brings its own chunk (README, Speed). */
export function AppRoutes({ onStart }: { onStart: (() => void) | undefined }) {
  useActiveCheck();
  useTerminalFailures();
  return (
    <Suspense>
      <Routes>
        {/* Before the public shell, which would end the session. */}
        <Route path={paths.root} element={<Navigate to={paths.user} replace />} />
        <Route element={<PublicShell />}>
          <Route path={paths.login} element={<LoginScreen />} />
          <Route element={<Queries />}>
            <Route path={paths.register} element={<RegisterScreen />} />
            <Route path={paths.howto} element={<HowtoScreen />} />
            <Route
              path={paths.contact}
              element={<ContactScreen language={<LanguageSwitch />} chat={<ChatWidget participant="guest" />} />}
            />
          </Route>
        </Route>
        <Route element={<MemberOnly />}>
          <Route path={paths.user} element={<Navigate to={paths.home} replace />} />
          <Route element={<Queries />}>
            <Route element={<MemberShell />}>
              <Route path={paths.home} element={<MemberHome />} />
              <Route path={paths.profile} element={<ProfileScreen />} />
              <Route path={paths.bonus} element={<BonusScreen />} />
              <Route path={paths.spin} element={<SpinScreen />} />
              <Route path={paths.statement} element={<StatementScreen />} />
              <Route
                path={paths.memberContact}
                element={<ContactScreen chat={<ChatWidget participant="member" />} />}
              />
            </Route>
          </Route>
        </Route>
        <Route path={paths.terminated} element={<TerminatedScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
      <Started onStart={onStart} />
    </Suspense>
  );
}
