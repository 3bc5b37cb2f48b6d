import { vi } from 'vitest';
import { WebStorage } from './web-storage.ts';

/** One tab: its own session storage and module state, and the storage that all tabs have in common. */
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
  const { session } = await import('../../src/api/wire/session.ts');
  const calls: (string | null)[] = [];
  session.subscribe(() => calls.push(session.token()));
  return {
    session,
    local,
    own,
    /** The token at each time that listeners were called. */
    calls,
    /** Another tab has changed the common storage: this one is told, as browsers do. */
    told: (key: string | null) => {
      enter();
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    /** The tab comes back as it was left, from the browser's back/forward cache. */
    comesBack: () => {
      enter();
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
    enter,
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** What is stored, but for the epoch, which is random. */
export const storedIn = ({ items }: WebStorage) =>
  Object.fromEntries([...items].filter(([key]) => key !== 'session-epoch'));

export const withItems = <Kind extends WebStorage>(storage: Kind, items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) storage.items.set(key, value);
  return storage;
};
