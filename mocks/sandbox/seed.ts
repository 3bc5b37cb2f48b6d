import { firstGame, newMember } from './handlers/account.ts';
import { addCoupon } from './handlers/spinwheel.ts';
import { minor, past, bonus, deposit, invite, play, transfer, type PastStep } from './seed-history.ts';
import { richHistory } from './seed-rich-member.ts';
import { walletCode } from './state/accounts.ts';
import { openGame } from './state/games.ts';
import type { Currency } from './state/ledger.ts';
import { minorToText } from './state/money.ts';
import type { BankDetails, HeldBonus, Member, World } from './state/world.ts';
import { seedSlips } from './seed-slips.ts';

const day = 86_400_000;

/** One coupon of every kind, oldest first: some can be claimed, each other one fails for a different reason. */
export function seedCoupons(world: World, member: Member): void {
  const now = world.clock.now();
  const wheel = { name: 'คูปองวงล้อ', prizeCode: 'C50' };
  addCoupon(world, member, { ...wheel, prizeCode: 'C200', amount: minor('200'), expiresAt: now + 2 * day });
  addCoupon(world, member, { name: 'คูปองปีใหม่', prizeCode: 'S500', amount: minor('500') });
  addCoupon(world, member, { ...wheel, amount: minor('50'), expiresAt: now - day });
  addCoupon(world, member, { name: 'คูปองเพิ่มยอดฝาก', prizeCode: 'S100', amount: minor('100'), type: 'deposit' });
  addCoupon(world, member, { ...wheel, prizeCode: 'S10', amount: minor('10'), named: null });
  addCoupon(world, member, { name: 'คูปองวันเกิด', prizeCode: 'S20', amount: minor('20'), named: 'code', id: 'CP-2' });
  addCoupon(world, member, { ...wheel, amount: minor('50'), id: '66d0aa01' });
}

export const seedPassword = 'naga1234';

interface Seed {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly about: string;
  readonly currency?: Currency;
  readonly isActive?: boolean;
  readonly createdAt?: string;
  readonly bank: BankDetails | null;
  readonly hasWallet?: false;
  readonly coin?: number;
  readonly inviteCode?: string;
  /** Received two days ago and still active. */
  readonly bonus?: HeldBonus;
  /** Other received bonuses by code: days ago and time. */
  readonly received?: Readonly<Record<string, readonly [daysAgo: number, time: string]>>;
  /** Decimal texts in the member's currency. */
  readonly wallet: string;
  /** Open game accounts with their balances. */
  readonly games: Readonly<Record<string, string>>;
  /** Results in these games yesterday: `-300.00`. */
  readonly played?: Readonly<Record<string, string>>;
  /** Invited friends with the bonus from their play; null before they played. */
  readonly friends?: Readonly<Record<string, string | null>>;
  /** The movements that lead to these balances. Default: a few days of deposits and transfers. */
  readonly history?: readonly PastStep[];
}

const description = 'โบนัสรายวัน 20%';
/** The daily bonus as a member holds it, without its amounts. */
export const dailyBonus = { code: 'DAILY20', type: 'day', source: 'bonus', description, percentFail: 5 } as const;
/** When the seeded bonuses were received: days ago and time. */
const heldSince = [2, '19:10'] as const;

