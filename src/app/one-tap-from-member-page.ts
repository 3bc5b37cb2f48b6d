import { paths } from '../paths.ts';
import type { Prefetched } from '../ui/lazy-screen.ts';
import { modals } from './modals.ts';
import { screens } from './screens.ts';

const { deposit, withdraw, transfer, game, games, invite, refund, conditions, slips, password } = modals;
const ofMenu: readonly Prefetched[] = [
  screens.Statement,
  screens.Profile,
  screens.Contact,
  conditions,
  screens.Home,
  screens.PublicShell,
  screens.Login,
];

const byPath: Readonly<Record<string, readonly Prefetched[]>> = {
  [paths.home]: [deposit, withdraw, transfer, game, invite, refund, screens.Bonus, screens.Spin, games, ...ofMenu],
  [paths.statement]: [slips, ...ofMenu],
  [paths.profile]: [password, modals['bank-name'], ...ofMenu],
  [paths.bonus]: [modals.bonus, modals.promotion, modals['cancel-bonus'], ...ofMenu],
};

/** The screens that one tap on a member page may open, most likely first. */
export const oneTapFromMemberPage = (path: string): readonly Prefetched[] => byPath[path] ?? ofMenu;
