import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forbiddenStorage, FullStorage, WebStorage } from '../../../support/web-storage.ts';

async function newPage() {
  vi.resetModules();
  return (await import('../../../../src/features/chat/guest-id.ts')).guestId;
}

let local: WebStorage;
beforeEach(() => {
  vi.stubGlobal('localStorage', (local = new WebStorage()));
  vi.stubGlobal('sessionStorage', new WebStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('R-415 A-112 there is none at first; it is created once with 128 random bits and kept', async () => {
  const guestId = await newPage();
  expect(guestId.get()).toBeNull();
  expect(local.items.size).toBe(0);
  const id = guestId.getOrCreate();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(local.getItem('guest-id')).toBe(id);
  expect((await newPage()).getOrCreate()).toBe(id);
  // Texts that are invalid in a room name.
  for (const nonsense of ['', ' ', 'a b', 'ก', 'x'.repeat(129), 'a\n']) {
    local.setItem('guest-id', nonsense);
    expect((await newPage()).getOrCreate()).toBe(local.getItem('guest-id'));
    expect(local.getItem('guest-id')).not.toBe(nonsense);
  }
});

test('quality 11 with full or forbidden storage the id lasts until reload', async () => {
  for (const storage of [forbiddenStorage, new FullStorage()]) {
    vi.stubGlobal('localStorage', storage);
    const guestId = await newPage();
    expect(guestId.getOrCreate()).toBe(guestId.getOrCreate());
  }
});
