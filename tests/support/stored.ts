import type { Page } from '@playwright/test';

type Items = Record<string, string>;

/** Everything that the origin stores on the device, without marks of the tests and the random epoch. */
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
