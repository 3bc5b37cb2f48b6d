import { environmentManager } from '@tanstack/react-query';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as schemas from '../../../generated/schemas.ts';
import { createSandbox } from '../../../mocks/sandbox/server.ts';
import type { ResponseSchema } from '../../../src/api/wire/read/read.ts';
import type { Operation } from '../../../src/api/wire/types.ts';
import { startFaultProxy, type KeyFate, type FaultName } from '../../support/fault-proxy.ts';
import { answersTo, type AnswerCase } from '../../support/money-answers.ts';
import { everyOperation } from '../../support/read-as.ts';
import { rendered } from '../../support/rendered.ts';
import { givenCommand, holdingsOf, spinsOf } from '../../support/sandbox-money.ts';
import { rich } from '../../support/test-world.ts';
import { level, volume } from '../../support/volume.ts';
import { WebStorage } from '../../support/web-storage.ts';

const sandbox = await createSandbox({ report: () => undefined });
/** Called with the URL of each exchange. */
let exchanged: (url: string) => void = () => undefined;
const proxy = await startFaultProxy(sandbox.url, { onExchange: ({ url }) => exchanged(url) });
const settings: { apiBaseUrl: string; idempotencyKey: boolean | 'auto' } = {
  apiBaseUrl: proxy.url,
  idempotencyKey: 'auto',
};
vi.doMock('../../../src/settings.ts', () => ({ settings }));
const looks = { secondLook: 1, thirdLook: 1, fourthLook: 1, giftLinkLook: 1 };
const { timings } = await import('../../../src/lib/timings.ts');
vi.doMock('../../../src/lib/timings.ts', () => ({ timings: { ...timings, ...looks, submitDelay: 0 } }));
// While it is hidden, nothing is read again by itself.
const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
vi.stubGlobal('document', page);
vi.stubGlobal('location', new URL(proxy.url));
vi.stubGlobal('sessionStorage', new WebStorage());
const { useMoneyOperation } = await import('../../../src/api/wire/money/money-command.ts');
const { createQueryClient } = await import('../../../src/api/wire/query/query-client.ts');
const { session } = await import('../../../src/api/wire/session/session.ts');
const { moneyOutcomesOf } = await import('../../../src/money/money-outcomes.ts');
const { useMoneyCommand } = await import('../../../src/money/use-money-command.ts');

environmentManager.setIsServer(() => false);
vi.spyOn(console, 'error').mockReturnValue(undefined);
const { control } = sandbox;
let seed = 0;

/** What happens to a command: a fault of the network, or an answer that the service gives in place of its own. */
type Happening = FaultName | { answer: AnswerCase; applied: boolean };
type Key = 'honoured' | 'ignored' | 'off';
const fateOf: Record<Key, KeyFate> = { honoured: 'kept', ignored: 'ignored', off: 'kept' };

/** What the hooks of these commands know besides the body. */
function ownOf({ id, tag }: Operation): object {
  if (tag === 'qrcode') {
    const factsOf = ({ params, body }: { params: { codeOrId: string }; body?: { amount: number } }) =>
      body ? { amount: body.amount, bank: 'WW' } : { id: params.codeOrId, bank: 'WW' };
    return { bank: 'WW', factsOf };
  }
  if (id === 'activateBonus') return { factsOf: () => ({ code: 'SONGKRAN10' }) };
  return id === 'claimCoupon' ? { factsOf: ({ body }: { body: { coupon: string } }) => ({ id: body.coupon }) } : {};
}

/** Whether a number of reads of the statement comes within this time. */
const longestWait = { timeout: 60, interval: 2 };

/**
 * Gives a command; returns what the member sees and whether anything of the member changed. `lag` is the number of
 * failed reads of the statement after the command.
 */
