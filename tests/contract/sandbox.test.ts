import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import { requestExample } from '../../mocks/sandbox/contract-example.ts';
import { acknowledge, type Handlers, type HandlersOf } from '../../mocks/sandbox/call.ts';
import { refuse } from '../../mocks/sandbox/state/refusal.ts';
import { formOf } from '../support/file-form.ts';
import { runningSandbox } from '../support/running-sandbox.ts';
import { rich } from '../support/test-world.ts';

const { sandbox, reports, ask } = runningSandbox();
const ids = Object.values(operations).map(({ id }) => id);

const params = { slotCode: 'PGSLOT', codeOrId: 'KBANK', code: 'NAGA2026', reference: 'r1', provider: 'pgslot' };

/** The member's own game account, which auto-login requires. */
const gameLogin = () => sandbox().control.member(rich).games['PGSLOT'];

const formWithFile = (id: OperationId) =>
  formOf(new Uint8Array([1, 2, 3]), { type: id === 'uploadChatVideo' ? 'video/mp4' : 'image/png' });

describe('sandbox: answers every operation of the contract', () => {
  test.each(ids)('%s: a documented success or refusal without violations', async (id) => {
    const { body, security } = operations[id];
    const { status, body: answered } = await ask(id, {
      params: { ...params, ...gameLogin() },
      ...(security !== 'public' && { as: rich }),
      ...(body === 'json' && { json: requestExample(id) }),
      ...(body === 'multipart' && { form: formWithFile(id) }),
    });
    const refusal = answered as { message?: string }; // every refusal is an ErrorBody
    expect(status === 200 ? '200' : `${status} ${refusal.message}`).toMatch(/^(200|400 [A-Z_0-9]+)$/);
    expect(sandbox().control.violations()).toEqual([]);
    expect(reports).toEqual([]);
    expect(sandbox().requests).toMatchObject([{ operationId: id, status }]);
  });

  test('most of them with success, for a member who has everything', async () => {
    const { control } = sandbox();
    const token = control.signIn(rich);
    const refused: string[] = [];
    for (const id of ids) {
      const { body } = operations[id];
      const codeOrId = id === 'deleteQrcode' ? (control.qrcodes(rich)[0]?.qrcodeId ?? '') : params.codeOrId;
      const reference = control.slips(rich).find((slip) => slip.reference !== null)?.reference ?? '';
      const { status, body: answered } = await ask(id, {
        params: { ...params, ...gameLogin(), codeOrId, reference, ...(id === 'activateBonus' && { code: 'DAILY20' }) },
        token,
        ...(body === 'json' && { json: requestExample(id) }),
        ...(body === 'multipart' && { form: formWithFile(id) }),
      });
      if (status !== 200) refused.push(`${id} ${JSON.stringify(answered)}`);
    }
    // These examples name an existing member, another bank, an unsent code, an open account, or a refund received
    // before.
    expect(refused.map((line) => line.split(' ')[0]).sort()).toEqual([
      'activateSlot',
      'addRefundToWallet',
      'registerAccount',
      'updateBankAccountName',
      'validateAccount',
      'verifyOtp',
    ]);
  });
});

describe('sandbox: the compiler checks the table of handlers', () => {
  test('an operation without a handler, an unknown body and an undocumented code do not compile', () => {
    // @ts-expect-error an operation is missing
    const partial: HandlersOf<'otp'> = { verifyOtp: () => ({}) };
    const wrongBody: Pick<Handlers<OperationId>, 'getInfo'> = {
      // @ts-expect-error Info has no such field
      getInfo: () => ({ title: 'Naga Wallet' }),
    };
    const wrongCode: Pick<Handlers<OperationId>, 'getInfo'> = {
      // @ts-expect-error getInfo does not answer this code
      getInfo: () => refuse('MONEY_NOT_ENOUGH'),
    };
    const rightCode: Pick<Handlers<OperationId>, 'changePassword'> = {
      changePassword: () => acknowledge(refuse('WRONG_PASSWORD')),
    };
    expect([partial, wrongBody, wrongCode, rightCode]).toHaveLength(4);
  });
});
