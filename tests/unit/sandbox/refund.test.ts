import { expect, test } from 'vitest';
import { refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { rich, start } from '../../support/test-world.ts';

const { sandbox, ask, callControl } = runningSandbox({ now: () => start });
const newcomer = '0823456789';
const day = 86_400_000;
const ledger = (phone: string) => sandbox().control.ledger(phone);

test('sandbox: a tenth of yesterday’s losses is paid once, today’s losses tomorrow', async () => {
  const { control } = sandbox();
  expect(ledger(rich).refund).toBe('84.25');
  expect((await ask('receiveRefund', { as: rich })).status).toBe(200);
  expect(ledger(rich)).toMatchObject({ accounts: { WALLET: '8264.25' }, refund: '0.00' });
  expect(await ask('addRefundToWallet', { as: rich })).toEqual(refusal('NO_REFUND'));
  control.credit(newcomer, 500);
  await ask('transfer', { as: newcomer, json: { from: 'WALLET', to: 'PGSLOT', amount: 500 } });
  control.setGameBalance(newcomer, 'PGSLOT', '100.05');
  await ask('refreshSlots', { as: newcomer });
  expect(ledger(newcomer).refund).toBe('0.00');
  control.advanceClock(day);
  expect(ledger(newcomer).refund).toBe('39.99');
  control.advanceClock(day);
  expect(ledger(newcomer).refund).toBe('0.00');
});

test('sandbox: POST /losses gives a member a refund', async () => {
  await callControl('POST', '/losses', { phone: newcomer, amount: 200 });
  expect(ledger(newcomer)).toMatchObject({ total: '0.00', refund: '20.00' });
});
