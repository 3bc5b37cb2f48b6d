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
  local.items.clear();
  expect((await newPage()).getOrCreate()).not.toBe(id);
});

test('quality 11 with full or forbidden storage the id lasts until reload', async () => {
  for (const storage of [forbiddenStorage, new FullStorage()]) {
    vi.stubGlobal('localStorage', storage);
    const guestId = await newPage();
    const id = guestId.getOrCreate();
    expect(guestId.getOrCreate()).toBe(id);
    expect(guestId.get()).toBe(id);
  }
});

test('quality 11 a stored text that is invalid in a room name is replaced', async () => {
  for (const nonsense of ['', ' ', 'a b', 'ก', 'x'.repeat(129), 'a\n']) {
    local.setItem('guest-id', nonsense);
    const guestId = await newPage();
    expect(guestId.get()).toBeNull();
    expect(local.getItem('guest-id')).toBe(nonsense);
    expect(guestId.getOrCreate()).toBe(local.getItem('guest-id'));
  }
});
