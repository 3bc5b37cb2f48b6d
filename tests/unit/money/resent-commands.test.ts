import { environmentManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../generated/operations.ts';
import * as schema from '../../../generated/schemas.ts';
import type { Schemas } from '../../../src/api/wire/types.ts';
import type { Outcome } from '../../../src/money/money-outcomes.ts';
import { typicalOf } from '../../support/read-as.ts';
import { rendered } from '../../support/rendered.ts';
import { cut, json, runningWire, until, type Answer } from '../../support/wire-server.ts';

vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' })); // nothing is read again by itself
const wire = await runningWire();
const { useMoneyOperation } = await import('../../../src/api/wire/money/money-command.ts');
const { createQueryClient } = await import('../../../src/api/wire/query/query-client.ts');
const { session } = await import('../../../src/api/wire/session/session.ts');
const { ApiError } = await import('../../../src/api/wire/api-error.ts');
const { memberMoneyOf } = await import('../../../src/money/member-money.ts');
const { useMoneyCommand } = await import('../../../src/money/use-money-command.ts');

environmentManager.setIsServer(() => false);
// The API has the page's own origin, so `auto` sends keys.
vi.stubGlobal('location', new URL(wire.origin));

const realTimeout = setTimeout;

/** The service's answers for wallet and statement. */
let wallet: Schemas['WalletResponse'];
let statement: Schemas['StatementPage'];
let command: Answer;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  wire.settings.idempotencyKey = true;
  session.start(Math.random().toString(36), { remember: false });
  wallet = typicalOf('getWallet');
  statement = typicalOf('listStatements');
  command = json({ message: 'OK' });
  wire.answer = (response, request) => {
    const readings: Record<string, unknown> = {
      '/api/wallet': wallet,
      '/api/statement': statement,
    };
    const reading = readings[request.url];
    (reading === undefined ? command : json(reading))(response, request);
  };
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A hook on a mounted screen; `now` is its latest value. */
function onScreen<Result>(hook: () => Result) {
  const client = createQueryClient();
  memberMoneyOf(client).outcomes.show('transfer', {});
  return () => rendered(client, hook);
}

const input = { body: { from: 'WALLET', to: 'G1', amount: 1 } };
const transfer = () => onScreen(() => useMoneyCommand(useMoneyOperation(op.transfer, schema.Ack, {})));
/** A screen whose transfer was given once. */
async function given({ looksTwice = false } = {}) {
  const screen = transfer();
  const state = { isOver: false };
  const earlier = sent().length;
  void screen()
    .give(input)
    .then(() => (state.isOver = true));
  while (!state.isOver) {
    await new Promise((resolve) => realTimeout(resolve, 10));
    // The look after 3 s, in less time.
    if (looksTwice && sent().length > earlier) await vi.advanceTimersByTimeAsync(50);
  }
  return screen;
}
const sent = () => wire.received.filter(({ url }) => url === '/api/wallet/transfer');
const keys = () => sent().map(({ headers }) => headers['idempotency-key']);
const refusal = json({ message: 'MONEY_NOT_ENOUGH' }, 400);
/** Sends the command again, if the screen offers it. */
const sendAgainOn = (screen: () => { outcome: Outcome<unknown> }) => {
  const { outcome } = screen();
  return outcome.kind === 'unknown' ? outcome.sendAgain : undefined;
};
const checkOf = (outcome: Outcome<unknown>) => (outcome.kind === 'unknown' ? outcome.check : undefined);

function showTransfer(status = 'SUCCESS') {
  const createdAt = new Date().toISOString();
  statement.statements.unshift({ statementType: 'transfer', status, from: 'WALLET', to: 'G1', amount: 1, createdAt });
}

/** The service carries out the transfer and then answers like this. */
const executed =
  (answer: Answer, status?: string): Answer =>
  (...exchange) => {
    showTransfer(status);
    answer(...exchange);
  };

/** The service refuses the transfer, and the wallet has another balance. */
const poorer: Answer = (...exchange) => {
  wallet.wallet.amount = 1;
  refusal(...exchange);
};

describe.each([
  ['off', false],
  ['never returned', 'auto'],
] as const)('quality 3: with a key that is %s the state decides about a refusal', (_key, setting) => {
  beforeEach(() => {
    wire.settings.idempotencyKey = setting;
  });

  test.each([
    ['without an effect', 'refused', refusal],
    ['with the effect', 'done', executed(refusal)],
    ['with an entry that failed', 'refused', executed(refusal, 'FAILED')],
    ['with a code that no execution can cause', 'refused', executed(json({ message: 'TRANSFER_MINIMUM' }, 400))],
    ['with another balance and no entry', 'unknown', poorer],
  ] satisfies [string, string, Answer][])('A-118 quality 3: a refusal %s is %s', async (_what, told, answer) => {
    command = answer;
    const screen = await given({ looksTwice: told === 'unknown' });
    expect(screen().outcome.kind).toBe(told);
  });

  test('A-118 an answer that says nothing is done if the statement shows it', async () => {
    command = executed(json({ message: 'โอนสำเร็จ' }));
    expect((await given())().outcome.kind).toBe('done');
  });

  test('A-118 two transfers after one success are told, and the success does not wait', async () => {
    command = executed(executed(json({ message: 'OK' })));
    const screen = await given();
    expect(screen().outcome).toMatchObject({ kind: 'done' });
    await until(() => {
      const { outcome } = screen();
      return outcome.kind === 'done' && outcome.view?.isDouble === true;
    });
  });

  test.each([
    ['before', 'unknown', (count: number) => count === 1],
    ['after', 'refused', (count: number) => count === 2],
  ])('quality 3: after a failed read %s the command it is %s', async (_when, told, fails) => {
    command = refusal;
    const usual = wire.answer;
    let count = 0;
    wire.answer = (response, request) => {
      if (request.url === '/api/wallet') count += 1;
      (request.url === '/api/wallet' && fails(count) ? cut : usual)(response, request);
    };
    const screen = await given({ looksTwice: true });
    expect(screen().outcome.kind).toBe(told);
    expect(sent()).toHaveLength(1);
  });

  test('A-22 quality 1: nothing is sent for a member whose session has ended', async () => {
    const usual = wire.answer;
    wire.answer = (response, request) => {
      session.end();
      usual(response, request);
    };
    const screen = await given();
    expect(screen().outcome.kind).toBe('open');
    expect(sent()).toHaveLength(0);
  });
});

describe('quality 3: sending the same command again', () => {
  /** A screen whose command had no answer. */
  async function withoutAnswer() {
    command = cut;
    const screen = await given();
    await vi.advanceTimersByTimeAsync(300);
    return screen;
  }

  test('quality 3: it has the first key, and its outcome is shown', async () => {
    const screen = await withoutAnswer();
    command = json({ message: 'OK' });
    sendAgainOn(screen)?.();
    await until(() => screen().outcome.kind === 'done');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test.each([
    ['429 and words', 'unknown', json({ message: 'Too many requests' }, 429)],
    ['REQUEST_LIMIT', 'unknown', json({ message: 'REQUEST_LIMIT' }, 400)],
    ['a code', 'refused', refusal],
    ['words', 'refused', json({ message: 'ยอดเงินไม่พอ' }, 400)],
  ])('quality 3: if the repetition is refused with %s, the first command is %s', async (_what, told, answer) => {
    const screen = await withoutAnswer();
    command = answer;
    sendAgainOn(screen)?.();
    await until(() => keys().length === 2);
    await until(() => screen().outcome.kind !== 'sending' && checkOf(screen().outcome) !== 'checking');
    expect(screen().outcome.kind).toBe(told);
  });

  test('B-01 quality 3: a slip that was sent stays unknown if the second attempt is cancelled', async () => {
    let calledOff = false;
    const notSent = { operationId: 'uploadSlip', outcome: 'refused', status: 0 } as const;
    const slip = onScreen(() =>
      useMoneyCommand<unknown, object>({
        key: 'transfer',
        operationId: 'uploadSlip',
        detailsOf: () => ({}),
        mutateAsync: (_input, confirmation) => {
          confirmation.idempotencyKey ??= 'first';
          const outcome = calledOff ? 'refused' : 'unknown';
          calledOff = true;
          return Promise.reject(new ApiError({ ...notSent, outcome }));
        },
      }),
    );
    await slip().give({});
    sendAgainOn(slip)?.();
    await until(() => slip().outcome.kind === 'sending');
    await until(() => slip().outcome.kind !== 'sending');
    expect(slip().outcome.kind).toBe('unknown');
  });

  test.each([
    ['without a key', false],
    ['whose key was never returned', 'auto'],
  ] as const)('quality 3: a command %s is never sent again', async (_what, setting) => {
    wire.settings.idempotencyKey = setting;
    command = cut;
    const screen = await given();
    expect(screen().outcome.kind).toBe('unknown');
    expect(sendAgainOn(screen)).toBeUndefined();
  });
});
