import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import { requestExample } from '../../mocks/sandbox/contract-example.ts';
import { eitherOr } from '../../tools/drift/recipes.ts';
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
  test('most of them with success, for a member who has everything, and all without violations', async () => {
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
    // These examples name an existing member, another bank, an unsent code, an open account, or what another command
    // has taken.
    expect(refused.map((line) => line.split(' ')[0]).sort()).toEqual([
      'activateSlot',
      ...Object.keys(eitherOr),
      'registerAccount',
      'updateBankAccountName',
      'validateAccount',
      'verifyOtp',
    ]);
    expect([control.violations(), reports]).toEqual([[], []]);
  });
});
