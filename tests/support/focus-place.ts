import type { Page } from '@playwright/test';

/** Whether the focus is in the dialog. The browser's own controls count as neither inside nor outside. */
export const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (active === null || active === document.body) return 'browser';
    return active.closest('dialog[open]') ? 'dialog' : 'page';
  });
