import type { Page } from '@playwright/test';

/** Fields and lists below 16 px: iOS zooms into the page when one gets the focus. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable], [role=combobox]')]
      .filter((field) => !/^(checkbox|radio|file|hidden)$/.test(field.getAttribute('type') ?? ''))
      .map((field) => ({ field, size: getComputedStyle(field).fontSize }))
      .filter(({ size }) => parseFloat(size) < 16)
      .map(({ field, size }) => `zooms on iOS: ${field.tagName} ${field.getAttribute('name') ?? ''} ${size}`),
  );
