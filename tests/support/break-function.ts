import type { Page } from '@playwright/test';

/** What a browser of another app, a filter or a private window makes of a function. */
export const ways = ['throws', 'returns nothing', 'returns an empty object'] as const;
export type Way = (typeof ways)[number];

/** Replaces a function, such as `HTMLDialogElement.prototype.showModal`, before each document starts. */
export const breakFunction = (page: Page, path: string, way: Way): Promise<unknown> =>
  page.addInitScript(
    ([names, broken]) => {
      const last = names.at(-1) ?? '';
      const owner = names.slice(0, -1).reduce<object>((object, name) => {
        // Each name but the last is that of an object.
        return Reflect.get(object, name) as object;
      }, globalThis);
      // Constructors are called with `new`.
      const value = function () {
        if (broken === 'throws') throw new Error('The browser refuses');
        return broken === 'returns nothing' ? undefined : {};
      };
      Object.defineProperty(owner, last, { configurable: true, writable: true, value });
    },
    [path.split('.'), way] as const,
  );
