import { accountOf, book, inviteAccount, walletCode } from './state/accounts.ts';
import { openGame } from './state/games.ts';
import type { Currency } from './state/ledger.ts';
import { firstGame } from './state/members.ts';
import { toMinor } from './state/money.ts';
import type { BankDetails, Member, World } from './state/world.ts';

/** Everybody's password. */
export const seedPassword = 'naga1234';

interface Seed {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  /** Who this is, for the people who sign in. */
  readonly about: string;
  readonly currency?: Currency;
  readonly isActive?: boolean;
  readonly createdAt?: string;
  readonly bank: BankDetails;
  readonly coin?: number;
  readonly bonusCode?: string;
  /** Decimal texts, in the member's currency. */
  readonly wallet: string;
  readonly invite?: string;
  /** Open game accounts with what they hold. */
  readonly games: Readonly<Record<string, string>>;
}

export const seeds: readonly Seed[] = [
  {
    id: '665f1c2ab7d94e0012a4c101',
    username: '0812345678',
    name: 'สมชาย ใจดี',
    about: 'rich: wallet and four games',
    bank: { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' },
    coin: 3,
    wallet: '8180.00',
    invite: '150.00',
    games: { PGSLOT: '2480.50', JOKER2: '0', BETFLIX: '1500.00', HUAYHD: '320.00' },
  },
  {
    id: '665f1c2ab7d94e0012a4c102',
    username: '0823456789',
    name: 'อรทัย ใหม่มา',
    about: 'new: nothing yet, first game open',
    bank: { bankCode: 'SCB', bankAccountName: 'ORATHAI MAIMA', bankAccountNo: '4051234568' },
    wallet: '0',
    games: { [firstGame]: '0' },
  },
  {
    id: '665f1c2ab7d94e0012a4c103',
    username: '0834567890',
    name: 'วิภา ทองดี',
    about: 'holds a bonus',
    bank: { bankCode: 'BBL', bankAccountName: 'WIPA THONGDEE', bankAccountNo: '2134567890' },
    coin: 1,
    bonusCode: 'DAILY20',
    wallet: '640.00',
    games: { PGSLOT: '1200.00', UFABET: '75.25' },
  },
  {
    id: '665f1c2ab7d94e0012a4c104',
    username: '0856789012',
    name: 'มาลี ศรีสุข',
    about: 'KTB with a bank name that is not Latin',
    bank: { bankCode: 'KTB', bankAccountName: 'มาลี ศรีสุข', bankAccountNo: '9876543210' },
    coin: 3,
    wallet: '2500.00',
    games: { PGSLOT: '0', CASINO9: '410.75' },
  },
  {
    id: '665f1c2ab7d94e0012a4c105',
    username: '02055512345',
    name: 'ສົມພອນ ແກ້ວມະນີ',
    about: 'Laos: kip, BCEL',
    currency: 'LAK',
    createdAt: '2025-08-02T18:05:10+07:00',
    bank: { bankCode: 'BCEL', bankAccountName: 'SOMPHONE KEOMANY', bankAccountNo: '010120000123456' },
    wallet: '1250000.00',
    games: { HUAYHD: '320000.00', LAOLOTTO: '80000.00' },
  },
  {
    id: '665f1c2ab7d94e0012a4c106',
    username: '0867890123',
    name: 'กิตติ วงศ์ไทย',
    about: 'inactive: may not sign in',
    isActive: false,
    bank: { bankCode: 'GSB', bankAccountName: 'KITTI WONGTHAI', bankAccountNo: '020123456780' },
    wallet: '0',
    games: {},
  },
];

const day = 86_400_000;

function minor(text: string): bigint {
  const amount = toMinor(text);
  if (amount === null) throw new Error(`Seed: ${text} is not an amount.`);
  return amount;
}

/** Money comes in as it would have: deposited to the wallet, then moved to the games. */
function fund(world: World, member: Member, seed: Seed): void {
  const now = world.clock.now();
  const wallet = accountOf(member, walletCode);
  const games = Object.entries(seed.games).map(([code, text]) => ({ code, amount: minor(text) }));
  const deposits = [minor(seed.wallet), ...games.map(({ amount }) => amount)].filter((amount) => amount > 0n);
  deposits.forEach((amount, index) => {
    const at = now - (deposits.length + 1 - index) * day;
    book(world, member, { reason: 'deposit', from: `house:deposits:${member.currency}`, to: wallet, amount, at });
  });
  games.forEach(({ code, amount }, index) => {
    const at = now - day + index * 60_000;
    if (amount > 0n) book(world, member, { reason: 'transfer', from: wallet, to: accountOf(member, code), amount, at });
  });
  const invite = minor(seed.invite ?? '0');
  if (invite > 0n) {
    book(world, member, {
      reason: 'invite',
      from: `house:bonus:${member.currency}`,
      to: inviteAccount(member),
      amount: invite,
      at: now - day / 2,
    });
  }
}

/** Fills an empty world with the members that README.md lists. */
export function seedMembers(world: World): void {
  for (const seed of seeds) {
    const member: Member = {
      id: seed.id,
      username: seed.username,
      name: seed.name,
      password: seedPassword,
      createdAt: Date.parse(seed.createdAt ?? '2025-03-14T09:26:53+07:00'),
      currency: seed.currency ?? 'BAHT',
      isActive: seed.isActive ?? true,
      bank: { ...seed.bank },
      coin: seed.coin ?? 0,
      bonusCode: seed.bonusCode ?? null,
      refreshedAt: null,
      games: new Map(),
    };
    world.members.set(member.id, member);
    for (const code of Object.keys(seed.games)) openGame(world, member, code);
    fund(world, member, seed);
  }
}
