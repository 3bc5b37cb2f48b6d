import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../../generated/error-codes.ts';
import { readings } from '../../../../tools/ledger/requirements.ts';
import { unreadable } from '../../../../src/api/wire/read/read.ts';
import { done, everyOperation, readAs, typicalOf } from '../../../support/read-as.ts';

const statuses = [0, 302, 400, 401, 404, 429, 499, 500, 503, 599];
const isClientError = (status: number) => status >= 400 && status <= 499;
/** Also OTP_VERIFIED, which do not count as a failure. */
const successCodes = [...(readings.get('A-99')?.match(/\b[A-Z][A-Z_]+\b/g) ?? []), 'OTP_VERIFIED'];
const refusalCodes = errorCodes.filter((code) => !successCodes.includes(code));
/** Money commands have a decision table of their own (read-money-answer.test.ts). */
const others = everyOperation.filter(({ money }) => !money);
const refused = (code: string) => ({ ok: false, outcome: 'refused', code });
const unknown = { ok: false, outcome: 'unknown' };

describe('A-118 the outcome of an error status', () => {
  const nothingReadable = [
    ...[unreadable, undefined, null, '', '<html>', ' <p>NO_BANK', '404', 7, true, [], {}],
    ...[{ message: null }, { error: [[['NO_BANK']]] }, { code: 400 }, { data: '' }],
  ];

  test.each(statuses)('A-118 with %i', (status) => {
    for (const { id } of others) {
      for (const body of nothingReadable) {
        expect(readAs(id, body, status), `${id}: ${JSON.stringify(body)}`).toStrictEqual(unknown);
      }
      for (const code of errorCodes) {
        const sure = code !== 'INTERNAL_SERVER_ERROR' || isClientError(status);
        expect(readAs(id, { message: code }, status), `${id}: ${code}`).toStrictEqual(
          sure ? refused(code) : { ...unknown, code },
        );
      }
      const text = 'ระบบปิดปรับปรุง';
      const outcome = isClientError(status) ? 'refused' : 'unknown';
      expect(readAs(id, { message: text }, status), `${id}: its own text`).toStrictEqual({ ok: false, outcome, text });
    }
  });
});

test('R-423 A-27 the reason of a 4xx may be plain text', () => {
  for (const body of ['Closed until 06:30', { data: 'Closed until 06:30' }])
    expect(readAs('login', body, 403)).toMatchObject({ outcome: 'refused', text: 'Closed until 06:30' });
});

test('R-423 A-27 a code as plain text of a 4xx is a code', () => {
  expect(readAs('login', 'NO_BANK', 400)).toMatchObject(refused('NO_BANK'));
});

test('A-27 plain text of a 5xx is no reason', () => {
  expect(readAs('login', 'Bad Gateway', 502)).toStrictEqual(unknown);
});

