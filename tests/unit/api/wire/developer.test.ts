import { afterEach, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import { contractViolations } from '../../../../src/api/wire/read/contract-violations.ts';
import { preferredAnswers } from '../../../../src/api/wire/send/preferred-answers.ts';
import { json, runningWire, text, type Answer } from '../../../support/wire-server.ts';

const wire = await runningWire();
const { ask } = await import('../../../../src/api/wire/query/query.ts');
const { send } = await import('../../../../src/api/wire/send/send.ts');
const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  wire.reset();
  report.mockClear();
  contractViolations.clear();
});

const transfer = () => send(op.transfer, schema.Ack, { body: { from: 'WALLET', to: 'G1', amount: 5 } });
const login = () => send(op.login, schema.LoginResponse, { body: { username: 'u', password: 'p' } });
const failureOf = (call: Promise<unknown>) => expect(call).rejects.toThrow();

test('B-12 A-119 each tolerated violation is reported with its place and value', async () => {
  wire.answer = json({ conditions: ['<p>1</p>', null, 7] });
  expect(await ask(op.listConditions, schema.ConditionsLookup, {})).toMatchObject({ conditions: ['<p>1</p>'] });
  const found = contractViolations.list().map(({ pointer, problem, value }) => [pointer, problem, value]);
  expect(found.reverse()).toEqual([
    ['/conditions/1', 'invalid_type', null],
    ['/conditions/2', 'invalid_type', 7],
  ]);
});

test.each<[string, Answer, string]>([
  ['a violation', json({ token: 7, secret: 'hunter2' }), 'login 200 at /token: invalid_type'],
  ['an answer that is not JSON', text('hunter2'), 'login 200 at the body: not JSON'],
  ['a refusal without its message', json({ error: 'hunter2' }, 400), 'login 400 at /message: missing'],
])(
  'B-12 quality 9: %s is reported once, by operation and pointer, without its content',
  async (_what, answer, line) => {
    wire.answer = answer;
    await failureOf(login());
    expect(report.mock.calls).toEqual([[`Contract violation: ${line}`]]);
  },
);

test('B-12 the overlay gets each violation with its value, newest first, until it is cleared', async () => {
  const heard = vi.fn();
  const silent = contractViolations.subscribe(heard);
  wire.answer = json({ data: { token: 7 } });
  await failureOf(login());
  wire.answer = json({ error: 'why' }, 400);
  await failureOf(transfer());
  const [newest, first] = contractViolations.list();
  expect(newest).toEqual({
    ...{ operationId: 'transfer', status: 400, pointer: '/message', problem: 'missing' },
    value: { error: 'why' },
  });
  expect(first).toMatchObject({ operationId: 'login', pointer: '/token', value: 7 });
  expect(heard).toHaveBeenCalledTimes(2);
  contractViolations.clear();
  silent();
  expect(contractViolations.list()).toEqual([]);
});

test('B-13 the request asks the mock for the example chosen for its operation only', async () => {
  preferredAnswers.set('POST /api/login', 'code=400, example=INACTIVE_USER');
  wire.answer = json({ message: 'SUCCESS' });
  await transfer();
  await failureOf(login());
  preferredAnswers.clear();
  expect(wire.received.map(({ headers }) => headers['prefer'])).toEqual([undefined, 'code=400, example=INACTIVE_USER']);
});
