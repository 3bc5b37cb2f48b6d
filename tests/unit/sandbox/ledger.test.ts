import AES from 'crypto-js/aes.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { answer } from '../../../mocks/sandbox/answer.ts';
import { createMoneyControl } from '../../../mocks/sandbox/money-control.ts';
import { defaultSettings } from '../../../mocks/sandbox/scenarios.ts';
import { seedMembers } from '../../../mocks/sandbox/seed.ts';
import { createService } from '../../../mocks/sandbox/service.ts';
import { holding, walletCode } from '../../../mocks/sandbox/state/accounts.ts';
import { createClock } from '../../../mocks/sandbox/state/clock.ts';
import {
  assertConserved,
  balanceOf,
  createLedger,
  move,
  post,
  type Account,
} from '../../../mocks/sandbox/state/ledger.ts';
import { toMinor } from '../../../mocks/sandbox/state/money.ts';
import { createRandom } from '../../../mocks/sandbox/state/random.ts';
import { memberByPhone } from '../../../mocks/sandbox/state/sessions.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import { createWorld, type Member, type World } from '../../../mocks/sandbox/state/world.ts';
import { formOf } from '../../support/file-form.ts';
import { rich, start } from '../../support/test-world.ts';
import { volume } from '../../support/volume.ts';

const runs = volume({ gate: 60, full: 150, soak: 2_000 });

const everything = { page: 1, limit: 100_000 };

/** The wallet balance in minor units that follows from the statement entries. */
function walletByStatement(world: World, member: Member): bigint {
  let wallet = 0n;
  for (const { status, from, to, amount } of statementOf(world, member, everything).statements) {
    const minor = toMinor(amount ?? -1) ?? 0n;
    // A failed order returned to its source, but a failed transfer between two games ends in the wallet.
    if (to === walletCode || (status === 'FAILED' && from !== walletCode)) wallet += minor;
    if (from === walletCode && status !== 'FAILED') wallet -= minor;
  }
  return wallet;
}

/** A service with a stopped clock where any token is the rich member's. */
function signedIn() {
  const world = createWorld({
    settings: { ...defaultSettings, anyTokenIs: '665f1c2ab7d94e0012a4c101' },
    clock: createClock(() => start),
    random: createRandom(1),
    publish: () => undefined,
  });
  seedMembers(world);
  const member = memberByPhone(world, rich);
  if (!member) throw new Error(`no member ${rich}`);
  const reports: string[] = [];
  const service = createService(world, (line) => reports.push(line));
  const ask = (id: OperationId, params: Record<string, string> = {}, value?: unknown, key?: string) =>
    answer(service, operations[id], {
      params,
      body: { value, logged: JSON.stringify(value), unreadable: null },
      authorization: 'Bearer any',
      idempotencyKey: key,
    });
  return { world, member, reports, service, ask, control: createMoneyControl(service, () => member) };
}
type SignedIn = ReturnType<typeof signedIn>;

const code = fc.constantFrom(walletCode, 'PGSLOT', 'JOKER2', 'BETFLIX', 'HUAYHD', 'UFABET', 'NOGAME');
const satang = fc.integer({ min: 0, max: 1_000_000 });
const baht = satang.map((amount) => amount / 100);
const gift = (number: number) =>
  AES.encrypt(`https://gift.truemoney.com/campaign/?v=NagaGift${number}`, 'sandbox-secret').toString();

interface Command {
  readonly id: OperationId;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
}

const bodyFor = (id: OperationId, body: fc.Arbitrary<unknown>) => body.map((each): Command => ({ id, body: each }));
const coded = (id: OperationId, ...codes: string[]) =>
  fc.constantFrom(...codes).map((each): Command => ({ id, params: { code: each } }));
const plain = (...ids: OperationId[]) => fc.constantFrom(...ids.map((id): Command => ({ id })));

const withoutInput = Object.values(operations)
  .filter(({ money, body, path }) => money && body === null && !path.includes('{'))
  .map(({ id }) => id);