describe('A-118 the outcome of a success', () => {
  test('A-27 R-422 R-423 in an answer that is no success, the code may be in four fields', () => {
    const missing = { violation: { pointer: '/message', problem: 'missing' } };
    for (const [body, code] of [
      [{ error: 'invalid-token' }, 'invalid-token'],
      [{ error: 'WRONG_PASSWORD' }, 'WRONG_PASSWORD'],
      [{ errors: ['no', { code: 'WRONG_PASSWORD' }] }, 'WRONG_PASSWORD'],
      [{ code: 'NO_USER' }, 'NO_USER'],
      [{ error: { message: 'no', code: 'NO_USER' }, statusCode: 400 }, 'NO_USER'],
      [{ data: { error: 'gone' }, code: 'NO_USER' }, 'gone'],
    ] as const)
      for (const id of ['changePassword', 'getWallet'] as const)
        expect(readAs(id, body, 401), JSON.stringify(body)).toStrictEqual({ ...refused(code), ...missing });
    expect(readAs('login', { message: 'Sorry', code: 'NO_USER' }, 400)).toStrictEqual(refused('NO_USER'));
    expect(readAs('login', { message: 'Sorry', error: 'Bad Request', code: '400' }, 400)).toStrictEqual({
      ok: false,
      outcome: 'refused',
      text: 'Sorry',
    });
  });

  test('A-27 of a 2xx answer `error` is read for the terminal words only, and `code` not at all', () => {
    expect(readAs('getWallet', { error: 'invalid-token' })).toStrictEqual(refused('invalid-token'));
    expect(readAs('listBanks', { data: { error: 'gone', banks: [] } })).toStrictEqual(refused('gone'));
    const bank = { code: 'gone', nameTH: 'invalid-token' };
    expect(readAs('listBanks', { banks: [bank], code: 'NO_DATA', error: 'NO_DATA' })).toMatchObject({ ok: true });
  });

  test('A-118 a known refusal code refuses, whatever else the answer contains', () => {
    for (const { id } of others) {
      for (const code of refusalCodes) {
        const reading = code === 'INTERNAL_SERVER_ERROR' ? { ...unknown, code } : refused(code);
        expect(readAs(id, { message: code }), `${id} ${code}`).toStrictEqual(reading);
        expect(readAs(id, { data: { message: code } }), `${id} ${code}`).toStrictEqual(reading);
      }
    }
    expect(readAs('listInvites', { message: 'UNAUTHORIZED', data: [] })).toStrictEqual(refused('UNAUTHORIZED'));
  });

  test('A-118 "no QR code" is an answer, whatever its message says', () => {
    const none = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: null, expireIn: null, message: 'NO_DATA' };
    expect(readAs('getQrcode', none)).toStrictEqual(done(none));
  });

  test.each(successCodes)('A-99 R-183 %s is a success', (message) => {
    for (const { id, response } of others) {
      if (response === 'Ack') expect(readAs(id, { message }), id).toStrictEqual(done({ message }));
    }
    expect(readAs('verifyOtp', { message })).toStrictEqual(done({ message }));
  });

  test('A-118 `success: false` is a refusal with its reason', () => {
    const text = 'ยอดเงินไม่เพียงพอ';
    for (const { id, response } of others) {
      if (response !== 'Ack') continue;
      for (const body of [{ success: false, message: text }, { success: false }, { success: false, data: null }]) {
        const refusal = { ok: false, outcome: 'refused', text: body.message ?? '' };
        expect(readAs(id, body), id).toStrictEqual(refusal);
        // In an envelope too.
        expect(readAs(id, { data: body }), id).toStrictEqual(refusal);
      }
      expect(readAs(id, { success: true }), id).toStrictEqual(done({ success: true }));
    }
  });
});

describe('R-421 R-422 "gone" and "invalid-token"', () => {
  test.each(['gone', 'invalid-token'])('A-27 "%s" takes precedence in any body of any answer', (word) => {
    for (const { id } of others) {
      for (const status of [200, 201, ...statuses]) {
        expect(readAs(id, { message: word }, status), `${id} ${status}`).toStrictEqual(refused(word));
        expect(readAs(id, { data: { message: word } }, status), `${id} ${status}`).toStrictEqual(refused(word));
      }
      const typical = typicalOf(id);
      expect(readAs(id, { ...typical, message: word }), id).toStrictEqual(refused(word));
    }
  });

  test.each(['Gone', ' gone', 'gone!', 'invalid_token', 'terminated'])('R-421 %j is not one of them', (text) => {
    expect(readAs('getWallet', { message: text }, 400)).toStrictEqual({ ok: false, outcome: 'refused', text });
  });

  test('A-27 the value of the active lookup is no message', () => {
    expect(readAs('getActive', { terminated: 'gone' })).toStrictEqual(done({ terminated: 'gone' }));
  });
});

test('quality 9, 10: an answer that violates the contract is reported by its place, without its values', () => {
  const secret = 'hunter2';
  const typical = typicalOf('getWallet');
  for (const [body, pointer] of [
    [[secret], ''],
    [{ ...typical, profile: { ...typical.profile, createdAt: secret } }, '/profile/createdAt'],
    [{ ...typical, bankAccount: undefined }, '/bankAccount'],
  ] as const) {
    const reading = readAs('getWallet', body);
    expect(reading).toMatchObject({ ok: false, outcome: 'unknown', violation: { pointer } });
    expect(JSON.stringify(reading)).not.toContain(secret);
  }
  // A pointer escapes slashes and tildes.
  const body = { username: 'u', password: 'p', event: { 'a/b~c': 7 } };
  expect(readAs('getSlotAccount', body)).toMatchObject({ violation: { pointer: '/event/a~1b~0c' } });
});
