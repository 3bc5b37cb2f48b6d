import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin } from './command.ts';
import { alert, moneySheet } from './money-sheet.ts';
import { expect, openSignedIn } from './wallet-test.ts';

/** A dialog that is not in the address, as a member opens it. */
export interface Layer {
  /** The page or modal below it. */
  address: string;
  /** Goes to where it opens, and types what must stay. */
  prepare?: (page: Page, sandbox: Sandbox) => Promise<void>;
  open: (page: Page) => Promise<void>;
  layer: (page: Page) => Locator;
  /** What is there when it has closed. */
  below: (page: Page) => Locator;
}

const transfer = (page: Page) => moneySheet(page, 'Transfer');
const picker = (page: Page) => page.getByRole('dialog', { name: 'To', exact: true });
const openPicker = (page: Page) => transfer(page).sheet.getByRole('button', { name: /^To/ }).click();
const givesTwelve = (page: Page) => transfer(page).sheet.getByRole('button', { name: 'Transfer 12.00 baht' });
const details = (page: Page) => page.getByRole('dialog', { name: 'Details' });
const row = (page: Page) => page.getByRole('main').locator('ul[aria-busy] > li button').first();
const game = (page: Page) => page.getByRole('dialog', { name: 'Naga Slots' });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const giftLink = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Gift link' });
export const longMessage = 'The bank is closed for maintenance. '.repeat(40);

/** Fills in a whole transfer. */
export async function fillTransfer(page: Page): Promise<void> {
  await openPicker(page);
  await picker(page).getByRole('button', { name: 'Naga Slots' }).click();
  await transfer(page).amount.fill('12');
}

export const pickerLayer: Layer = {
  address: '/user/home?open=transfer',
  prepare: (page) => transfer(page).amount.fill('12'),
  open: openPicker,
  layer: picker,
  below: givesTwelve,
};

export const detailsLayer: Layer = {
  address: '/user/statement',
  open: (page) => row(page).click(),
  layer: details,
  below: row,
};

export const questionLayer: Layer = {
  address: '/user/home?open=game&slot=PGSLOT',
  prepare: (page) => game(page).getByLabel('Amount (baht)').fill('12'),
  open: (page) => game(page).getByRole('button', { name: 'Move everything into this game' }).click(),
  layer: (page) => question(page, 'Move everything into this game'),
  below: (page) => game(page).getByRole('button', { name: /^Move.* 12\.00 baht$/ }),
};

export const alertLayer: Layer = {
  address: '/user/home?open=transfer',
  prepare: async (page, sandbox) => {
    await fillTransfer(page);
    sandbox.control.fail('transfer', { code: 'TRANSFER_FAIL', times: 9 });
  },
  open: (page) => transfer(page).submit.click(),
  layer: alert,
  below: givesTwelve,
};

export const layers: Record<string, Layer> = {
  'the account picker': pickerLayer,
  'the details of an entry': detailsLayer,
  'a question': questionLayer,
  'an alert': alertLayer,
  'the question about a game password': {
    address: '/user/home?open=game&slot=PGSLOT',
    open: (page) => game(page).getByRole('button', { name: 'Reset game password' }).click(),
    layer: (page) => question(page, 'Reset game password'),
    below: (page) => game(page).getByRole('button', { name: 'Reset game password' }),
  },
  'the whole text of a toast': {
    address: '/user/home?open=deposit&way=link',
    prepare: async (page, sandbox) => {
      sandbox.control.fail('submitTruelink', { code: longMessage, times: 9 });
      await giftLink(page).fill('https://gift.truemoney.com/campaign/?v=NagaGift100');
    },
    open: async (page) => {
      await giftLink(page).press('Enter');
      await page.getByRole('button', { name: 'Show all' }).click();
    },
    layer: alert,
    below: giftLink,
  },
};

/** Opens the profile, then the page or modal of a layer, then the layer. */
export async function openLayer(page: Page, sandbox: Sandbox, { address, prepare, open, layer }: Layer) {
  await openSignedIn(page, sandbox, '/user/profile');
  await goWithin(page, address);
  await prepare?.(page, sandbox);
  await open(page);
  await expect(layer(page)).toBeVisible();
}
