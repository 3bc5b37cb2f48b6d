import { afterEach, describe, expect, test, vi } from 'vitest';
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

/** The tabs of one browser. What they tell each other arrives when the test says so. */
function openBrowser() {
  const local = new WebStorage();
  const ends: EventTarget[] = [];
  const under: (() => void)[] = [];
  class Channel extends EventTarget {
    constructor() {
      super();
      ends.push(this);
    }
    postMessage(data: unknown) {
      for (const end of ends.filter((each) => each !== this))
        under.push(() => end.dispatchEvent(Object.assign(new Event('message'), { data })));
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('addEventListener', () => undefined);
  return {
    /** A tab: its own sessionStorage and module state, with the shared localStorage. */
    async openTab() {
      const own = new WebStorage();
      const enter = () => {
        vi.stubGlobal('localStorage', local);
        vi.stubGlobal('sessionStorage', own);
      };
      enter();
      vi.resetModules();
      const { session } = await import('../../../../src/api/wire/session/session.ts');
      const arrive = () => {
        enter();
        for (const deliver of under.splice(0)) deliver();
      };
      return { session, own, arrive };
    },
  };
}

describe('a message of another tab', () => {
  async function openTwo() {
    const browser = openBrowser();
    const tab = await browser.openTab();
    tab.session.start('t1', { remember: true });
    tab.own.setItem('sent-commands', '[]');
    return { tab, other: await browser.openTab() };
  }

  test.each([
    ['a logout removes', undefined, false],
    ['an end by the service keeps', 'invalid-token', true],
  ] as const)('A-22 A-28 of %s the commands of this tab without an outcome', async (_what, reason, stay) => {
    const { tab, other } = await openTwo();
    other.session.end(reason);
    tab.arrive();
    expect([tab.session.token(), tab.session.hasSentCommands()]).toEqual([null, stay]);
  });

  test('B-08 of a logout gives the login of this tab its reason', async () => {
    const { tab, other } = await openTwo();
    other.session.end();
    expect(tab.session.endReason()).toBeNull();
    tab.arrive();
    expect(tab.session.endReason()).toBe('elsewhere');
  });
});
