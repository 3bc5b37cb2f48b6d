import { afterEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../../src/ui/download-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('B-15 a file is downloaded under its name, and its address is revoked later', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  downloadFile('a.csv', new Blob(['x']));
  expect(link).toMatchObject({ href: 'blob:1', download: 'a.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
});
