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
  query(op.getWallet, schema.WalletResponse, {});
  query(op.listInvites, schema.InvitePage, { body: { page: 1, limit: 10 } });
  void useMoneyOperation(op.transfer, schema.Ack, {}).mutateAsync(transfer, {});
  useCommand(op.activateSlot, schema.Ack).mutate({ params: { slotCode: 'G1' } });
  void sendCommand(op.activateBonus, schema.ActivatedBonus, { params: { code: 'B1' } });
  void sendCommand(op.uploadSlip, schema.Ack, { body: new FormData() });

  // A command is not a query, even if it is a GET.
  // @ts-expect-error a command
  query(op.transfer, schema.Ack, transfer);
  // @ts-expect-error a command
  query(op.autoLogin, schema.AutoLoginResponse, { params: { provider: 'pg', username: 'u' } });

  // Only money commands have a key and the decision table.
  // @ts-expect-error moves money
  useCommand(op.clearBonus, schema.ClearedBonus);
  // @ts-expect-error moves none
  useMoneyOperation(op.activateSlot, schema.Ack, {});

  // A query is not a command, even if it is a POST.
  // @ts-expect-error a query
  useCommand(op.listStatements, schema.StatementPage);
  // @ts-expect-error a query
  void sendCommand(op.listInvites, schema.InvitePage, { body: { page: 1, limit: 10 } });

  // @ts-expect-error the path parameter is missing
  query(op.getSlotAccount, schema.GameAccountDetail, {});
  // @ts-expect-error the path parameter has another name
  query(op.getSlotAccount, schema.GameAccountDetail, { params: { code: 'G1' } });
  // @ts-expect-error one of the path parameters is missing
  void sendCommand(op.autoLoginWithPassword, schema.AutoLoginResponse, { params: { provider: 'pg', username: 'u' } });
  // @ts-expect-error not one of the 11 providers
  void sendCommand(op.autoLogin, schema.AutoLoginResponse, { params: { provider: 'pg2', username: 'u' } });

  // @ts-expect-error the body is missing
  query(op.listInvites, schema.InvitePage, {});
  // @ts-expect-error a field of the body is missing
  void sendCommand(op.transfer, schema.Ack, { body: { from: 'WALLET', amount } });
  // @ts-expect-error a field of the body has another type
  void sendCommand(op.transfer, schema.Ack, { body: { from: 'WALLET', to: 'G1', amount: '5' } });
  // @ts-expect-error a surplus field
  void sendCommand(op.changePassword, schema.Ack, { body: { oldPassword: 'a', newPassword: 'b', confirm: 'b' } });
  // @ts-expect-error an upload takes a form with its file
  void sendCommand(op.uploadSlip, schema.Ack, { body: { file: 'x' } });
  // @ts-expect-error a body where there is none
  query(op.getInfo, schema.Info, { body: {} });
  // @ts-expect-error the input of a mutation is that of its operation
  void useMoneyOperation(op.transfer, schema.Ack, {}).mutateAsync({ body: { to: 'G1' } }, {});

  // @ts-expect-error the schema of another answer
  query(op.getWallet, schema.ProfileResponse, {});
  // @ts-expect-error the schema of a part of the answer
  query(op.getWallet, schema.Profile, {});
  // @ts-expect-error the schema of a richer answer
  void sendCommand(op.transfer, schema.WalletResponse, transfer);
  // @ts-expect-error a looser schema
  void sendCommand(op.login, schema.Ack, { body: { username: 'u', password: 'p' } });
  // @ts-expect-error the schema of another answer
  void send(op.getInfo, schema.Contact, {});

  // @ts-expect-error no tag of the contract
  useMoneyOperation(op.transfer, schema.Ack, { stale: ['balances'] });
  // @ts-expect-error a refusal is a text
  useCommand(op.sendOtp, schema.OtpSendResponse, { refusalIn: ({ code }) => code === '' });

  const wallet: Promise<Schemas['WalletResponse']> = send(op.getWallet, schema.WalletResponse, {});
  // @ts-expect-error an amount may be unknown
  const sum: Promise<number> = wallet.then(({ wallet: { amount: balance } }) => balance);
  return sum;
}
