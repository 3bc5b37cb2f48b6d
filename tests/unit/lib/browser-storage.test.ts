import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '../../../src/lib/browser-storage.ts';
import { forbiddenStorage, FullStorage, WebStorage } from '../../support/web-storage.ts';

let local: WebStorage;
let own: WebStorage;

beforeEach(() => {
  vi.stubGlobal('localStorage', (local = new WebStorage()));
  vi.stubGlobal('sessionStorage', (own = new WebStorage()));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('browser storage', () => {
  test('R-149 a value goes to the store that is asked for, localStorage by default', () => {
    browserStorage.set('a', '1');
    browserStorage.set('b', '2', 'local');
    browserStorage.set('c', '3', 'session');
    expect([Object.fromEntries(local.items), Object.fromEntries(own.items)]).toEqual([{ a: '1', b: '2' }, { c: '3' }]);
  });

  test('R-149 a value is found in either, in localStorage first; an empty one is a value', () => {
    own.setItem('a', 'session');
    expect(browserStorage.get('a')).toBe('session');
    local.setItem('a', '');
    expect(browserStorage.get('a')).toBe('');
    expect(browserStorage.get('b')).toBeNull();
  });

  test('A-22 removing a key removes it from both areas only', () => {
    for (const store of [local, own]) for (const key of ['a', 'b', 'c']) store.setItem(key, key);
    browserStorage.remove(['a', 'c', 'never there']);
    expect([[...local.items.keys()], [...own.items.keys()]]).toEqual([['b'], ['b']]);
  });
});

describe('quality 11: storage that fails', () => {
  const everything = () => {
    browserStorage.set('a', '1');
    browserStorage.set('b', '2', 'session');
    const found = [browserStorage.get('a'), browserStorage.get('b')];
    browserStorage.remove(['a', 'b']);
    return found;
  };

  test.each([
    ['missing', undefined, [null, null]],
    ['null', null, [null, null]],
    ['forbidden', forbiddenStorage, [null, null]],
    ['full', new FullStorage(), [null, null]],
  ])('quality 11: %s storage is as good as empty', (_kind, storage, found) => {
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    expect(everything()).toEqual(found);
  });

  test('quality 11: storage whose access throws, as in a sandboxed frame, behaves as empty', () => {
    const get = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { configurable: true, get });
    }
    expect(everything()).toEqual([null, null]);
  });

  test('quality 11: if one area fails the other still works', () => {
    vi.stubGlobal('localStorage', forbiddenStorage);
    expect(everything()).toEqual([null, '2']);
    expect([...own.items]).toEqual([]);
  });
});