/** All commands of a member on money. */
const command: fc.Arbitrary<Command> = fc.oneof(
  bodyFor('transfer', fc.record({ from: code, to: code, amount: baht })),
  bodyFor('transferAll', fc.record({ to: code })),
  bodyFor('withdraw', fc.record({ amount: baht })),
  bodyFor('withdrawAll', fc.record({ amount: fc.integer({ min: 90, max: 5_000 }) })),
  bodyFor('addFunds', fc.record({ amount: baht })),
  bodyFor('submitTruelink', fc.record({ link: fc.nat(5).map(gift) })),
  bodyFor('claimCoupon', fc.record({ coupon: fc.nat(8).map((number) => `cp${number}`) })),
  bodyFor(
    'uploadSlip',
    fc
      .tuple(fc.constantFrom('slip', 'expired', '20baht'), fc.nat(3))
      .map(([name, byte]) => formOf(new Uint8Array([byte]), { name: `${name}.png` })),
  ),
  fc
    .record({ codeOrId: fc.constantFrom('WW', 'FP', 'KBANK', 'SCB'), amount: baht })
    .map(({ codeOrId, amount }): Command => ({ id: 'createQrcode', params: { codeOrId }, body: { amount } })),
  code.map((slotCode): Command => ({ id: 'activateSlot', params: { slotCode } })),
  coded('activateBonus', 'WELCOME100', 'DAILY20', 'SONGKRAN10', 'TIFFIN60'),
  coded('activatePromotion', 'NAGA2026', 'REFILL10', 'NONE'),
  plain('refreshSlots', ...withoutInput),
);

/** What the games, the banks, the friends and the clock do meanwhile. */
const event: fc.Arbitrary<(to: SignedIn) => void> = fc.oneof(
  fc.record({ game: code, amount: baht }).map(({ game, amount }) => ({ control, member }: SignedIn) => {
    if (member.games.has(game)) control.setGameBalance(rich, game, amount);
  }),
  fc.constantFrom('SUCCESS' as const, 'FAILED' as const).map((outcome) => ({ control }: SignedIn) => {
    if (control.ledger(rich).pendingWithdrawals.length > 0) control.settleWithdrawal(rich, 0, outcome);
    if (control.slips(rich)[0]?.status === 'PENDING') control.settleSlip(rich, 0, outcome);
  }),
  fc.integer({ min: 1, max: 10_000 }).map(
    (amount) =>
      ({ control }: SignedIn) =>
        control.collectInvite(rich, amount),
  ),
  fc.constantFrom('JOKER2', 'BETFLIX', 'FP').map((closed) => ({ control, world }: SignedIn) => {
    control.setMaintenance(closed, !world.maintenance.has(closed));
  }),
  fc.constantFrom(1_000, 30_000, 86_400_000).map(
    (ms) =>
      ({ world }: SignedIn) =>
        world.clock.advance(ms),
  ),
);

/** Everything that a repeated command could change. */
const held = ({ control, member }: SignedIn) =>
  JSON.stringify([control.ledger(rich), control.qrcodes(rich), control.slips(rich), member.coin]);

/** Sends a command; a repetition with the same key returns the same answer and has no second effect. */
async function send(to: SignedIn, { id, params, body }: Command, key: string): Promise<void> {
  const { transactions } = to.world.ledger;
  const booked = transactions.length;
  const given = await to.ask(id, params, body, key);
  expect([200, 400]).toContain(given.status);
  const reasons = transactions.slice(booked).map(({ reason }) => reason);
  // Each command also books what is due: plays, payments and what returns.
  if (given.status === 400) expect(reasons.filter((reason) => /^(withdraw|invite|bonus)$/.test(reason))).toEqual([]);
  const before = held(to);
  if (operations[id].money) expect(await to.ask(id, params, body, key)).toEqual(given);
  if (operations[id].money) expect(held(to)).toBe(before);
}

