import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { pageNames, pages, pathOf } from '../../src/app/pages.ts';
import type { ModalName } from '../../src/paths.ts';
import { goWithin } from './command.ts';

const pathsIn = (shell: 'public' | 'member') => pageNames.filter((name) => pages[name].shell === shell).map(pathOf);

export const publicPages = pathsIn('public');
export const memberPages = pathsIn('member');
/** Pages without a shell. */
export const pagesWithoutShell = ['/terminated', '/zzz'];
export interface Opened {
  /** An address over a page that offers it. */
  at: `${string}?open=${ModalName}` | `${string}?open=${ModalName}&${string}`;
  /** A further state of a modal, which has no picture in docs/screens. */
  further?: true;
}

/** The modals and their views. `npm run screens` names the pictures after them. */
export const opened = {
  conditions: { at: '/user/home?open=conditions' },
  deposit: { at: '/user/home?open=deposit' },
  'deposit-transfer': { at: '/user/home?open=deposit&way=transfer', further: true },
  'deposit-providers': { at: '/user/home?open=deposit&way=qr', further: true },
  'deposit-qr': { at: '/user/home?open=deposit&way=qr&bank=WW' },
  'deposit-link': { at: '/user/home?open=deposit&way=link' },
  'deposit-slip': { at: '/user/home?open=deposit&way=slip' },
  game: { at: '/user/home?open=game&slot=PGSLOT' },
  'game-closed': { at: '/user/home?open=game&slot=AREASLOT', further: true },
  games: { at: '/user/home?open=games' },
  invite: { at: '/user/home?open=invite' },
  'invite-bonus': { at: '/user/home?open=invite&step=offer' },
  'invite-question': { at: '/user/home?open=invite&step=ask', further: true },
  'refund-banners': { at: '/user/home?open=refund', further: true },
  refund: { at: '/user/home?open=refund&step=offer' },
  'refund-question': { at: '/user/home?open=refund&step=ask', further: true },
  transfer: { at: '/user/home?open=transfer' },
  withdraw: { at: '/user/home?open=withdraw' },
  'bonus-offer': { at: '/user/bonus?open=bonus&code=DAILY20' },
  'cancel-bonus': { at: '/user/bonus?open=cancel-bonus' },
  promotion: { at: '/user/bonus?open=promotion&code=NAGA2026' },
  'promotion-unknown': { at: '/user/bonus?open=promotion&code=NOPE', further: true },
  'member-chat': { at: '/user/contact?open=chat' },
  password: { at: '/user/profile?open=password' },
  claim: { at: '/user/spin?open=claim&coupon=66d0aa01' },
  slips: { at: '/user/statement?open=slips' },
} satisfies Record<string, Opened>;

const isViewOfDeposit = (address: string) => address.includes('open=deposit&');
const addresses = Object.values<Opened>(opened).map(({ at }) => at);

/** The views of a deposit. */
export const depositViews = addresses.filter(isViewOfDeposit);
/** The modals. The bank name modal is missing, because it opens for some members only. */
export const modals = addresses.filter((address) => !isViewOfDeposit(address));

const overHome = modals.filter((address) => address.startsWith('/user/home'));
const half = Math.ceil(overHome.length / 2);

/** All screens and modals, in groups of about equal duration. */
export const screenGroups = {
  // Opening the login ends the session, so public pages come last.
  'every page': [...memberPages, ...pagesWithoutShell, ...publicPages],
  'the first half of the modals over home': overHome.slice(0, half),
  'the second half of the modals over home': overHome.slice(half),
  'the modals over other pages': modals.filter((address) => !overHome.includes(address)),
  'the views of a deposit': depositViews,
} satisfies Record<string, readonly string[]>;

/** An element of every rendered page, also below a modal: its heading, or on home the first region. */
export const headOf = (page: Page): Locator => page.locator('h1').or(page.locator('main').getByRole('region')).first();

/**
 * How long, in ms, no request may be pending before a page counts as complete. It covers the time between an answer and
 * a request that follows from it.
 */
const quiet = 150;

/**
 * Opens an address from the page for unknown addresses, which unmounts everything: by in-app navigation; a public page
 * by a new document. Waits until it is complete.
 */
export async function navigateAndSettle(page: Page, path: string): Promise<void> {
  await goWithin(page, '/zzz');
  // The page for unknown addresses has no shell.
  await expect(page.locator('header, nav, dialog')).toHaveCount(0);
  await expect(headOf(page)).toBeVisible();
  const unknown = await page.title();
  await settleAfter(page, async () => {
    // Within the document a public page would look like Back to the time before the sign-in, which leads home.
    if (publicPages.some((open) => open === path)) await page.goto(path);
    else await goWithin(page, path);
    await expectShown(page, path);
    if (!pagesWithoutShell.some((loose) => loose === path)) await expect(page).not.toHaveTitle(unknown);
  });
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(path);
}

async function expectShown(page: Page, path: string) {
  await expect(page.getByRole(path.includes('?open=') ? 'dialog' : 'main').first()).toBeVisible();
}

/** Runs `open` and waits until no request is pending. */
export async function settleAfter(page: Page, open: () => Promise<void>): Promise<void> {
  const pending = new Set<Request>();
  const begin = (request: Request) => {
    // The chat's connection never ends, and the browser may drop the icon request without an event.
    if (!/\/socket\.io\/|\/favicon\./.test(request.url())) pending.add(request);
  };
  const end = (request: Request) => pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await open();
  let busyAt = Date.now();
  await expect
    .poll(
      async () => {
        const busy = await page.locator('[aria-busy=true], [data-shown]').count();
        if (busy > 0 || pending.size > 0) busyAt = Date.now();
        return Date.now() - busyAt;
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(quiet);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
