import { normalPath, paths } from '../paths.ts';
import { lazyScreen, type Loadable } from '../ui/lazy-screen.ts';
import { RetryFrame } from '../ui/RetryFrame.tsx';
import { PageFrame } from './PageFrame.tsx';
import { ShellFrame } from './ShellFrame.tsx';

const importQueries = () => import('./Queries.tsx').then((file) => file.Queries);
const importContact = () => import('../features/contact/ContactScreen.tsx').then((file) => file.ContactScreen);

/** Screens outside the first chunk. Each is loaded with its texts when it is first shown. */
export const screens = {
  PublicShell: lazyScreen(() => import('./PublicShell.tsx').then((file) => file.PublicShell), {
    Frame: ShellFrame,
    inDocument: true,
  }),
  Login: lazyScreen(() => import('../features/login/LoginScreen.tsx').then((file) => file.LoginScreen), {
    texts: ['login'],
    Frame: PageFrame,
    inDocument: true,
  }),
  PublicQueries: lazyScreen(importQueries, { Frame: PageFrame }),
  MemberQueries: lazyScreen(importQueries, { Frame: ShellFrame, inDocument: true }),
  MemberShell: lazyScreen(() => import('./MemberShell.tsx').then((file) => file.MemberShell), {
    texts: ['titles'],
    Frame: ShellFrame,
    inDocument: true,
  }),
  Register: lazyScreen(() => import('../features/register/RegisterScreen.tsx').then((file) => file.RegisterScreen), {
    texts: ['titles', 'register'],
    Frame: PageFrame,
  }),
  Howto: lazyScreen(() => import('../features/howto/HowtoScreen.tsx').then((file) => file.HowtoScreen), {
    texts: ['titles', 'howto'],
    Frame: PageFrame,
  }),
  Contact: lazyScreen(importContact, { texts: ['titles', 'contact'], Frame: PageFrame }),
  Home: lazyScreen(() => import('./MemberHome.tsx').then((file) => file.MemberHome), {
    texts: ['titles', 'home', 'bankName'],
    Frame: PageFrame,
    inDocument: true,
  }),
  Profile: lazyScreen(() => import('../features/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen), {
    texts: ['titles', 'profile', 'bankName', 'playReminder'],
    Frame: PageFrame,
  }),
  Statement: lazyScreen(
    () => import('../features/statement/StatementScreen.tsx').then((file) => file.StatementScreen),
    { texts: ['statement'], Frame: PageFrame },
  ),
  Bonus: lazyScreen(() => import('../features/bonus/BonusScreen.tsx').then((file) => file.BonusScreen), {
    texts: ['titles', 'bonus'],
    Frame: PageFrame,
  }),
  Spin: lazyScreen(() => import('../features/spin/SpinScreen.tsx').then((file) => file.SpinScreen), {
    texts: ['titles', 'spin'],
    Frame: PageFrame,
  }),
  Chat: lazyScreen(() => import('../features/chat/ChatWidget.tsx').then((file) => file.ChatWidget), {
    texts: ['chat'],
    Frame: RetryFrame,
  }),
  Terminated: lazyScreen(
    () => import('../features/terminated/TerminatedScreen.tsx').then((file) => file.TerminatedScreen),
    { texts: ['terminated'], Frame: ShellFrame },
  ),
  NotFound: lazyScreen(() => import('../features/terminated/NotFoundScreen.tsx').then((file) => file.NotFoundScreen), {
    texts: ['terminated'],
    Frame: ShellFrame,
    inDocument: true,
  }),
};

const { PublicShell, PublicQueries, MemberQueries, MemberShell } = screens;
const inMemberShell = [MemberQueries, MemberShell];

const byPath: Readonly<Record<string, readonly Loadable[]>> = {
  [paths.login]: [PublicShell, screens.Login],
  [paths.register]: [PublicShell, PublicQueries, screens.Register],
  [paths.howto]: [PublicShell, PublicQueries, screens.Howto],
  [paths.contact]: [PublicShell, PublicQueries, screens.Contact],
  [paths.root]: [...inMemberShell, screens.Home],
  [paths.user]: [...inMemberShell, screens.Home],
  [paths.home]: [...inMemberShell, screens.Home],
  [paths.profile]: [...inMemberShell, screens.Profile],
  [paths.bonus]: [...inMemberShell, screens.Bonus],
  [paths.spin]: [...inMemberShell, screens.Spin],
  [paths.statement]: [...inMemberShell, screens.Statement],
  [paths.memberContact]: [...inMemberShell, screens.Contact],
  [paths.terminated]: [screens.Terminated],
} satisfies Record<(typeof paths)[keyof typeof paths], readonly Loadable[]>;

/** The lazy parts of the page at an address. */
export const screensOf = (path: string): readonly Loadable[] => byPath[normalPath(path)] ?? [screens.NotFound];

/** Whether the page at an address is for members. */
export const isForMembers = (path: string): boolean => screensOf(path).includes(MemberShell);
