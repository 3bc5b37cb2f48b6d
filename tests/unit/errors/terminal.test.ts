import { expect, test } from 'vitest';
import { errorCodes } from '../../../generated/error-codes.ts';
import { ApiError, type FailureCode } from '../../../src/api/wire/api-error.ts';
import { terminalOf } from '../../../src/errors/terminal.ts';

const identity = 'ไม่สามารถยืนยันตัวตนได้';
const failure = (said: { code?: FailureCode; text?: string }) =>
  new ApiError({ operationId: 'transfer', outcome: 'refused', status: 401, ...said });

test.each([true, false])(
  'R-421 R-422 "gone" ends the visit and "invalid-token" signs out (signed in: %s)',
  (signedIn) => {
    expect(terminalOf(failure({ code: 'gone' }), signedIn)).toEqual({ kind: 'gone' });
    const signedOut = { kind: 'signedOut', code: 'invalid-token' };
    expect(terminalOf(failure({ code: 'invalid-token' }), signedIn)).toEqual(signedOut);
    for (const text of ['', 'gone', 'invalid-token', 'UNAUTHORIZED', 'ยอดเงินไม่พอ']) {
      expect(terminalOf(failure({ text }), signedIn), text).toBeUndefined();
    }
  },
);

test('R-424 A-26 six codes sign out a member, with their own text; all but UNAUTHORIZED lead a visitor away', () => {
  const six = 'UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4'.split(' ');
  const ends = (signedIn: boolean) =>
    errorCodes.map((code) => terminalOf(failure({ code }), signedIn)).filter((end) => end !== undefined);
  const all = six.map((code) => ({ kind: 'signedOut', code }));
  expect(ends(true)).toEqual(all);
  expect(ends(false)).toEqual(all.slice(1));
});

test.each([identity, `${identity} กรุณาเข้าสู่ระบบใหม่`, `\n${identity}\n`])(
  'R-424 A-26 the sentence itself leads to the login, with or without a token: %j',
  (text) => {
    for (const signedIn of [true, false])
      expect(terminalOf(failure({ text }), signedIn)).toEqual({ kind: 'signedOut', code: 'invalid-token' });
  },
);
