import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountState } from '../../../src/api/account-state.ts';
import { profileQuery } from '../../../src/api/account.ts';
import { session } from '../../../src/api/wire/session/session.ts';
import type { MoneyCommandId } from '../../../src/api/wire/types.ts';
import { settings } from '../../../src/settings.ts';
import { deferred } from '../../support/deferred.ts';
import { details, entry, state } from '../../support/account-states.ts';
import { forbiddenStorage, WebStorage } from '../../support/web-storage.ts';

let account: AccountState;
const { abouts } = await import('../../../src/api/account-state.ts');
const readState = vi.fn((..._given: unknown[]) => Promise.resolve({ state: account, errors: [] }));
vi.doMock('../../../src/api/account-state.ts', () => ({ abouts, readState }));
const { restoredMemberOf } = await import('../../../src/money/restore-commands.ts');
const { store, readStored } = await import('../../../src/money/stored-commands.ts');

const own = entry({});
const shown = { ...state(own), balances: { WALLET: 4_900, G1: 100, G2: 0 } };
/** Its entry, and twice its amount. */
const shownWithTwice = { ...shown, balances: { WALLET: 4_800, G1: 200, G2: 0 } };
const ofTransfer = { key: 'transfer', operationId: 'transfer' } as const;
const transfer = { ...ofTransfer, details, before: state(), isBeforeOld: false, owner: 'm1' };

