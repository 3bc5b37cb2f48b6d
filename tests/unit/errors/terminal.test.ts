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

test('R-424 A-26 exactly these six codes sign out a member and keep their own text; at login none ends anything', () => {
  const six = 'UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4'.split(' ');
  const ends = errorCodes.map((code) => terminalOf(failure({ code }), true)).filter((end) => end !== undefined);
  expect(ends).toEqual(six.map((code) => ({ kind: 'signedOut', code })));
  for (const code of errorCodes) expect(terminalOf(failure({ code }), false), code).toBeUndefined();
});

test.each([identity, `${identity} กรุณาเข้าสู่ระบบใหม่`, `\n${identity}\n`])(
  'R-424 A-26 the sentence itself signs out a member: %j',
  (text) => {
    expect(terminalOf(failure({ text }), true)).toEqual({ kind: 'signedOut', code: 'invalid-token' });
    expect(terminalOf(failure({ text }), false)).toBeUndefined();
  },
);
