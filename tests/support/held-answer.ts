import type { Page, Request } from '@playwright/test';
import { operations, type OperationId } from '../../generated/operations.ts';

/**
 * Holds the next answer of an operation to this page. The sandbox receives the request immediately, so the answer has
 * the state of that moment. The returned function releases the answer and waits until the page has received it or
 * dropped the request.
 */
export async function holdAnswer(page: Page, id: OperationId): Promise<() => Promise<void>> {
  const { method, path } = operations[id];
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let held: Request | undefined;
  const noteEnd = (request: Request) => {
    if (request === held) end();
  };
  page.on('requestfinished', noteEnd).on('requestfailed', noteEnd);
  await page.route(address, async (route) => {
    if (held || route.request().method().toLowerCase() !== method) {
      await route.continue();
      return;
    }
    held = route.request();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return async () => {
    release();
    await ended;
  };
}
