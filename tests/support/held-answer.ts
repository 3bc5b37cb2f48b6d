import type { Page, Request } from '@playwright/test';
import { operations, type OperationId } from '../../generated/operations.ts';

/**
 * Holds back the next answer of an operation to this page. The sandbox gets the request at once, so the answer tells what was so
 * at that moment. The function that comes back lets the answer go and waits until it has reached the page, or until the page has
 * dropped the request.
 */
export async function holdAnswer(page: Page, id: OperationId): Promise<() => Promise<void>> {
  const { method, path } = operations[id];
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
  const release = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  let held: Request | undefined;
  const end = (request: Request) => {
    if (request === held) ended.resolve(undefined);
  };
  page.on('requestfinished', end).on('requestfailed', end);
  await page.route(address, async (route) => {
    if (held || route.request().method().toLowerCase() !== method) {
      await route.continue();
      return;
    }
    held = route.request();
    const response = await route.fetch();
    await release.promise;
    await route.fulfill({ response });
  });
  return async () => {
    release.resolve(undefined);
    await ended.promise;
  };
}
