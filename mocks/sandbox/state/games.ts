import type { Schemas } from '../../../generated/operations.ts';
import { accountOf, book, holding } from './accounts.ts';
import { countPlay } from './bonuses.ts';
import { refuse } from './refusal.ts';
import type { Member, World } from './world.ts';

type Offer = Omit<Schemas['GameAccount'], 'isActive' | 'amount' | 'background' | 'logo' | 'ftWalletSlot'> & {
  readonly ftWalletSlot: number;
  /** Form fields that the game's site requires beside username and password. */
  readonly event?: Readonly<Record<string, string>>;
  /** Accounts without a password: the site is opened by link. */
  readonly hasPassword?: false;
};

/** A game that opens from the wallet. It has no website and no app. */
const inWallet = { web: null, android: null, ios: null, ftWalletSlot: 1 };
const appsOf = (name: string) => ({ android: `/apps/${name}.apk`, ios: `/apps/${name}` });

/** The games in carousel order. Addresses are paths of the game sites. */
export const gameCatalogue: readonly Offer[] = [
  { ...inWallet, code: 'PGSLOT', name: 'Naga Slots', category: 'slot' },
  { ...inWallet, code: 'JOKER2', name: 'Lotus 88', category: 'slot', ...appsOf('lotus88') },
  { ...inWallet, code: 'AREASLOT', name: 'Mekong', category: 'slot' },
  { ...inWallet, code: 'SLOTRACHA', name: 'Elephant Gold', category: 'slot', hasPassword: false },
  { ...inWallet, code: 'BETFLIX', name: 'Sepak', category: 'sport', ftWalletSlot: 0.1 },
  {
    ...inWallet,
    code: 'UFABET',
    name: 'Ring 9',
    category: 'sport',
    web: '/ufabet/Default8.aspx',
    event: {
      __VIEWSTATE: '/wEPDwUKLTI2OTY1',
      __VIEWSTATEGENERATOR: 'CA0B0334',
      __EVENTVALIDATION: '/wEdAASq9',
      btnLogin: 'Login',
    },
  },
  {
    ...inWallet,
    code: 'CASINO9',
    name: 'Casino Chang',
    category: 'sport',
    web: '/casino9/play',
    ...appsOf('casino-chang'),
  },
  { ...inWallet, code: 'HUAYHD', name: 'Huay', category: 'lotto' },
  { ...inWallet, code: 'LAOLOTTO', name: 'Lao Lotto', category: 'lotto', web: '/laolotto/play' },
];

const digits = '0123456789';
const letters = 'abcdefghjkmnpqrstuvwxyz';

const offerOf = (code: string) => gameCatalogue.find((game) => game.code === code);

function newPassword(world: World): string {
  return `Ng-${world.random.text(letters, 3)}${world.random.text(digits, 3)}`;
}

export function openGame(world: World, member: Member, code: string) {
  const offer = offerOf(code);
  if (!offer) return refuse('NO_GAME');
  if (member.games.has(code)) return refuse('SLOT_ALREADY_ACTIVE');
  if (world.maintenance.has(code)) return refuse('SLOT_ACTIVATE_FAIL');
  const username = `ngw${world.random.text(digits, 8)}`;
  const password = offer.hasPassword === false ? '' : newPassword(world);
  member.games.set(code, { username, password, unreported: 0n });
  return null;
}

export function gameAccount(member: Member, code: string) {
  const offer = offerOf(code);
  if (!offer) return refuse('NO_GAME');
  const open = member.games.get(code);
  if (!open) return refuse('SLOT_NO_ACCOUNT');
  const { event } = offer;
  return { username: open.username, password: open.password, ...(event && { event: { ...event } }) };
}

export function resetGamePassword(world: World, member: Member, code: string) {
  const offer = offerOf(code);
  if (!offer) return refuse('NO_GAME');
  const open = member.games.get(code);
  if (!open) return refuse('SLOT_NO_ACCOUNT');
  if (world.maintenance.has(code) || offer.hasPassword === false) return refuse('SLOT_RESET_PASSWORD_FAIL');
  open.password = newPassword(world);
  return null;
}

/** Sets a balance in the game (minor units). The wallet learns the difference at the next refresh. */
export function playTo(world: World, member: Member, code: string, balance: bigint) {
  const open = member.games.get(code);
  if (!open) return refuse('SLOT_NO_ACCOUNT');
  open.unreported = balance - holding(world, member, code);
  return null;
}

/** Books wins and losses since the last refresh and counts them as played. A closed game is skipped. */
export function askGame(world: World, member: Member, code: string): void {
  const open = member.games.get(code);
  if (!open || open.unreported === 0n || world.maintenance.has(code)) return;
  const game = accountOf(member, code);
  const house = `house:games:${member.currency}` as const;
  const won = open.unreported > 0n;
  const amount = won ? open.unreported : -open.unreported;
  book(world, member, { reason: 'play', from: won ? house : game, to: won ? game : house, amount });
  countPlay(member, amount);
  open.unreported = 0n;
}

/** GET /api/wallet/refresh/slot. */
export function refreshGames(world: World, member: Member) {
  if (!member.hasWallet) return refuse('NO_WALLET');
  const now = world.clock.now();
  const justNow = member.refreshedAt !== null && now - member.refreshedAt < 60_000;
  if (world.settings.refreshLimit && justNow) return refuse('REQUEST_LIMIT_1MIN');
  member.refreshedAt = now;
  for (const code of member.games.keys()) askGame(world, member, code);
  return null;
}