/** The session after a reload of the page, in which everything else is new. */
const reloaded = () => restoredMemberOf(new QueryClient());
function ofMember(_id: string) {
  const queries = new QueryClient();
  queries.setQueryData(profileQuery().queryKey, { profile: { _id } } as never); // nothing else of it is read
  return queries;
}
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.useFakeTimers();
  session.start('token', { remember: false });
  account = state();
  readState.mockClear();
  return () => {
    settings.idempotencyKey = 'auto';
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('A-116 a transfer from before a reload is being checked', () => {
  store(transfer);
  expect(reloaded().outcomes.get('transfer')).toEqual({
    ...{ kind: 'unknown', check: 'checking', details },
    ...{ input: undefined, error: undefined, sendAgain: undefined, isUnlikely: undefined },
  });
});

test('A-116 a transfer from before a reload is done when the account shows it', async () => {
  store(transfer);
  const { outcomes } = reloaded();
  outcomes.show('transfer', {});
  account = shown;
  await after(0);
  expect(outcomes.get('transfer')).toMatchObject({ kind: 'done', details, view: { shown: 'shows' } });
});

test('A-116 the account of a QR code from before a reload is read with its provider', async () => {
  store({ ...transfer, key: 'createQrcode', operationId: 'createQrcode', details: { amount: 5 }, bank: 'KBANK' });
  reloaded();
  await after(0);
  expect(readState.mock.calls.map(([, , bank]) => bank)).toEqual(['KBANK']);
});

describe('a command from before a reload, given again,', () => {
  const give = (operationId: MoneyCommandId, idempotencyKey?: string) => {
    store({ ...transfer, key: operationId, operationId, ...(idempotencyKey !== undefined && { idempotencyKey }) });
    return reloaded().repeatable.get(operationId);
  };

  test('A-116 repeats its key if the service honours keys', () => {
    settings.idempotencyKey = true;
    expect(give('transfer', 'k1')).toEqual({ idempotencyKey: 'k1', details });
  });

  test('A-116 repeats no key that the service does not honour', () => {
    expect(give('transfer', 'k1')).toBeUndefined();
  });

  test('A-116 repeats no key if it had none', () => {
    settings.idempotencyKey = true;
    expect(give('transfer')).toBeUndefined();
  });

  test.each(['uploadSlip', 'submitTruelink', 'claimCoupon', 'spin'] as const)(
    'A-116 repeats no key of %s, whose input is not stored or which would be another one',
    (operationId) => {
      settings.idempotencyKey = true;
      expect(give(operationId, 'k1')).toBeUndefined();
    },
  );
});

test.each([
  ['is looked for until it could no longer come', 'auto', 4],
  ['cannot come if the service honours keys, and is not looked for', true, 1],
] as const)('A-116 A-118 a second entry of a transfer from before a reload %s', async (_, honoured, looks) => {
  settings.idempotencyKey = honoured;
  store(transfer);
  account = shownWithTwice;
  reloaded();
  await after(60);
  expect(readState).toHaveBeenCalledTimes(looks);
});

test('A-116 commands from before a reload are added once', () => {
  store(transfer);
  const queries = new QueryClient();
  const { outcomes } = restoredMemberOf(queries);
  outcomes.reopen('transfer');
  store(transfer);
  restoredMemberOf(queries);
  expect(outcomes.get('transfer')).toEqual({ kind: 'open' });
});

test('A-22 commands from before a reload wait for a session', async () => {
  store(transfer);
  const queries = ofMember('m1');
  session.end('invalid-token');
  const { outcomes } = restoredMemberOf(queries);
  await after(1);
  expect(outcomes.get('transfer')).toEqual({ kind: 'open' });
  expect(readStored()).toHaveLength(1);
});

test('A-116 after a reload in the same session the member is not asked for', async () => {
  store(transfer);
  const queries = new QueryClient();
  const query = vi.spyOn(queries, 'query');
  restoredMemberOf(queries);
  await after(31);
  expect(query).not.toHaveBeenCalled();
});

test('A-116 B-08 where the device keeps no session, a stored command is not shown to another member', async () => {
  vi.stubGlobal('localStorage', forbiddenStorage);
  session.start('token', { remember: false });
  store(transfer);
  const { outcomes } = restoredMemberOf(ofMember('m2'));
  expect(outcomes.get('transfer')).toEqual({ kind: 'open' });
  await after(0);
  expect(readStored()).toEqual([]);
});

describe('after another sign-in', () => {
  const signIn = () => {
    session.end('invalid-token');
    session.start('next', { remember: false });
  };

  test.each([
    ['the same member', 'm1', { kind: 'unknown', isUnlikely: true, details }, 1],
    ['another member', 'm2', { kind: 'open' }, 0],
  ])('A-22 A-28 of %s a stored command is shown as it was, or deleted', async (_who, member, told, count) => {
    store(transfer).markUnlikely();
    signIn();
    const { outcomes } = restoredMemberOf(ofMember(member));
    await after(0);
    expect(outcomes.get('transfer')).toMatchObject(told);
    expect(readStored()).toHaveLength(count);
  });

  test('A-22 a command whose member was never read is told once, without amount and accounts', async () => {
    store({ ...transfer, owner: null });
    signIn();
    const { outcomes } = restoredMemberOf(ofMember('m1'));
    await after(60);
    expect(outcomes.get('transfer of an unknown member')).toEqual({
      ...{ kind: 'unknown', check: 'failed', isOfUnknownMember: true, details: {} },
      ...{ input: undefined, error: undefined, sendAgain: undefined },
    });
    expect(readStored()).toEqual([]);
    expect(readState).not.toHaveBeenCalled();
  });

  test('A-22 nothing is asked if nothing is stored', async () => {
    signIn();
    const queries = new QueryClient();
    const query = vi.spyOn(queries, 'query');
    restoredMemberOf(queries);
    await after(1);
    expect(query).not.toHaveBeenCalled();
  });

  test('A-22 a command stays stored if the session ends before its member is known', async () => {
    store(transfer);
    signIn();
    const queries = new QueryClient();
    const { promise, resolve } = deferred<never>();
    vi.spyOn(queries, 'query').mockReturnValue(promise);
    const { outcomes } = restoredMemberOf(queries);
    session.end('invalid-token');
    resolve({ profile: { _id: 'm1' } } as never); // nothing else of it is read
    await after(1);
    expect(readStored()).toHaveLength(1);
    expect(outcomes.get('transfer')).toEqual({ kind: 'open' });
  });

  test('A-22 R-428 a command stays stored if its member cannot be read', async () => {
    store(transfer);
    signIn();
    const queries = new QueryClient();
    vi.spyOn(queries, 'query').mockRejectedValue(new TypeError('offline'));
    const { outcomes } = restoredMemberOf(queries);
    await after(1);
    expect(readStored()).toHaveLength(1);
    expect(outcomes.get('transfer')).toEqual({ kind: 'open' });
  });

  test("A-22 a member's own command is not told as one of an unknown member", async () => {
    store(transfer);
    signIn();
    const { outcomes } = restoredMemberOf(ofMember('m1'));
    await after(0);
    expect(outcomes.get('transfer')).toMatchObject({ kind: 'unknown' });
    expect(outcomes.get('transfer of an unknown member')).toEqual({ kind: 'open' });
  });
});
