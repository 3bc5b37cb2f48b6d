import { expect, test } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { rich } from '../../support/test-world.ts';

const { sandbox, ask, callControl } = runningSandbox();
const page = { page: 1, limit: 10 };

const statement = async () => {
  const { body } = await ask('listStatements', { as: rich, json: page });
  return (body as Schemas['StatementPage']).statements; // of that operation
};
const wallet = async () => {
  const { body } = await ask('getWallet', { as: rich });
  return (body as Schemas['WalletResponse']).wallet.amount; // of that operation
};

test('A-118 the statement is as far behind the wallet as the control request says', async () => {
  await callControl('POST', '/deviations', { listLagMs: 8000 });
  const [before] = await statement();
  await ask('addFunds', { as: rich, json: { amount: 77 } });
  expect(await wallet()).toBe(8257);
  expect(await statement()).toMatchObject([before ?? {}, ...Array.from({ length: 9 }, () => ({}))]);
  sandbox().control.advanceClock(8000);
  expect((await statement())[0]).toMatchObject({ statementType: 'deposit', amount: 77 });
});

test('A-118 types in upper case, a fee in the amount of a withdrawal, a Date ahead; a reset removes them', async () => {
  const { control, url } = sandbox();
  await callControl('POST', '/deviations', { upperCaseTypes: true, withdrawalFee: '25.00', dateAheadMs: 86_400_000 });
  await ask('withdrawAll', { as: rich, json: { amount: 100 } });
  expect((await statement())[0]).toMatchObject({ statementType: 'WITHDRAW', amount: 125 });
  expect(await wallet()).toBe(8055);
  const dateAhead = async () => {
    const { headers } = await fetch(`${url}/api/lookup/active`);
    // A sum, because a rounded negative number is -0.
    return 0 + Math.round((Date.parse(headers.get('Date') ?? '') - Date.now()) / 3_600_000);
  };
  expect(await dateAhead()).toBe(24);
  control.reset();
  expect((await statement())[0]).toMatchObject({ statementType: 'withdraw', amount: 1000 });
  expect(await dateAhead()).toBe(0);
});
