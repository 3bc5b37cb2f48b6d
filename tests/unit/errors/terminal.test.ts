import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../generated/error-codes.ts';
import { ApiError, type FailureCode } from '../../../src/api/wire/api-error.ts';
import type { OperationId } from '../../../src/api/wire/types.ts';
import { terminalOf } from '../../../src/errors/terminal.ts';
import { everyOperation } from '../../support/read-as.ts';

const identity = 'ไม่สามารถยืนยันตัวตนได้';
const failure = (operationId: OperationId, said: { code?: FailureCode; text?: string }, status = 400) =>
  new ApiError({ operationId, outcome: 'refused', status, ...said });
const both = [true, false];

describe('failures that end a session or the visit', () => {
  test('R-421 "gone" ends the visit for every operation, signed in or not', () => {
    for (const { id } of everyOperation) {
      for (const signedIn of both)
        expect(terminalOf(failure(id, { code: 'gone' }), signedIn), id).toEqual({ kind: 'gone' });
    }
  });

  test('R-422 "invalid-token" signs out for every operation, signed in or not', () => {
    const expected = { kind: 'signedOut', code: 'invalid-token' };
    for (const { id } of everyOperation) {
      for (const signedIn of both)
        expect(terminalOf(failure(id, { code: 'invalid-token' }), signedIn), id).toEqual(expected);
    }
  });

  const identityCodes =
    'UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4'.split(' ');

  test('R-424 A-26 exactly these six codes sign out a member for every operation, and keep their own text', () => {
    for (const { id } of everyOperation) {
      const ends = errorCodes.map((code) => terminalOf(failure(id, { code }), true)).filter((end) => end !== undefined);
      expect(ends, id).toEqual(identityCodes.map((code) => ({ kind: 'signedOut', code })));
    }
  });

  test('A-26 without a session no code ends anything: at login only its text shows', () => {
    for (const code of errorCodes) expect(terminalOf(failure('login', { code }), false), code).toBeUndefined();
  });

  test.each([identity, `${identity} กรุณาเข้าสู่ระบบใหม่`, `\n${identity}\n`])(
    'R-424 A-26 the sentence itself signs out: %j',
    (text) => {
      expect(terminalOf(failure('transfer', { text }), true)).toEqual({ kind: 'signedOut', code: 'invalid-token' });
      expect(terminalOf(failure('transfer', { text }), false)).toBeUndefined();
    },
  );

  test.each(['', 'gone', 'invalid-token', 'UNAUTHORIZED', 'ยอดเงินไม่พอ'])(
    'R-423 the text %j, which is no code here, ends nothing',
    (text) => {
      for (const signedIn of both) expect(terminalOf(failure('transfer', { text }, 401), signedIn)).toBeUndefined();
    },
  );

  test('A-118 an unknown outcome ends nothing', () => {
    const error = new ApiError({ operationId: 'transfer', outcome: 'unknown', status: 0 });
    for (const signedIn of both) expect(terminalOf(error, signedIn)).toBeUndefined();
  });
});
