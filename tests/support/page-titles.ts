import { pageNames, pages, pathOf } from '../../src/app/pages.ts';
import { common } from '../../src/i18n/en/common.ts';
import { titles } from '../../src/i18n/en/titles.ts';

/** The document title of a page: its name and the service's. */
export const titled = (page: string) => `${page} · Naga Wallet`;

/** The English name of a page. The first pages of visitors and of members have no placeholder with a title. */
export function titleOf(path: string): string {
  const [file, key] = pages[pageNames.find((name) => pathOf(name) === path) ?? 'notFound'].title ?? [];
  if (file === undefined) return path === '/login' ? 'Log in' : common.home;
  return file === 'common' ? common[key] : titles[key];
}
