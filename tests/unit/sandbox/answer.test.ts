import { expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { answer } from '../../../mocks/sandbox/answer.ts';
import { createService } from '../../../mocks/sandbox/service.ts';
import { logIn } from '../../../mocks/sandbox/state/sessions.ts';
import { memberOf, rich, start, testWorld } from '../../support/test-world.ts';

function service() {
  const world = testWorld();
  const reports: string[] = [];
  const session = logIn(world, { username: rich, password: 'naga1234' });
  const request = {
    params: {},
    body: { value: undefined, logged: undefined, unreadable: null },
    authorization: `Bearer ${'token' in session ? session.token : ''}`,
    idempotencyKey: undefined,
  };
  return { world, reports, request, service: createService(world, (line) => reports.push(line)) };
}

test('sandbox: an invalid answer becomes a 500 that names operation and pointer', async () => {
  const { world, reports, request, service: broken } = service();
  memberOf(world, rich).coin = 1.5;
  const { status, body } = await answer(broken, operations.getProfile, request);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).toContain('getProfile at /profile/coin');
  expect(broken.violations.list).toMatchObject([{ kind: 'response', where: 'getProfile', pointer: '/profile/coin' }]);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('CONTRACT BROKEN (response) getProfile at /profile/coin');
});

test('sandbox: an unbalanced ledger is detected at the next command', async () => {
  const { world, reports, request, service: broken } = service();
  world.ledger.transactions.push({
    ...{ id: 99, reference: 'r99', at: start, reason: 'deposit', memberId: 'x', currency: 'BAHT' },
    entries: [{ account: 'member:x:wallet', amount: 1n }],
  });
  const { status, body } = await answer(broken, operations.refreshSlots, request);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).toContain('does not balance');
  expect(reports.join()).toContain('Ledger: transaction 99 does not balance');
});
