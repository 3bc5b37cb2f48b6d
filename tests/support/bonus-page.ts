import type { Page } from '@playwright/test';

export const address = '/user/bonus';
export const card = (page: Page, code: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`(^| )${code} `) });
export const sheet = (page: Page) => page.getByRole('dialog');
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Promotion code' });