export const seeds: readonly Seed[] = [
  {
    id: '665f1c2ab7d94e0012a4c101',
    username: '0812345678',
    name: 'สมชาย ใจดี',
    about: 'rich: wallet, four games, a long statement, slips, coupons',
    bank: { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' },
    coin: 3,
    inviteCode: 'NAGA88',
    received: { WELCOME100: [205, '09:20'] },
    wallet: '8180.00',
    games: { PGSLOT: '2480.50', JOKER2: '0', BETFLIX: '1500.00', HUAYHD: '320.00' },
    history: richHistory,
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
    about: 'holds a bonus that is not played through',
    bank: { bankCode: 'BBL', bankAccountName: 'WIPA THONGDEE', bankAccountNo: '2134567890' },
    coin: 1,
    bonus: { ...dailyBonus, amount: 20_000n, turnover: 300_000n, turnoverLeft: 240_000n },
    wallet: '640.00',
    games: { PGSLOT: '1200.00', UFABET: '75.25' },
    played: { PGSLOT: '-300.00' },
    friends: { 'ธนา ศรีเมือง': '60.00' },
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
    played: { CASINO9: '+110.75' },
    friends: { 'ปิยะ แสนดี': null },
  },
  {
    id: '665f1c2ab7d94e0012a4c105',
    username: '02055512345',
    name: 'ສົມພອນ ແກ້ວມະນີ',
    about: 'Laos: kip, BCEL',
    currency: 'LAK',
    createdAt: '2025-08-02T18:05:10+07:00',
    bank: { bankCode: 'BCEL', bankAccountName: 'SOMPHONE KEOMANY', bankAccountNo: '010120000123456' },
    coin: 2,
    wallet: '1250000.00',
    games: { HUAYHD: '320000.00', LAOLOTTO: '80000.00' },
    played: { HUAYHD: '-200000.00' },
    friends: { 'ບຸນມີ ພົມມະຈັນ': '12000.00' },
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
  {
    id: '665f1c2ab7d94e0012a4c107',
    username: '0889012345',
    name: 'อนงค์ สุขใจ',
    about: 'holds a bonus that is played through',
    bank: { bankCode: 'BAY', bankAccountName: 'ANONG SUKJAI', bankAccountNo: '7774567890' },
    bonus: { ...dailyBonus, amount: 15_000n, turnover: 225_000n, turnoverLeft: 0n },
    wallet: '900.00',
    games: { PGSLOT: '0' },
  },
  {
    id: '665f1c2ab7d94e0012a4c108',
    username: '0845678901',
    name: 'ปรีชา รุ่งเรือง',
    about: 'no bank account',
    bank: null,
    wallet: '500.00',
    games: { PGSLOT: '100.00' },
    played: { PGSLOT: '-42.00' },
    friends: { 'กมล ใจงาม': '80.00' },
  },
  {
    id: '665f1c2ab7d94e0012a4c109',
    username: '0878901234',
    name: 'สุดา แสงทอง',
    about: 'no wallet',
    hasWallet: false,
    bank: { bankCode: 'SCB', bankAccountName: 'SUDA SAENGTHONG', bankAccountNo: '4052468135' },
    wallet: '0',
    games: {},
  },
];

/** `+110.75` or `-300.00` in minor units. */
function signed(change: string): bigint {
  const amount = minor(change.slice(1));
  return change.startsWith('-') ? -amount : amount;
}

/** Deposits to the wallet, followed by transfers to the games. */
function plainHistory(seed: Seed): PastStep[] {
  const { wallet, games, bank, bonus: held, played = {}, friends = {} } = seed;
  // The amount transferred to each game: its balance before yesterday's result.
  const moved = Object.entries(games)
    .map(([code, text]) => [code, minor(text) - signed(played[code] ?? '+0')] as const)
    .filter(([, amount]) => amount > 0n)
    .map(([code, amount]) => [code, minorToText(amount)] as const);
  const deposits = [minorToText(minor(wallet) - (held?.amount ?? 0n)), ...moved.map(([, amount]) => amount)].filter(
    (text) => minor(text) > 0n,
  );
  return [
    ...deposits.map((amount, index) => deposit(8 - index, '19:05', bank?.bankCode ?? null, amount)),
    ...(held ? [bonus(...heldSince, held, minorToText(held.amount))] : []),
    ...moved.map(([code, amount], index) => transfer(1, `20:0${index}`, [walletCode, code], amount)),
    ...Object.entries(played).map(([code, change]) => play(1, '22:00', code, change)),
    ...Object.entries(friends).flatMap(([friend, amount]) =>
      amount === null ? [] : [invite(2, '06:00', friend, amount)],
    ),
  ];
}

function receiptsOf(world: World, { bonus: held, received = {} }: Seed): Member['receipts'] {
  const since: Seed['received'] = { ...received, ...(held && { [held.code]: heldSince }) };
  return new Map(Object.entries(since).map(([code, when]) => [code, [past(world, ...when)]]));
}

export function seedMembers(world: World): void {
  for (const seed of seeds) {
    const { id, username, name, bank, inviteCode, isActive = true, hasWallet = true, coin = 0 } = seed;
    const member = newMember({
      id,
      username,
      name,
      isActive,
      hasWallet,
      coin,
      inviteCode,
      password: seedPassword,
      createdAt: Date.parse(seed.createdAt ?? '2025-03-14T09:26:53+07:00'),
      currency: seed.currency ?? 'BAHT',
      bank: bank && { ...bank },
      bonus: seed.bonus ? { ...seed.bonus } : null,
      friends: Object.keys(seed.friends ?? {}),
      receipts: receiptsOf(world, seed),
    });
    world.members.set(id, member);
    for (const code of Object.keys(seed.games)) openGame(world, member, code);
    for (const happened of seed.history ?? plainHistory(seed)) happened(world, member);
    if (seed.history) {
      seedSlips(world, member);
      seedCoupons(world, member);
    }
  }
  for (const code of world.settings.maintenance) world.maintenance.add(code);
}
