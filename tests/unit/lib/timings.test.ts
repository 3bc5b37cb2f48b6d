import { expect, test } from 'vitest';
import { timings } from '../../../src/lib/timings.ts';

test('R-471 the timings are those of the specification, in milliseconds, and cannot be changed', () => {
  expect(timings).toEqual({
    http: 60_000,
    upload: 300_000,
    socketRejoin: 5_000,
    markRead: 1_000,
    chatAlert: 4_000,
    chatInviteDelay: 1_000,
    toast: 4_000,
    registeredRedirect: 2_000,
    loadingDelay: 200,
    submitDelay: 200,
    agreementDelay: 1_500,
    claimDebounce: 500,
    resizeDebounce: 500,
    wheelRest: 500,
    otpResend: 60_000,
  });
  expect(Object.isFrozen(timings)).toBe(true);
});
