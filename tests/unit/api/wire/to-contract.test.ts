import { describe, expect, test } from 'vitest';
import { leftOutOf } from '../../../../src/lib/left-out.ts';
import { done, readAs, receivedAt, typicalOf } from '../../../support/read-as.ts';

const qrcode = (fields: object) => ({ ...typicalOf('getQrcode'), ...fields });
const wallet = (amount: unknown) => ({ ...typicalOf('getWallet'), wallet: { amount } });
const limits = (withdrawMin: unknown) => ({ withdrawMin, withdrawMax: 50_000 });

describe('A-20 an instant has four accepted formats', () => {
  const inTenMinutes = receivedAt + 600_000;
  const iso = (epoch: number) => new Date(epoch).toISOString();

  test.each([
    ['ISO text', '2026-11-20T20:11:40+07:00', '2026-11-20T20:11:40+07:00'],
    ['milliseconds since 1970', inTenMinutes, iso(inTenMinutes)],
    ['the least number that is milliseconds', 1e12 + 1, iso(1e12 + 1)],
    ['seconds since 1970', inTenMinutes / 1000, iso(inTenMinutes)],
    ['the greatest number that is seconds since 1970', 1e12, iso(253402300799000), 'refused'],
    ['the least number that is seconds since 1970', 1e9 + 1, iso(1e12 + 1000)],
    ['seconds left', 600, iso(inTenMinutes)],
    ['seconds since it ended', -5, iso(receivedAt - 5000)],
    ['nothing', null, null],
  ])('A-20 %s', (_how, expireIn, expected, verdict = 'read') => {
    const reading = readAs('getQrcode', qrcode({ expireIn }));
    if (verdict === 'read') expect(reading).toStrictEqual(done(qrcode({ expireIn: expected })));
    else expect(reading).toMatchObject({ ok: false, violation: { pointer: '/expireIn' } });
  });

  test.each(['600', '2026-11-20', '20/11/2026 20:11:40', 'soon', '', true, {}, [[]], 1e15, 9e15, -1e300])(
    'A-20 %j is no instant',
    (expireIn) => {
      expect(readAs('getQrcode', qrcode({ expireIn }))).toMatchObject({
        ok: false,
        outcome: 'unknown',
        violation: { pointer: '/expireIn' },
      });
    },
  );
});

describe('A-21 B-02 an amount may be a number or an exactly numeric text', () => {
  test.each([
    [0, 0],
    ['0', 0],
    ['-7', -7],
    ['1234.50', 1234.5],
    [' 12.25 ', 12.25],
    ['9007199254740.99', 9007199254740.99],
    ['-0.00', 0],
  ])('A-21 %j is the amount %d', (written, amount) => {
    expect(readAs('getWallet', wallet(written))).toStrictEqual(done(wallet(amount)));
    expect(readAs('getWithdrawLimits', limits(written)).ok).toBe(amount >= 0);
  });

  test.each([null, '', ' ', 'abc', 'NaN', 'null', '-', '1,234.50', '฿100', '๑๒', true, [[]], {}, Infinity])(
    'A-21 %j is no amount: null where the contract allows it, refused elsewhere',
    (written) => {
      expect(readAs('getWallet', wallet(written))).toMatchObject(done(wallet(null)));
      const refused = { ok: false, violation: { pointer: '/withdrawMin' } };
      expect(readAs('getWithdrawLimits', limits(written))).toMatchObject(refused);
    },
  );

  test('A-119 a text that is no amount is counted; a missing value is not', () => {
    const leftOut = (written: unknown) => {
      const reading = readAs('getWallet', wallet(written));
      return reading.ok ? leftOutOf(reading.body as object, 'wallet.amount') : undefined; // a wallet is an object
    };
    for (const text of ['abc', '1,234.50', '๑๒', true, {}]) expect(leftOut(text), JSON.stringify(text)).toBe(1);
    for (const nothing of [null, undefined, '', ' ', 5]) expect(leftOut(nothing), String(nothing)).toBe(0);
    expect(readAs('getWallet', { ...wallet(5), wallet: {} })).toMatchObject(done(wallet(null)));
  });

  const tooExact = '12345678901234567.89 9007199254740993 0.1000000000000000055511151231257827 99999999999999999999';

  test.each(tooExact.split(' '))(
    'B-02 %j has more digits than a number holds: refused rather than shown wrong',
    (written) => {
      expect(readAs('getWallet', wallet(written))).toMatchObject({
        ok: false,
        violation: { pointer: '/wallet/amount' },
      });
    },
  );

  test('A-21 numeric texts stay texts where the contract has a text', () => {
    const body = { otpRef: '0012', otpToken: '1e5', code: '99' };
    expect(readAs('sendOtp', body)).toStrictEqual(done(body));
  });

  test('A-21 integers and numbers in lists are read the same way', () => {
    const invite = { from: { name: 'ก' }, amount: '10.50', createdAt: '2026-11-20T20:01:40+07:00' };
    expect(readAs('listInvites', { invites: [invite] })).toStrictEqual(
      done({ invites: [{ ...invite, amount: 10.5 }] }),
    );
    expect(readAs('listStatements', { total: '12', statements: [] })).toStrictEqual(
      done({ total: 12, statements: [] }),
    );
    expect(readAs('listStatements', { total: '1.5', statements: [] })).toMatchObject({ ok: false });
  });
});

test('A-60 slip rules without a minimum have no minimum', () => {
  expect(readAs('getSlipLookup', { slip: {} })).toStrictEqual(done({ slip: {} }));
  expect(readAs('getSlipLookup', { slip: { depositMin: '100' } })).toStrictEqual(done({ slip: { depositMin: 100 } }));
});
