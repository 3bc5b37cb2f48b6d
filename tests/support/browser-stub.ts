import { vi } from 'vitest';

/** The bit of a browser that i18n touches: storage, the cookie as it was written, and `<html lang>`. */
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

/** A browser that forbids its storage: reading the globals themselves throws, as in a sandboxed frame. */
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
