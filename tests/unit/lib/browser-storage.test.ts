import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('R-149 a value goes to the store that is asked for, localStorage by default', () => {
  browserStorage.set('a', '1');
  browserStorage.set('b', '2', 'local');
  browserStorage.set('c', '3', 'session');
  expect([Object.fromEntries(local.items), Object.fromEntries(own.items)]).toEqual([{ a: '1', b: '2' }, { c: '3' }]);
});

test('R-149 A-22 a value is found in either, in localStorage first; removing it removes it from both', () => {
  own.setItem('a', 'session');
  own.setItem('b', 'b');
  expect(browserStorage.get('a')).toBe('session');
  local.setItem('a', '');
  expect(browserStorage.get('a')).toBe('');
  browserStorage.remove(['a', 'never there']);
  expect([browserStorage.get('a'), [...local.items.keys()], [...own.items.keys()]]).toEqual([null, [], ['b']]);
});

const everything = () => {
  browserStorage.set('a', '1');
  browserStorage.set('b', '2', 'session');
  const found = [browserStorage.get('a'), browserStorage.get('b')];
  browserStorage.remove(['a', 'b']);
  return found;
};

test.each([
  ['missing', () => undefined],
  ['null', () => null],
  ['forbidden', () => forbiddenStorage],
  ['full', () => new FullStorage()],
  [
    'a getter that throws, as in a sandboxed frame,',
    () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  ],
])('quality 11: %s storage is as good as empty', (_kind, get) => {
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
