import { expect, test } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import { useCommand } from '../../../../src/api/wire/command/command.ts';
import { useMoneyOperation } from '../../../../src/api/wire/money/money-command.ts';
import { query } from '../../../../src/api/wire/query/query.ts';
import { sendCommand } from '../../../../src/api/wire/command/send-command.ts';
import { send } from '../../../../src/api/wire/send/send.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';

test('R-082 R-083 a call that is not in the contract does not compile', () => {
  expect(rejectedByTheCompiler).toBeTypeOf('function');
});

const amount = 5;
const transfer = { body: { from: 'WALLET', to: 'G1', amount } };

/** Never called. The compiler fails when one of the expected errors disappears. */
export function rejectedByTheCompiler() {
  // A command is not a query, even if it is a GET.
  // @ts-expect-error a command
  query(op.transfer, schema.Ack, transfer);

  // Only money commands have a key and the decision table.
  // @ts-expect-error moves money
  useCommand(op.clearBonus, schema.ClearedBonus);
  // @ts-expect-error moves none
  useMoneyOperation(op.activateSlot, schema.Ack, {});

  // A query is not a command, even if it is a POST.
  // @ts-expect-error a query
  useCommand(op.listStatements, schema.StatementPage);

  // @ts-expect-error the path parameter is missing
  query(op.getSlotAccount, schema.GameAccountDetail, {});
  // @ts-expect-error one of the path parameters is missing
  void sendCommand(op.autoLoginWithPassword, schema.AutoLoginResponse, { params: { provider: 'pg', username: 'u' } });
  // @ts-expect-error not one of the 11 providers
  void sendCommand(op.autoLogin, schema.AutoLoginResponse, { params: { provider: 'pg2', username: 'u' } });

  // @ts-expect-error a field of the body is missing
  void sendCommand(op.transfer, schema.Ack, { body: { from: 'WALLET', amount } });
  // @ts-expect-error a surplus field
  void sendCommand(op.changePassword, schema.Ack, { body: { oldPassword: 'a', newPassword: 'b', confirm: 'b' } });
  // @ts-expect-error an upload takes a form with its file
  void sendCommand(op.uploadSlip, schema.Ack, { body: { file: 'x' } });
  // @ts-expect-error the input of a mutation is that of its operation
  void useMoneyOperation(op.transfer, schema.Ack, {}).mutateAsync({ body: { to: 'G1' } }, {});

  // @ts-expect-error the schema of another answer
  query(op.getWallet, schema.ProfileResponse, {});
  // @ts-expect-error a looser schema
  void sendCommand(op.login, schema.Ack, { body: { username: 'u', password: 'p' } });

  // @ts-expect-error no tag of the contract
  useMoneyOperation(op.transfer, schema.Ack, { stale: ['balances'] });

  const wallet: Promise<Schemas['WalletResponse']> = send(op.getWallet, schema.WalletResponse, {});
  // @ts-expect-error an amount may be unknown
  const sum: Promise<number> = wallet.then(({ wallet: { amount: balance } }) => balance);
  return sum;
}
