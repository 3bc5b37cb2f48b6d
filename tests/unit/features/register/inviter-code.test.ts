import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetInviterCode, receiveInviterCode } from '../../../../src/features/register/inviter-code.ts';
import { forbiddenStorage, WebStorage } from '../../../support/web-storage.ts';

let local: WebStorage;

beforeEach(() => {
  vi.stubGlobal('localStorage', (local = new WebStorage()));
  vi.stubGlobal('sessionStorage', new WebStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const receive = (search: string) => receiveInviterCode(new URLSearchParams(search));

test('R-179 R-180 A-37 the code of the address is stored, replaces an older one, and goes at registration', () => {
  expect(receive('')).toBe('');
  expect(local.items.size).toBe(0);
  for (const code of ['OLD', 'NEW']) {
    expect(receive(`?code=${code}`)).toBe(code);
    expect(Object.fromEntries(local.items)).toEqual({ code });
  }
  for (const search of ['', '?code=', '?code=%20', '?other=1']) expect(receive(search), search).toBe('NEW');
  expect(local.getItem('code')).toBe('NEW');
  forgetInviterCode();
  expect(local.items.size).toBe(0);
});

test('quality 11 with forbidden storage the code in the address is still used', () => {
  vi.stubGlobal('localStorage', forbiddenStorage);
  expect(receive('?code=NAGA88')).toBe('NAGA88');
  forgetInviterCode();
});
