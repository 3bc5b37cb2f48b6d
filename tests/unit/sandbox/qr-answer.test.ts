import { describe, expect, test } from 'vitest';
import { checksum, emvPayload } from '../../../mocks/sandbox/state/emv-payload.ts';
import { decodeQr } from '../../support/decode-qr.ts';
import { anyText, runningSandbox } from '../../support/running-sandbox.ts';
import { newcomer } from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox({ qrLifetimeMs: 90_000 });
const none = { hasQrcode: false, qrcodeId: null, qrcode: null, amount: null, expireIn: null };

interface Shown {
  qrcodeId: string;
  qrcode: string;
  expireIn: string;
}

async function create(codeOrId: string, amount: number) {
  const { body } = await ask('createQrcode', { as: newcomer, params: { codeOrId }, json: { amount } });
  return body as Shown; // the sandbox validates it against Qrcode
}
const read = (codeOrId: string) => ask('getQrcode', { as: newcomer, params: { codeOrId } });

function fieldsOf(payload: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < payload.length;) {
    const end = at + 4 + Number(payload.slice(at + 2, at + 4));
    fields.set(payload.slice(at, at + 2), payload.slice(at + 4, end));
    at = end;
  }
  return fields;
}

describe('sandbox: QR answers', () => {
  test.each([
    ['WW', 100, '100.00'],
    ['KBANK', 0.5, '0.50'],
    ['FP', 12345.6, '12345.60'],
  ])('the picture of %s for %d can be read by a decoder: amount and id are in it', async (bankCode, amount, text) => {
    const { qrcode, qrcodeId } = await create(bankCode, amount);
    const payload = decodeQr(qrcode) ?? '';
    expect(payload).toBe(emvPayload({ bankCode, amount: text, qrcodeId }));
    const fields = fieldsOf(payload);
    expect([fields.get('53'), fields.get('54'), fields.get('58')]).toEqual(['764', text, 'TH']);
    expect(fieldsOf(fields.get('62') ?? '').get('05')).toBe(qrcodeId);
  });

  test('the checksum is CRC-16/CCITT-FALSE over everything before it', async () => {
    expect(checksum('123456789')).toBe('29B1'); // the published check value
    const payload = decodeQr((await create('WW', 100)).qrcode) ?? '';
    expect(payload.slice(-4)).toBe(checksum(payload.slice(0, -4)));
  });

  test('an open code is returned with the same markup, amount and end', async () => {
    const created = await create('WW', 500);
    expect(Date.parse(created.expireIn) - Date.now()).toBeGreaterThan(80_000);
    expect(await read('WW')).toEqual({ status: 200, body: created });
    expect(await read('FP')).toEqual({ status: 200, body: { ...none, message: null } });
  });

  test('R-235 a provider under maintenance returns a message instead of a code', async () => {
    sandbox().control.reset({ scenario: 'maintenance' });
    expect(await create('FP', 100)).toEqual({ ...none, message: anyText });
    expect((await read('FP')).body).toEqual({ ...none, message: anyText });
    sandbox().control.setMaintenance('FP', false);
    expect(await create('FP', 100)).toMatchObject({ hasQrcode: true });
  });
});
