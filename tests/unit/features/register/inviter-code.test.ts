import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('the inviter code', () => {
  test('R-179 A-37 the code of the address is kept under "code"', () => {
    expect(receive('?code=NAGA88')).toBe('NAGA88');
    expect(Object.fromEntries(local.items)).toEqual({ code: 'NAGA88' });
  });

  test('R-180 the code in the address replaces the stored one', () => {
    local.setItem('code', 'OLD');
    expect(receive('?code=NEW')).toBe('NEW');
    expect(local.getItem('code')).toBe('NEW');
  });

  test.each(['', '?code=', '?code=%20', '?other=1'])('A-37 with %j the stored one stays', (search) => {
    local.setItem('code', 'OLD');
    expect(receive(search)).toBe('OLD');
    expect(local.getItem('code')).toBe('OLD');
  });

  test('R-179 without either it is empty and nothing is stored', () => {
    expect(receive('')).toBe('');
    expect(local.items.size).toBe(0);
  });

  test('A-37 it is removed after registration', () => {
    receive('?code=NAGA88');
    forgetInviterCode();
    expect(local.items.size).toBe(0);
  });

  test('quality 11 with forbidden storage the code in the address is still used', () => {
    vi.stubGlobal('localStorage', forbiddenStorage);
    expect(receive('?code=NAGA88')).toBe('NAGA88');
    forgetInviterCode();
  });
});
