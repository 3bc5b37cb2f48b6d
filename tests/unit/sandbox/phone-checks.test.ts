import { expect, test } from 'vitest';
import { isVerified, otpCode, sendOtp, verifyOtp } from '../../../mocks/sandbox/state/phone-checks.ts';
import { Refusal } from '../../../mocks/sandbox/state/refusal.ts';
import type { World } from '../../../mocks/sandbox/state/world.ts';
import { rich, testWorld } from '../../support/test-world.ts';

const phone = '0891112222';
const minute = 60_000;
const easyText: unknown = expect.stringMatching(/^[A-HJ-NP-Z2-9]{4}$/);

const codeOf = (reply: { code?: string }) => reply.code;

function send(world: World): string {
  const reply = sendOtp(world, phone);
  if (reply instanceof Refusal) throw new Error(reply.code);
  return reply.otpToken;
}

const verify = (world: World, otpToken: string, typed = otpCode) =>
  codeOf(verifyOtp(world, { otpToken, otpCode: typed }));

test('sandbox: a phone is verified with the code, and then needs no other', () => {
  const world = testWorld();
  const token = send(world);
  expect(isVerified(world, phone)).toBe(false);
  expect(verify(world, token)).toBe('OTP_CODE_VALID');
  expect(verify(world, token)).toBe('OTP_VERIFIED');
  expect(codeOf(sendOtp(world, phone))).toBe('OTP_VERIFIED');
});

test('sandbox: a code has a reference without ambiguous letters', () => {
  expect(sendOtp(testWorld(), phone)).toMatchObject({ otpRef: easyText, code: 'SUCCESS' });
});

test('sandbox: phones that cannot get a code', () => {
  expect(codeOf(sendOtp(testWorld(), '12345'))).toBe('PHONE_NUMBER_REQUIRE_10_DIGIT');
  expect(codeOf(sendOtp(testWorld({ laos: true }), '12345'))).toBe('SUCCESS');
  expect(codeOf(sendOtp(testWorld(), rich))).toBe('EXISTING_USER');
  expect(codeOf(sendOtp(testWorld({ otp: false }), phone))).toBe('OTP_VERIFIED');
});

test('sandbox: three codes a minute apart, the fourth blocks for 15 minutes', () => {
  const world = testWorld();
  const first = send(world);
  expect(codeOf(sendOtp(world, phone))).toBe('REQUEST_LIMIT_1MIN');
  world.clock.advance(minute);
  send(world);
  expect(verify(world, first)).toBe('OTP_NOT_EXIST');
  world.clock.advance(minute);
  const last = send(world);
  world.clock.advance(minute);
  expect(codeOf(sendOtp(world, phone))).toBe('OTP_BLOCK');
  expect(verify(world, last)).toBe('OTP_BLOCK');
  world.clock.advance(15 * minute);
  expect(verify(world, send(world))).toBe('OTP_CODE_VALID');
});

test('sandbox: a code expires after five minutes', () => {
  const world = testWorld();
  const token = send(world);
  world.clock.advance(5 * minute - 1);
  expect(verify(world, token, '000000')).toBe('OTP_CODE_INVALID');
  world.clock.advance(1);
  expect(verify(world, token)).toBe('OTP_EXPIRED');
});

test('sandbox: the fifth wrong code blocks the number', () => {
  const world = testWorld();
  const token = send(world);
  const answers = Array.from({ length: 5 }, () => verify(world, token, '000000'));
  expect(answers).toEqual([...Array<string>(4).fill('OTP_CODE_INVALID'), 'OTP_BLOCK']);
  expect(verify(world, token)).toBe('OTP_BLOCK');
});

test('sandbox: invalid tokens', () => {
  expect(verify(testWorld(), 'nonsense')).toBe('OTP_TOKEN_INVALID');
  expect(verify(testWorld(), 'otp-0123456789abcdef')).toBe('OTP_NOT_EXIST');
});
