import type { Page } from '@playwright/test';

/** Whether the focus is in the dialog; leaving the page for the browser's own controls counts as neither. */
export const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (active === null || active === document.body) return 'browser';
    return active.closest('dialog[open]') ? 'dialog' : 'page';
  });
