import { afterEach, beforeEach, vi } from 'vitest';

/** The window that a page opens in the tests of one file. */
export function openedWindow() {
  const opened = { opener: {} as object | null, name: '', location: { replace: vi.fn() }, close: vi.fn() }; // until it is removed
  const open = vi.fn<() => typeof opened | null>();
  beforeEach(() => {
    vi.stubGlobal('window', { open });
    open.mockReturnValue(opened);
    Object.assign(opened, { opener: {}, name: '' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });
  return { opened, open };
}
