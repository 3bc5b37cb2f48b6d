import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountState } from '../../../src/api/account-state.ts';
import { ApiError, failures } from '../../../src/api/wire/api-error.ts';
import { session } from '../../../src/api/wire/session/session.ts';

let begin = 0;
const sinceBegin = () => (Date.now() - begin) / 1_000;
/** The seconds at which the state was read. */
const reads: number[] = [];
/** The parts that were read last. */
let read: readonly string[];
let answer: () => Promise<AccountState>;
const { abouts } = await import('../../../src/api/account-state.ts');
vi.doMock('../../../src/api/account-state.ts', () => ({
  abouts,
  readState: (_queries: QueryClient, parts: readonly string[]) => {
    reads.push(sinceBegin());
    read = parts;
    return answer();
  },
}));
const { checkOutcome, createSettlement } = await import('../../../src/money/settle-command.ts');
const { moneyOutcomesOf } = await import('../../../src/money/money-outcomes.ts');
const { sentCommandsOf } = await import('../../../src/money/sent-commands.ts');

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const never = () => new Promise<AccountState>(() => undefined);
const nothing = () => Promise.resolve({ entries: [] });
const entry = {
  type: 'withdraw',
  from: null,
  to: null,
  amount: 100,
  status: 'PENDING',
  about: null,
  name: 'e',
  at: null,
};
const withEntry = () => Promise.resolve({ entries: [entry] });

const failure = (differs: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ operationId: 'withdraw', outcome: 'unknown', status: 502, ...differs });

function settlementOf(operationId: 'withdraw' | 'submitTruelink' | 'transferAll', before?: AccountState) {
  const queries = new QueryClient();
  const sent = sentCommandsOf(queries).add({ operationId, facts: { amount: 100 }, before: { entries: [], ...before } });
  return createSettlement(queries, { operationId }, sent);
}
const sentWithdrawal = () => settlementOf('withdraw');

/** Checks an unknown outcome; returns what is shown, in order. */
function check(error: ApiError | undefined, settlement = sentWithdrawal()) {
  const shown: string[] = [];
  const unknown = { kind: 'unknown', input: undefined, error, check: 'checking', sendAgain: undefined } as const;
  void settlement.check(unknown, (next) => {
    shown.push(next.kind === 'seen' ? 'seen' : next.check);
    return true;
  });
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  session.start('token', { remember: false });
  reads.length = 0;
  begin = Date.now();
  answer = nothing;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['without an answer', [0, 3, 10, 30], failure({ status: 0 })],
  ['of the app itself', [0, 3, 10, 30], undefined],
  ['after a 2xx that says nothing', [0, 3, 10, 30], failure({ status: 200, neutral: true })],
  ['after TRUELINK_DUPLICATE', [0, 70], failure({ status: 400, code: 'TRUELINK_DUPLICATE' })],
  ['after REQUEST_LIMIT', [0], failure({ status: 400, code: 'REQUEST_LIMIT' })],
  ['after REQUEST_LIMIT_1MIN', [0], failure({ status: 400, code: 'REQUEST_LIMIT_1MIN' })],
  ['after 429', [0], failure({ status: 429 })],
])('A-118 an unknown outcome %s is checked after %j s', async (_what, seconds, error) => {
  check(error);
  await after(600);
  expect(reads).toEqual(seconds);
});

test.each([
  [[0], 0],
  [[0, 3], 3],
  [[0, 3, 10], 10],
  [[0, 3, 10, 30], 30],
])(
  'A-118 it is read after %j s and settles itself when the effect appears %d s after the first look',
  async (seconds, second) => {
    answer = () => (sinceBegin() < second ? nothing() : withEntry());
    const shown = check(failure());
    await after(600);
    expect(shown.filter((each) => each === 'seen')).toHaveLength(1);
    expect(shown.at(-1)).toBe('seen');
    expect(reads).toEqual(seconds);
  },
);

test.each([
  ['REQUEST_LIMIT', { status: 400, code: 'REQUEST_LIMIT' }],
  ['429', { status: 429 }],
] as const)('A-118 nothing is read again after a look that was answered with %s', async (_what, refusal) => {
  check(failure());
  await after(1);
  answer = () => {
    const error = failure({ operationId: 'listStatements', outcome: 'refused', ...refusal });
    failures.announce(error);
    return Promise.reject(error);
  };
  await after(600);
  expect(reads).toEqual([0, 3]);
});