async function give(operation: Operation, what: Happening | undefined, key: Key, isBeforeKnown: boolean, lag = 0) {
  const given = givenCommand(operation.id);
  // Another seed gives another token, so that no cell joins a command of the one before.
  control.reset({ seed: (seed += 1) });
  control.setDelays({ settleDelayMs: null });
  const token = control.signIn(rich);
  session.start(token, { remember: false });
  settings.idempotencyKey = key === 'off' ? false : 'auto';
  if (key === 'honoured') sessionStorage.setItem('keys-honoured', 'true');
  proxy.keys(fateOf[key]);
  const input = given.input(await given.prepare?.({ url: sandbox.url, control, token }));
  // The operation's own input.
  const { params = {} } = input as { params?: Record<string, string> };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  let reads = 0;
  exchanged = (url) => {
    if (url === path && lag > 0) control.fail('listStatements', { status: 502, body: null, times: lag });
    if (url === '/api/statement') reads += 1;
  };
  if (typeof what === 'string') {
    proxy.next(`${operation.method.toUpperCase()} ${path}`, what);
  } else if (what) {
    const { status = 200, body = null } = what.answer;
    const lost = { connection: what.applied ? 'breakAfter' : 'breakBefore' } as const;
    control.fail(operation.id, status === 0 ? lost : { status, body, apply: what.applied });
  }
  if (!isBeforeKnown) control.fail('getWallet', { status: 502, body: null });
  const client = createQueryClient();
  const outcomes = moneyOutcomesOf(client);
  const stop = outcomes.watch(operation.id, {});
  const schema = schemas[operation.response] as ResponseSchema<'transfer'>; // stands for each money operation
  const known = operation as Parameters<typeof useMoneyOperation>[0]; // as above
  const command = rendered(
    client,
    () => useMoneyCommand({ ...useMoneyOperation(known, schema as never, {}), ...ownOf(operation) }), // of the same operation
  );
  const before = holdingsOf(control);
  const spins = spinsOf(control);
  await command.give(input as never); // the operation's own input
  const first = outcomes.get(operation.id);
  // An answer that says nothing has had its look after 3 s.
  reads = first.kind === 'unknown' && first.error?.neutral ? 1 : 0;
  const isOver = () => expect(outcomes.get(operation.id).kind !== 'unknown' || reads === 4).toBe(true);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(isOver, longestWait).catch(() => undefined);
  page.visibilityState = 'hidden';
  const { kind } = outcomes.get(operation.id);
  const settledAt = first.kind === 'unknown' && kind === 'seen' ? secondsOf[reads] : undefined;
  stop();
  proxy.heal();
  // A spin that wins exactly its price changes nothing that the service shows.
  const isVisible = holdingsOf(control) !== before;
  return { told: kind, settledAt, isVisible, moved: isVisible || spinsOf(control) !== spins };
}

const faults: readonly FaultName[] = [
  'refused before sending',
  'applied then reset',
  'applied twice',
  'applied seven times, then timeout',
  'applied then rate limit',
  'truncated body',
  'request timeout',
  'rate limit',
];

/** A service that says "done" and has done nothing cannot be recognised, so these answers are given only when it is done. */
const isLie = ({ told }: AnswerCase, applied: boolean) => !applied && (told === 'done' || told === 'shape');

const happeningsOf = (operation: Operation, offset: number): Happening[] => {
  const planted = [true, false].flatMap((applied) =>
    answersTo(operation).flatMap((answer) => (isLie(answer, applied) ? [] : [{ answer, applied }])),
  );
  const step = volume({ gate: 40, full: 8, soak: 1 });
  return [...faults, ...planted.filter((_, index) => (index + offset) % step === 0)];
};

const moneyOperations = everyOperation.filter(({ money }) => money);
/** The seconds after the first look, by the number of later looks. */
const secondsOf = ['0 s', '3 s', '10 s', '30 s'];
const totals = {
  cells: 0,
  done: 0,
  seen: 0,
  refused: 0,
  open: 0,
  unknown: 0,
  unknownThoughMoved: 0,
  // Filled by the cells: the number of outcomes by their second.
  settled: {} as Record<string, number>,
};
const titleOf = (what: Happening) =>
  typeof what === 'string' ? what : `${what.answer.title}${what.applied ? ', carried out' : ', not carried out'}`;

afterAll(async () => {
  if (level !== 'gate') console.info(totals);
  await proxy.close();
  await sandbox.close();
});

describe.each(moneyOperations.map((operation, number) => [operation.id, operation, number] as const))(
  'A-118 quality 2: the shown outcome of %s compared with the ledger',
  (_id, operation, number) => {
    test('A-118 it changes something and is shown as done', async () => {
      expect(await give(operation, undefined, 'honoured', true)).toMatchObject({ told: 'done', moved: true });
    });

    test.each(['honoured', 'ignored', 'off'] as const)(
      'A-118 quality 3: with a key that is %s, nothing is shown as done or refused that was not',
      { timeout: volume({ gate: 20_000, full: 120_000, soak: 600_000 }) },
      async (key) => {
        const wrong: string[] = [];
        for (const what of happeningsOf(operation, number)) {
          for (const isBeforeKnown of [true, false]) {
            const lag = volume({ gate: 0, full: totals.cells % 4 });
            const { told, moved, isVisible, settledAt } = await give(operation, what, key, isBeforeKnown, lag);
            const cell = `${operation.id} · ${titleOf(what)} · ${key} · ${isBeforeKnown ? 'before' : 'no before'}: ${told}`;
            totals.cells += 1;
            if (settledAt !== undefined) totals.settled[settledAt] = (totals.settled[settledAt] ?? 0) + 1;
            if (told !== 'sending') totals[told] += 1;
            if (told === 'unknown' && moved) totals.unknownThoughMoved += 1;
            if ((told === 'refused' && isVisible) || ((told === 'done' || told === 'seen') && !moved)) wrong.push(cell);
          }
        }
        expect(wrong).toEqual([]);
      },
    );
  },
);
