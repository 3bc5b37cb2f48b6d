import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountState, Part } from '../../../src/api/account-state.ts';
import { counted } from '../../../src/api/wire/send/calls-under-way.ts';

/** The parts that were read from the service, in order. */
const reads: string[] = [];
/** What the page itself has read, and after which time it would count. */
let ofPage: (part: Part, since: number) => AccountState | undefined;
let answer: (part: Part) => Promise<AccountState>;
const { merged } = await import('../../../src/api/account-state.ts');
vi.doMock('../../../src/api/account-state.ts', () => ({
  merged,
  partOfPage: (_queries: QueryClient, part: Part, _bank: string, since: number) => ofPage(part, since),
  readPart: (_queries: QueryClient, part: Part, bank = '') => {
    reads.push(`${part} ${bank}`.trim());
    return answer(part);
  },
}));
const { stateBeforeOf } = await import('../../../src/money/state-before.ts');

const transfer = { operationId: 'transfer' } as const;
const balances = { balances: { WALLET: 1 } };
const whole = { ...balances, entries: [] };
const never = () => new Promise<AccountState>(() => undefined);
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const opened = () => stateBeforeOf(new QueryClient());

/** A mock that is called with the state before the command. */
function taken(state = opened(), command: Parameters<typeof state.take>[0] = transfer) {
  const told = vi.fn();
  void state.take(command).then(told);
  return told;
}

beforeEach(() => {
  vi.useFakeTimers();
  reads.length = 0;
  ofPage = () => undefined;
  answer = (part) => Promise.resolve(part === 'balances' ? balances : { [part]: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('A-118 a command gets each part of the state that it needs', async () => {
  const told = taken(opened(), { operationId: 'uploadSlip' });
  await after(0);
  expect(told).toHaveBeenCalledExactlyOnceWith({ ...whole, slips: [] });
  expect(reads).toEqual(['balances', 'entries', 'slips']);
});

test('A-118 what was read while the form was open is not read again by its command, but by the next one', async () => {
  const state = opened();
  state.prepare(transfer);
  await after(0);
  expect(reads).toEqual(['balances', 'entries']);
  state.prepare(transfer);
  const told = taken(state);
  await after(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(whole);
  expect(reads).toHaveLength(2);
  taken(state);
  await after(0);
  expect(reads).toHaveLength(4);
});

test.each(['balances', 'entries'] as const)(
  'A-118 quality 6: a command waits 800 ms for %s, then has no state before',
  async (missing) => {
    answer = (part) => (part === missing ? never() : Promise.resolve({ [part]: [] }));
    const told = taken();
    await after(799);
    expect(told).not.toHaveBeenCalled();
    await after(1);
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
  },
);

test('A-118 a failed reading is no state before, and the next opening reads it again', async () => {
  const state = opened();
  answer = () => Promise.reject(new Error('unreadable'));
  state.prepare(transfer);
  await after(0);
  const told = taken(state);
  await after(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
  reads.length = 0;
  state.prepare(transfer);
  await after(0);
  expect(reads).toEqual(['balances', 'entries']);
});

test('A-118 what the page has read since the last command is not read again', async () => {
  const state = opened();
  vi.setSystemTime(5_000);
  taken(state);
  await after(0);
  reads.length = 0;
  const newer = { entries: [], balances: { WALLET: 2 } };
  ofPage = (_part, since) => (since === 5_000 ? newer : undefined);
  const told = taken(state);
  await after(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(newer);
  expect(reads).toEqual([]);
});

test('A-118 the form waits until the page has read its own data, and takes it', async () => {
  const state = opened();
  let end = () => {};
  void counted(new Promise<void>((resolve) => (end = resolve)));
  state.prepare(transfer);
  await after(1_000);
  expect(reads).toEqual([]);
  ofPage = (part) => (part === 'balances' ? balances : undefined);
  end();
  await after(1);
  expect(reads).toEqual(['entries']);
});

test('A-118 a command does not wait for the page, and its form reads nothing later', async () => {
  const state = opened();
  let end = () => {};
  void counted(new Promise<void>((resolve) => (end = resolve)));
  state.prepare(transfer);
  const told = taken(state);
  await after(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(whole);
  end();
  await after(1);
  expect(reads).toEqual(['balances', 'entries']);
});

test('A-118 the QR code of one provider is not the state of another', async () => {
  const state = opened();
  const createAt = (bank: string) => ({ operationId: 'createQrcode', bank }) as const;
  state.prepare(createAt('ONE'));
  await after(0);
  taken(state, createAt('TWO'));
  await after(0);
  expect(reads).toEqual(['balances ONE', 'entries ONE', 'qrcode ONE', 'qrcode TWO']);
});

test('A-118 the readings are kept with the queries of a session', async () => {
  const queries = new QueryClient();
  stateBeforeOf(queries).prepare(transfer);
  await after(0);
  taken(stateBeforeOf(queries));
  await after(0);
  expect(reads).toHaveLength(2);
});