describe('sandbox: the ledger', () => {
  test(`commands in any order keep the sum of money and the contract, and are in the statement (${runs} sequences)`, async () => {
    const step = fc.oneof({ weight: 3, arbitrary: command }, { weight: 1, arbitrary: event });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const to = signedIn();
        const { world, member, service, control } = to;
        for (const [index, each] of steps.entries()) {
          if (typeof each === 'function') each(to);
          else await send(to, each, `key-of-command-${index}-of-the-test`);
          assertConserved(world.ledger);
          expect(walletByStatement(world, member)).toBe(holding(world, member, walletCode));
        }
        expect(service.violations.list.filter(({ kind }) => kind !== 'request')).toEqual([]);
        const waiting = control.ledger(rich).pendingWithdrawals;
        const pending = statementOf(world, member, everything).statements.filter(({ status }) => status === 'PENDING');
        expect(pending.map(({ amount }) => amount)).toEqual(waiting.map(Number));
        for (const { createdAt, statementType, amount } of statementOf(world, member, everything).statements) {
          if (Date.parse(createdAt) < start || amount === null) continue;
          if (statementType === 'withdraw') expect(amount >= 100 && amount <= 50_000).toBe(true);
          if (statementType === 'transfer') expect(amount).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs },
    );
  });

  const wallet: Account = 'member:a:wallet';
  const house: Account = 'house:deposits:BAHT';
  const booking = { reason: 'deposit', reference: 'r1', at: start, memberId: 'a', currency: 'BAHT' } as const;

  test.each([
    ['what does not balance', { [wallet]: 100n, [house]: -99n }],
    ['one leg', { [wallet]: 0n }],
    ['an overdrawn member', { [wallet]: -1n, [house]: 1n }],
    ['another currency', { [wallet]: 1n, 'house:deposits:LAK': -1n }],
  ])('refuses %s and books nothing', (_, amounts) => {
    const ledger = createLedger();
    const entries = Object.entries(amounts).map(([account, amount]) => ({ account: account as Account, amount })); // the keys above
    expect(() => post(ledger, { ...booking, entries })).toThrow(/Ledger/);
    expect(ledger.transactions).toEqual([]);
  });

  test('only money of the same order can leave suspense', () => {
    const ledger = createLedger();
    const suspense: Account = 'suspense:BAHT';
    move(ledger, { ...booking, from: house, to: wallet, amount: 5000n });
    move(ledger, { ...booking, reference: 'r2', from: wallet, to: suspense, amount: 2000n });
    move(ledger, { ...booking, reference: 'r3', from: wallet, to: suspense, amount: 2000n });
    move(ledger, { ...booking, reference: 'r2', from: suspense, to: wallet, amount: 2000n });
    assertConserved(ledger);
    expect(balanceOf(ledger, wallet)).toBe(3000n);
    move(ledger, { ...booking, reference: 'r2', from: suspense, to: wallet, amount: 2000n });
    expect(() => assertConserved(ledger)).toThrow('suspense:BAHT of r2 is below zero');
  });
});

describe('sandbox: its own mistakes', () => {
  test('an answer that the contract forbids becomes a 500 that names operation and pointer', async () => {
    const { member, reports, service, ask } = signedIn();
    member.coin = 1.5;
    const { status, body } = await ask('getProfile');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toContain('getProfile at /profile/coin');
    expect(service.violations.list).toMatchObject([
      { kind: 'response', where: 'getProfile', pointer: '/profile/coin' },
    ]);
    expect(reports.join()).toContain('CONTRACT BROKEN (response) getProfile at /profile/coin');
  });

  test('an unbalanced ledger is detected at the next command', async () => {
    const { world, reports, ask } = signedIn();
    world.ledger.transactions.push({
      ...{ id: 99, reference: 'r99', at: start, reason: 'deposit', memberId: 'x', currency: 'BAHT' },
      entries: [{ account: 'member:x:wallet', amount: 1n }],
    });
    const { status, body } = await ask('refreshSlots');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toContain('does not balance');
    expect(reports.join()).toContain('Ledger: transaction 99 does not balance');
  });
});
