import { vi } from 'vitest';
import { WebStorage } from './web-storage.ts';

/** One tab: its own sessionStorage and module state, with shared localStorage. */
export async function openTab({
  local = new WebStorage(),
  own = new WebStorage(),
}: { local?: WebStorage; own?: WebStorage } = {}) {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const enter = () => {
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', own);
  };
  enter();
  vi.resetModules();
  const { session } = await import('../../src/api/wire/session/session.ts');
  const calls: (string | null)[] = [];
  session.subscribe(() => calls.push(session.token()));
  return {
    session,
    local,
    own,
    /** The token at each call of a listener. */
    calls,
    /** Another tab changed localStorage: sends the storage event. */
    told: (key: string | null) => {
      enter();
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    /** The tab returns from the back/forward cache. */
    comesBack: () => {
      enter();
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
    enter,
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Duplicates a tab: opens a new one with a copy of its stored items. */
export const copyOf = ({ local, own }: Tab) =>
  openTab({ local, own: withItems(new WebStorage(), Object.fromEntries(own.items)) });

/** The stored items without the random epoch. */
export const storedIn = ({ items }: WebStorage) =>
  Object.fromEntries([...items].filter(([key]) => key !== 'session-epoch'));

export const withItems = <Kind extends WebStorage>(storage: Kind, items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) storage.items.set(key, value);
  return storage;
};
