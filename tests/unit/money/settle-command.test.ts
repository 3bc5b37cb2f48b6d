import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountState } from '../../../src/api/account-state.ts';
import { ApiError, failures } from '../../../src/api/wire/api-error.ts';
import { session } from '../../../src/api/wire/session/session.ts';
import type { SentCommand } from '../../../src/money/sent-commands.ts';
import type { Settling } from '../../../src/money/settle-command.ts';
import { details, entry, state } from '../../support/account-states.ts';

let begin = 0;
const sinceBegin = () => (Date.now() - begin) / 1_000;
/** The seconds at which the account was read. */
const reads: number[] = [];
let account: () => Promise<AccountState>;
let readErrors: ApiError[] = [];
const { abouts } = await import('../../../src/api/account-state.ts');
vi.doMock('../../../src/api/account-state.ts', () => ({
  abouts,
  readState: async () => {
    reads.push(sinceBegin());
    return { state: await account(), errors: readErrors };
  },
}));
const { settleCommand } = await import('../../../src/money/settle-command.ts');
const { memberMoneyOf } = await import('../../../src/money/member-money.ts');

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const never = () => new Promise<AccountState>(() => undefined);
const unchanged = () => Promise.resolve(state());
const own = entry({});
const shows = () => Promise.resolve({ ...state(own), balances: { WALLET: 4_900, G1: 100 } });
const late = () => Promise.resolve({ ...state(), balances: { WALLET: 4_900, G1: 100 } });
const failure = (differs: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ operationId: 'transfer', outcome: 'unknown', status: 502, ...differs });
const refusal = failure({ outcome: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH' });
type Given = Pick<Settling, 'answer'> &
  Partial<Pick<Settling, 'error' | 'isFollowed'> & Pick<SentCommand, 'operationId'>> & { freeText?: string };

/** Settles a command on an open screen; returns what is shown, with its second. */
function settle({ answer, error, operationId = 'transfer', isFollowed = true, freeText }: Given) {
  const member = memberMoneyOf(new QueryClient());
  const { outcomes, commands } = member;
  outcomes.show('key', {});
  outcomes.begin('key', 'in', {});
  const shown: string[] = [];
  outcomes.subscribe(() => {
    const outcome = outcomes.get('key');
    const what = outcome.kind === 'unknown' ? outcome.check : outcome.kind;
    if (shown.at(-1)?.split(' ')[0] !== what) shown.push(`${what} ${sinceBegin()}`);
  });
  const sent = commands.add({ operationId, details, before: state(), isBeforeOld: false });
  void settleCommand(member, {
    ...{ key: 'key', known: { operationId }, sent, texts: {}, answer, error, isFollowed },
    done: { kind: 'done', input: 'in', answer: answer.startsWith('yes') ? {} : undefined, freeText },
    unknown: { kind: 'unknown', input: 'in', error, check: 'checking', sendAgain: undefined, freeText },
  });
  return { shown, outcomes, now: () => outcomes.get('key') };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  session.start('token', { remember: false });
  reads.length = 0;
  begin = Date.now();
  account = unchanged;
  readErrors = [];
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const looks = [0, 3, 10, 30];
const withText: Given = { answer: 'yesWithText', freeText: 'x' };
const inconclusive: Given = { answer: 'nothing', error: failure({ status: 200, mayBeDone: true }) };
const tooOften: Given = { answer: 'no', error: failure({ outcome: 'refused', status: 429 }) };
const duplicate = failure({ status: 400, code: 'TRUELINK_DUPLICATE' });
const usedLink: Given = { answer: 'nothing', operationId: 'submitTruelink', error: duplicate };
test.each<[string, string[], number[], Given, () => Promise<AccountState>]>([
  ['yes, shown', ['done 0'], [0], { answer: 'yes' }, shows],
  ['yes, never shown', ['done 0'], looks, { answer: 'yes' }, late],
  ['yes with an honoured key', ['done 0'], [], { answer: 'yes', isFollowed: false }, unchanged],
  ['yes with text, shown', ['checking 0', 'done 0'], [0], withText, shows],
  ['yes with text, unchanged', ['checking 0', 'checked 3'], looks, withText, unchanged],
  ['yes with text, changed', ['checking 0', 'done 3'], looks, withText, late],
  ['a final no', ['refused 0'], [], { answer: 'finalNo', error: refusal }, shows],
  ['no, shown', ['done 0'], [0], { answer: 'no', error: refusal }, shows],
  ['no, unchanged', ['refused 0'], [0], { answer: 'no', error: refusal }, unchanged],
  ['no, changed', ['checked 3'], looks, { answer: 'no', error: refusal }, late],
  ['no as too frequent, changed', ['checked 0'], [0], tooOften, late],
  ['nothing, unchanged', ['checking 0', 'checked 0'], looks, { answer: 'nothing', error: failure() }, unchanged],
  ['nothing, shown', ['checking 0', 'done 0'], [0], { answer: 'nothing', error: failure() }, shows],
  ['a bug of the app', ['checking 0', 'checked 0'], looks, { answer: 'nothing' }, unchanged],
  ['a 2xx that says nothing', ['checking 0', 'checked 3'], looks, inconclusive, unchanged],
  ['the same, and the balance fell', ['checking 0', 'done 3'], looks, inconclusive, late],
  ['TRUELINK_DUPLICATE', ['checking 0', 'checked 0'], [...looks, 70], usedLink, unchanged],
  ['a gift link with text', ['done 0'], looks, { ...withText, operationId: 'submitTruelink' }, unchanged],
])('A-118 %s: %j, looks after %j s', async (_what, expected, seconds, given, account_) => {
  account = account_;
  const { shown } = settle(given);
  await after(600);
  expect(shown).toEqual(expected);
  expect(reads).toEqual(seconds);
});

test('A-118 a refusal whose entry is late stays open until the look after 3 s, which may refuse it', async () => {
  account = () => (sinceBegin() < 3 ? late() : unchanged());
  const { shown } = settle({ answer: 'no', error: refusal });
  await after(600);
  expect(shown).toEqual(['refused 3']);
});

test.each([
  ['no', refusal, ['failed 6']],
  ['nothing', failure(), ['checking 0', 'failed 6']],
] as const)('A-118 the form opens 6 s after the answer if no look is back: %s', async (answer, error, expected) => {
  account = never;
  const { shown } = settle({ answer, error });
  await after(600);
  expect(shown).toEqual(expected);
});

test('A-118 a later look may turn an unknown outcome into done, never into refused', async () => {
  account = late;
  const { now } = settle({ answer: 'no', error: refusal });
  await after(4);
  account = unchanged;
  await after(10);
  expect(now().kind).toBe('unknown');
  account = shows;
  await after(40);
  expect(now().kind).toBe('done');
});

test.each([
  ['REQUEST_LIMIT', { status: 400, code: 'REQUEST_LIMIT' }],
  ['429', { status: 429 }],
] as const)('A-118 after a look that was answered with %s there is no further one', async (_what, limit) => {
  settle({ answer: 'nothing', error: failure() });
  await after(1);
  account = () => {
    const error = failure({ operationId: 'listStatements', outcome: 'refused', ...limit });
    failures.announce(error);
    readErrors = [error];
    return unchanged();
  };
  await after(600);
  expect(reads).toEqual([0, 3]);
});

test.each([
  ['shows the command', shows, ['checking 0', 'done 0']],
  ['shows nothing new', unchanged, ['checking 0', 'failed 3']],
] as const)(
  'A-118 a look that could not read everything counts if the rest shows it: %s',
  async (_, found, expected) => {
    account = async () => ({ entries: (await found()).entries ?? [] });
    readErrors = [failure({ operationId: 'getWallet' })];
    const { shown } = settle(inconclusive);
    await after(600);
    expect(shown).toEqual(expected);
  },
);

test('A-118 B-08 nothing is read after the end of the session', async () => {
  settle({ answer: 'nothing', error: failure() });
  await after(5);
  session.end();
  await after(600);
  expect(reads).toEqual([0, 3]);
});

test('A-118 later looks wait until the page is visible', async () => {
  const look = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  settle({ answer: 'nothing', error: failure() });
  await after(5);
  look('hidden');
  await after(55);
  expect(reads).toEqual([0, 3]);
  look('visible');
  await after(600);
  expect(reads).toEqual([0, 3, 67, 87]);
});

test('A-118 a success that no look shows says so after the last one', async () => {
  const { now } = settle({ answer: 'yes' });
  await after(29);
  expect(now()).not.toHaveProperty('isNotShownYet');
  await after(1);
  expect(now()).toMatchObject({ kind: 'done', isNotShownYet: true });
});

test('A-118 a success whose entry may include a fee is not said to be missing', async () => {
  account = () => Promise.resolve({ ...state(entry({ amount: 105 })), balances: { WALLET: 4_895, G1: 100 } });
  const { now } = settle({ answer: 'yes' });
  await after(31);
  expect(now()).not.toHaveProperty('isNotShownYet');
});

test.each<[what: string, one: number, given: Given]>([
  ['a success', 0, { answer: 'yes' }],
  ['a command without an answer', 0, { answer: 'nothing', error: failure() }],
  ['an unknown command', 10, { answer: 'nothing', error: failure() }],
  ['a refusal', 10, { answer: 'no', error: refusal }],
])('A-118 a second entry is told after the first was shown: of %s, after %d s', async (_what, one, given) => {
  account = () => {
    const entries = [own, { ...own, name: 'other' }].slice(0, sinceBegin() < one ? 0 : sinceBegin() > one ? 2 : 1);
    return Promise.resolve({ ...state(...entries), balances: { WALLET: 4_800, G1: 200 } });
  };
  const { now } = settle(given);
  await after(600);
  expect(now()).toMatchObject({ kind: 'done', view: { isDouble: true } });
});

test('A-118 with an honoured key a later look that shows an unknown command is the last one', async () => {
  account = () => (sinceBegin() < 10 ? unchanged() : Promise.resolve({ ...state(own), balances: { WALLET: 4_800 } }));
  settle({ answer: 'nothing', error: failure(), isFollowed: false });
  await after(600);
  expect(reads).toEqual([0, 3, 10]);
});

const deposit = entry({ type: 'deposit', from: null, to: 'WALLET' });
test.each([
  [[0], 0],
  [[0, 3], 3],
  [[0, 3, 10, 30], 30],
  [[0, 3, 10, 30], 31],
])('B-41 the deposit of a gift link is looked for after %j s; it comes after %d s', async (seconds, second) => {
  account = () => (sinceBegin() < second ? unchanged() : Promise.resolve(state(deposit)));
  const { now } = settle({ answer: 'yes', operationId: 'submitTruelink' });
  await after(600);
  expect(reads).toEqual(seconds);
  expect(now()).toMatchObject({ view: { newEntries: second > 30 ? [] : [deposit] } });
});

test('A-118 an outcome that was closed is left alone', async () => {
  const { now, outcomes } = settle({ answer: 'nothing', error: failure() });
  await after(1);
  outcomes.reopen('key');
  account = shows;
  await after(600);
  expect(now()).toEqual({ kind: 'open' });
});
