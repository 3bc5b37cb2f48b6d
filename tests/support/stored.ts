import type { Page } from '@playwright/test';

type Items = Record<string, string>;

/** What the page's origin keeps on the device now; the marks of the tests themselves and the epoch, which is random, are left out. */
export async function stored(page: Page): Promise<{ local: Items; session: Items }> {
  return page.evaluate(() => {
    const itemsOf = (storage: Storage) =>
      Object.fromEntries(
        Object.keys(storage)
          .filter((key) => key !== 'signed-in-by-test' && key !== 'session-epoch')
          .map((key) => [key, storage.getItem(key) ?? '']),
      );
    return { local: itemsOf(localStorage), session: itemsOf(sessionStorage) };
  });
}
