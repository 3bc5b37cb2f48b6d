import { vi } from 'vitest';

/** The browser features that i18n uses: storage, the raw cookie, and `<html lang>`. */
export function stubBrowser(stored: Record<string, string> = {}) {
  const storage = new Map(Object.entries(stored));
  const html = { lang: '' };
  const cookies: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.stubGlobal('document', {
    documentElement: html,
    set cookie(value: string) {
      cookies.push(value);
    },
  });
  return { storage, html, cookies };
}

/** A browser that forbids storage: accessing the globals throws, as in a sandboxed frame. */
export function stubForbiddenStorage() {
  const forbid = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbid });
  const html = { lang: '' };
  vi.stubGlobal('document', Object.defineProperty({ documentElement: html }, 'cookie', { set: forbid }));
  return { html };
}
