import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import type { SheetName } from '../pages.ts';

/** The actions of one step. Elements are found by structure, so that the flow works in every language. */
type Step = (page: Page, sandbox: Sandbox, phone: string) => Promise<void>;

const look = (page: Page) => page.waitForTimeout(700);

async function tap(page: Page, target: Locator): Promise<void> {
  await target.click();
  await look(page);
}

async function show(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await look(page);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tap(page, target);
  await target.pressSequentially(text, { delay: 120 });
  await look(page);
}

const sheet = (page: Page) => page.locator('dialog[open]').last();
const opens = (page: Page, name: SheetName) => page.locator(`main a[href*="open=${name}"]`).first();
const submit = (within: Locator) => within.locator('button[type=submit]');
const amount = (within: Locator) => within.locator('input[name=amount]');
/** The buttons that move money into a game and out of it. */
const ways = (page: Page) => sheet(page).locator('[data-submit] button');
const balance = (page: Page) => page.locator('main section').first();
const card = (page: Page, slot: string) => page.locator(`main a[href*="slot=${slot}"]`).first();
/** Time to look at what has opened. After each step there is another. */
const pause = (page: Page) => page.waitForTimeout(1500);
const close = async (page: Page) => {
  await pause(page);
  await tap(page, sheet(page).locator('header button'));
};

const wallet: Step[] = [
  (page) => show(page, balance(page).locator('p', { hasText: '8,180.00' })),
  async (page, sandbox, phone) => {
    await tap(page, opens(page, 'deposit'));
    await tap(page, sheet(page).locator('a[href*="way=qr"]'));
    await tap(page, sheet(page).locator('a[href*="bank=WW"]'));
    await tap(page, sheet(page).locator('[role=group] button').nth(1));
    await tap(page, submit(sheet(page)));
    await pause(page);
    sandbox.control.settleQr(phone, 'paid');
    await close(page);
  },
  async (page) => {
    await tap(page, opens(page, 'deposit'));
    await tap(page, sheet(page).locator('a[href*="way=slip"]'));
    await close(page);
  },
  async (page) => {
    await tap(page, opens(page, 'transfer'));
    const sides = sheet(page).locator('form [aria-haspopup=dialog]');
    for (const [side, account] of [
      [0, 0],
      [1, 1],
    ] as const) {
      await tap(page, sides.nth(side));
      await tap(page, sheet(page).locator('li button').nth(account));
    }
    await type(page, amount(sheet(page)), '200');
    await tap(page, submit(sheet(page)));
    await close(page);
  },
  async (page) => {
    await tap(page, opens(page, 'withdraw'));
    await type(page, amount(sheet(page)), '500');
    await tap(page, submit(sheet(page)));
    await close(page);
  },
  async (page) => {
    await tap(page, page.locator('nav a[href="/user/statement"]'));
    await pause(page);
    await tap(page, page.locator('main a[href*="open=slips"]'));
  },
];

const playing: Step[] = [
  (page) => show(page, card(page, 'PGSLOT')),
  (page) => tap(page, page.locator('main button[data-inactive]').first()),
  async (page) => {
    await tap(page, card(page, 'PGSLOT'));
    await type(page, amount(sheet(page)), '200');
    await tap(page, ways(page).first());
    await pause(page);
    await tap(page, sheet(page).locator('h3 ~ button'));
  },
  (page) => show(page, sheet(page).locator('footer button, footer a').first()),
  (page) => show(page, sheet(page).locator('dl').last()),
  async (page) => {
    await type(page, amount(sheet(page)), '200');
    await tap(page, ways(page).nth(1));
  },
];

const balanceTopic: Step[] = [
  async (page) => {
    await pause(page);
    await show(page, balance(page).locator('p').nth(1));
  },
  (page) => show(page, balance(page).locator('p', { hasText: '8,180.00' })),
  (page) => show(page, card(page, 'PGSLOT')),
  (page) => tap(page, balance(page).locator('button').nth(1)),
  async (page) => {
    await tap(page, balance(page).locator('button').first());
    await pause(page);
    await tap(page, balance(page).locator('button').first());
  },
];

const toHome = (page: Page) => tap(page, page.locator('nav a[href="/user/home"]'));
const toBonuses = (page: Page) => tap(page, page.locator('main a[href="/user/bonus"]'));

const bonus: Step[] = [
  toBonuses,
  (page) => tap(page, page.locator('main button[data-state]', { hasText: 'SONGKRAN10' })),
  async (page) => {
    await tap(page, sheet(page).locator('footer button'));
    await close(page);
    await show(page, page.locator('main button[data-state=current]'));
  },
  async (page, sandbox, phone) => {
    sandbox.control.setBonus(phone, null);
    await toHome(page);
    await toBonuses(page);
    await type(page, page.locator('main form input'), 'NAGA2026');
    await tap(page, submit(page.locator('main')));
    await close(page);
  },
  (page) => show(page, page.locator('main button[data-state]').nth(1)),
  async (page) => {
    await toHome(page);
    await show(page, opens(page, 'invite'));
    await show(page, opens(page, 'refund'));
  },
];

const endingBonus: Step[] = [
  async (page) => {
    await toBonuses(page);
    await tap(page, page.locator('main button[data-state=current]').first());
    await close(page);
  },
  async (page) => {
    await toHome(page);
    await tap(page, card(page, 'PGSLOT'));
    await show(page, ways(page).nth(1));
    await close(page);
  },
  async (page) => {
    await tap(page, opens(page, 'withdraw'));
    await close(page);
  },
  async (page) => {
    await toBonuses(page);
    await tap(page, page.locator('main button:not([data-state])').first());
    await pause(page);
    await tap(page, sheet(page).locator('footer button').first());
  },
  close,
  async (page) => {
    await tap(page, page.locator('nav a[href="/user/statement"]'));
    await show(page, page.locator('main li').first());
  },
];

/** The steps of each topic in page order; the keys are the file names in the app. */
export const flows: Readonly<Record<string, readonly Step[]>> = {
  wallet,
  playing,
  balance: balanceTopic,
  bonus,
  'ending-bonus': endingBonus,
};
