import { afterEach, expect, test, vi } from 'vitest';
import { WebStorage } from '../../../support/web-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = (): never => {
  throw new DOMException('Refused', 'SecurityError');
};

test.each([
  ['is missing', undefined],
  ['throws', refuse],
  [
    'cannot send',
    class {
      addEventListener() {}
      postMessage = refuse;
    },
  ],
])('B-08 quality 17: a BroadcastChannel that %s leaves sign-in and sign-out', async (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.resetModules();
  const { session } = await import('../../../../src/api/wire/session/session.ts');
  session.start('t1', { remember: false });
  expect(session.token()).toBe('t1');
  session.end();
  expect(session.token()).toBeNull();
});
