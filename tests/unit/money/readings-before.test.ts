import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountState, Part } from '../../../src/api/account-state.ts';
import { ApiError } from '../../../src/api/wire/api-error.ts';
import { counted } from '../../../src/api/wire/send/pending-calls.ts';

/** The parts that were read from the service, in order. */
const reads: string[] = [];
/** What the page shows of a part. */
let ofPage: (part: Part) => AccountState | undefined;
/** What the page has read since the form opened. */
let newOfPage: (part: Part) => AccountState | undefined;
let answer: (part: Part) => Promise<AccountState>;
const { abouts, merged } = await import('../../../src/api/account-state.ts');
vi.doMock('../../../src/api/account-state.ts', () => ({
  ...{ abouts, merged },
  nextOfPage: () => 1,
  readByPage: (_queries: QueryClient, part: Part) => newOfPage(part),
  partOfPage: (_queries: QueryClient, part: Part) => ofPage(part),
  readPart: (_queries: QueryClient, part: Part, bank = '') => {
    reads.push(`${part} ${bank}`.trim());
    return answer(part);
  },
}));
const { createReadingsBefore } = await import('../../../src/money/readings-before.ts');

let page: EventTarget & { visibilityState: string };
const transfer = { operationId: 'transfer' } as const;
const whole = { balances: { WALLET: 1 }, entries: [] };
const never = () => new Promise<AccountState>(() => undefined);
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The readings while a form is open. */
function opened(command: { operationId: 'transfer' | 'uploadSlip' } = transfer) {
  const readings = createReadingsBefore(new QueryClient());
  const openedAt = readings.opening(command);
  const close = readings.open(command, openedAt);
  const take = () => {
    const got = vi.fn();
    void readings.take(command, openedAt).then(got);
    return got;
  };
  return { readings, close, take };
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  reads.length = 0;
  ofPage = () => undefined;
  newOfPage = () => undefined;
  answer = (part) => Promise.resolve(part === 'balances' ? { balances: whole.balances } : { [part]: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A-118 a command gets each part of the account that it needs', async () => {
  const { take } = opened({ operationId: 'uploadSlip' });
  await after(0);
  const got = take();
  await after(0);
  expect(got).toHaveBeenCalledExactlyOnceWith({ before: { ...whole, slips: [] }, isBeforeOld: false });
  expect(reads).toEqual(['balances', 'entries', 'slips']);
});

test('A-118 while its form is open the account is read every 30 s, and when the page becomes visible', async () => {
  const { close } = opened();
  await after(29_999);
  expect(reads).toHaveLength(2);
  await after(2);
  expect(reads).toHaveLength(4);
  page.visibilityState = 'hidden';
  await after(60_000);
  expect(reads).toHaveLength(4);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await after(0);
  expect(reads).toHaveLength(6);
  close();
  await after(60_000);
  expect(reads).toHaveLength(6);
});

test.each(['balances', 'entries'] as const)('A-118 quality 6: a command waits 800 ms for %s', async (missing) => {
  answer = (part) => (part === missing ? never() : Promise.resolve({ [part]: [] }));
  const { take } = opened();
  await after(0);
  const got = take();
  await after(799);
  expect(got).not.toHaveBeenCalled();
  await after(1);
  const other = missing === 'balances' ? 'entries' : 'balances';
  expect(got).toHaveBeenCalledExactlyOnceWith({ before: { [other]: [] }, isBeforeOld: true });
});

test('A-118 what the page shows from before its form opened is an older state', async () => {
  answer = never;
  ofPage = (part) => (part === 'balances' ? { balances: { WALLET: 2 } } : { entries: [] });
  const got = opened().take();
  await after(800);
  expect(got).toHaveBeenCalledExactlyOnceWith({ before: { balances: { WALLET: 2 }, entries: [] }, isBeforeOld: true });
});

test('A-118 what the page itself has read since the form opened is not read again', async () => {
  newOfPage = (part) => (part === 'balances' ? { balances: { WALLET: 2 } } : undefined);
  const { take } = opened();
  await after(0);
  const got = take();
  await after(0);
  expect(got).toHaveBeenCalledExactlyOnceWith({ before: { balances: { WALLET: 2 }, entries: [] }, isBeforeOld: false });
  expect(reads).toEqual(['entries']);
});

test('A-118 a reading that comes back after the command left is no state before the next one', async () => {
  let late: (state: AccountState) => void = () => undefined;
  answer = (part) =>
    part === 'balances' ? new Promise((resolve) => (late = resolve)) : Promise.resolve({ entries: [] });
  const { take } = opened();
  take();
  await after(800);
  late({ balances: { WALLET: 3 } });
  answer = (part) => Promise.resolve(part === 'balances' ? { balances: { WALLET: 4 } } : { entries: [] });
  const got = take();
  await after(0);
  expect(got).toHaveBeenCalledExactlyOnceWith({ before: { balances: { WALLET: 4 }, entries: [] }, isBeforeOld: false });
});

test('A-118 R-205 the form waits until the page has read its own data', async () => {
  let end = () => {};
  void counted(new Promise<void>((resolve) => (end = resolve)));
  opened();
  await after(1_000);
  expect(reads).toEqual([]);
  end();
  await after(1);
  expect(reads).toEqual(['balances', 'entries']);
});

test('A-118 after a rate limit the form reads nothing more', async () => {
  answer = () => Promise.reject(new ApiError({ operationId: 'getWallet', outcome: 'refused', status: 429 }));
  opened();
  await after(120_000);
  expect(reads).toHaveLength(2);
});

test('A-118 the QR code of one provider is not the state of another', async () => {
  const readings = createReadingsBefore(new QueryClient());
  const createAt = (bank: string) => ({ operationId: 'createQrcode', bank }) as const;
  const openedAt = readings.opening(createAt('ONE'));
  readings.open(createAt('ONE'), openedAt);
  await after(0);
  void readings.take(createAt('TWO'), openedAt);
  await after(0);
  expect(reads).toEqual(['balances ONE', 'entries ONE', 'qrcode ONE', 'qrcode TWO']);
});