test('A-118 B-08 nothing is read after the end of the session', async () => {
  check(failure());
  await after(5);
  session.end();
  await after(600);
  expect(reads).toEqual([0, 3]);
});

test('A-118 nothing is read while the page is hidden', async () => {
  const look = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  check(failure());
  await after(5);
  look('hidden');
  await after(55);
  expect(reads).toEqual([0, 3]);
  look('visible');
  await after(600);
  expect(reads).toEqual([0, 3, 67, 87]);
});

test('A-118 after a refusal the state is read for at most 5 s', async () => {
  answer = never;
  const told = vi.fn();
  void sentWithdrawal().lookOnce().then(told);
  await after(4.9);
  expect(told).not.toHaveBeenCalled();
  await after(0.1);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('A-118 a check after a refusal does not repeat the look that the refusal caused', async () => {
  const settlement = sentWithdrawal();
  await settlement.lookOnce();
  check(failure({ status: 400, code: 'TRUELINK_DUPLICATE' }), settlement);
  await after(70);
  expect(reads).toEqual([0, 70]);
});

test.each([
  ['the first look takes too long', 'failed', never],
  ['the look after 3 s takes too long', 'checked', () => (sinceBegin() < 3 ? nothing() : never())],
])('A-118 "Checking your statement" ends after at most 6 s when %s', async (_what, then, given) => {
  answer = given;
  const shown = check(failure({ status: 200, neutral: true }));
  await after(2.9);
  expect(shown).toEqual(['checking']);
  await after(3.1);
  expect(shown).toEqual(['checking', then]);
});

const twice = () => Promise.resolve({ entries: [entry, { ...entry, name: 'f' }] });
test.each([
  ['that is there twice', 'withdraw', twice, true, ['entries']],
  ['that is there once', 'withdraw', withEntry, false, ['entries']],
  ['that cannot be read', 'withdraw', () => Promise.reject(new Error('unreadable')), false, ['entries']],
  ['whose entries cannot be counted', 'transferAll', twice, false, []],
] as const)('A-118 quality 1: after a success %s (%s)', async (_what, operationId, given, isTwice, parts) => {
  answer = given;
  read = [];
  expect(await settlementOf(operationId, { balances: { WALLET: 1 } }).isTwice()).toBe(isTwice);
  expect(read).toEqual(parts);
});

const deposit = { ...entry, type: 'deposit' };
test.each([
  [[0], 0],
  [[0, 3], 3],
  [[0, 3, 10, 30], 30],
  [[0, 3, 10, 30], 31],
])('B-41 the deposit of a gift link is looked for after %j s; it comes after %d s', async (seconds, second) => {
  answer = () => (sinceBegin() < second ? nothing() : Promise.resolve({ entries: [deposit] }));
  const show = vi.fn();
  void settlementOf('submitTruelink').findDeposit(() => true, show);
  await after(600);
  expect(reads).toEqual(seconds);
  expect(show.mock.calls).toEqual(second > 30 ? [] : [[100]]);
});

test.each([
  ['its success is closed', (hide: () => void) => hide()],
  ['the session has ended', () => session.end()],
])('B-41 the deposit of a gift link is not looked for any more when %s', async (_what, end) => {
  let isShown = true;
  const show = vi.fn();
  void settlementOf('submitTruelink').findDeposit(() => isShown, show);
  await after(5);
  answer = () => Promise.resolve({ entries: [deposit] });
  end(() => (isShown = false));
  await after(600);
  expect(reads).toEqual([0, 3]);
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['is settled by what is seen', withEntry, false, { kind: 'seen', input: 'in', facts: { amount: 100 } }],
  ['stays unknown when nothing is seen', nothing, false, { kind: 'unknown', check: 'checked' }],
  ['is left alone after it was closed', withEntry, true, { kind: 'open' }],
] as const)('A-118 a shown outcome %s', async (_what, given, isClosed, shown) => {
  answer = given;
  const outcomes = moneyOutcomesOf(new QueryClient());
  outcomes.watch('key', {});
  outcomes.begin('key', 'in', {});
  const facts = { amount: 100 };
  const unknown = {
    kind: 'unknown',
    input: 'in',
    facts,
    error: failure(),
    check: 'checking',
    sendAgain: undefined,
  } as const;
  void checkOutcome(outcomes, 'key', sentWithdrawal(), unknown);
  if (isClosed) outcomes.reopen('key');
  await after(600);
  expect(outcomes.get('key')).toMatchObject(shown);
});
