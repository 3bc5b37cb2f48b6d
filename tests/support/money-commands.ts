import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { expect, members } from './wallet-test.ts';

/** A command that moves money, as the rich member gives it on screen in English. */
export interface MoneyCommand {
  operationId: OperationId;
  /** Method and path on the wire. */
  request: string;
  /** Where its sheet opens, or the page that it is given on. */
  address: (sandbox: Sandbox) => string;
  /** What holds the command and tells its outcome: a sheet, or a page of its own. */
  place: (page: Page) => Locator;
  /** Puts the member where the command can be given, before its sheet opens. */
  prepare?: (page: Page, sandbox: Sandbox) => Promise<void> | void;
  /** Fills in what it needs; `round` tells one confirmation from the next. */
  fill: (page: Page, round: number) => Promise<void>;
  submit: (page: Page) => Locator;
  /** What the screen says when it is done. */
  done: (page: Page) => Locator;
  /** What the screen says when the server refuses with REQUEST_LIMIT. */
  refused: (page: Page) => Locator;
  /** How often it was carried out so far; only differences mean anything. */
  carriedOut: (sandbox: Sandbox) => number;
}

const hundredths = (amount: string | undefined) => Number((amount ?? '').replace('.', ''));
const walletOf = (sandbox: Sandbox) => hundredths(sandbox.control.ledger(members.rich).accounts['WALLET']);
const sheet = (page: Page) => page.getByRole('dialog');
const typeAmount = (amount: string) => (page: Page) => sheet(page).getByLabel('Amount (baht)').fill(amount);
const nothing = () => Promise.resolve();
const alert = (page: Page) => page.getByRole('alertdialog', { name: 'Transaction not completed' });

/** A picture of one pixel, with `text` behind its end, so that no two are alike. */
export const slipPicture = (text: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(text),
  ]);

/** Goes to an address within the app, without loading the page anew; Back and Forward know it. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Opens the sheet of a command anew from home; a QR code that is open would stand where the form is, so it ends. */
export async function openSheet(page: Page, sandbox: Sandbox, command: MoneyCommand): Promise<void> {
  // A command without a body that is given again within 200 ms of its answer joins it.
  await page.waitForTimeout(300);
  if (sandbox.control.qrcodes(members.rich)[0]?.state === 'open') sandbox.control.settleQr(members.rich, 'expired');
  await command.prepare?.(page, sandbox);
  await goWithin(page, '/user/home');
  // A command that is given on a page of its own has left the screen when home is there.
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await goWithin(page, command.address(sandbox));
}

/** Lets the member hold a bonus of which so much is to be played, or none, and shows the page of the bonuses that says so. */
const holdBonus = (turnoverLeft: string | null) => async (page: Page, sandbox: Sandbox) => {
  sandbox.control.setBonus(members.rich, turnoverLeft);
  await goWithin(page, '/user/bonus');
  await expect(page.getByText('You hold a bonus')).toHaveCount(turnoverLeft === null ? 0 : 1);
  await expect(page.getByRole('button', { name: 'SONGKRAN10' })).not.toContainText('Current');
};

export const moneyCommands = {
  transfer: {
    operationId: 'transfer',
    request: 'POST /api/wallet/transfer',
    address: () => '/user/home?open=transfer&to=PGSLOT',
    place: sheet,
    fill: typeAmount('1.25'),
    submit: (page) => sheet(page).getByRole('button', { name: 'Transfer 1.25 baht' }),
    done: (page) => page.getByText('Transferred 1.25 baht from Main wallet to Naga Slots'),
    refused: alert,
    carriedOut: (sandbox) => -walletOf(sandbox) / 125,
  },
  withdraw: {
    operationId: 'withdrawAll',
    request: 'POST /api/wallet/withdrawAll',
    address: () => '/user/home?open=withdraw',
    place: sheet,
    fill: typeAmount('100'),
    submit: (page) => sheet(page).getByRole('button', { name: 'Withdraw 100.00 baht' }),
    done: (page) => page.getByText('Withdrawal of 100.00 baht received. Please wait for transfer.'),
    refused: alert,
    carriedOut: (sandbox) => -walletOf(sandbox) / 10_000,
  },
  slip: {
    operationId: 'uploadSlip',
    request: 'POST /api/wallet/slip',
    address: () => '/user/home?open=deposit&way=slip',
    place: sheet,
    fill: (page, round) =>
      sheet(page)
        .getByLabel(/^Choose (another )?slip image$/)
        .setInputFiles({ name: `${round}.png`, mimeType: 'image/png', buffer: slipPicture(String(round)) }),
    submit: (page) => sheet(page).getByRole('button', { name: 'Upload slip' }),
    done: (page) => page.getByText('Slip uploaded. See the result under Upload status.'),
    refused: alert,
    carriedOut: (sandbox) => sandbox.control.slips(members.rich).length,
  },
  'QR create': {
    operationId: 'createQrcode',
    request: 'POST /api/qrcode/WW',
    address: () => '/user/home?open=deposit&way=qr&bank=WW',
    place: sheet,
    fill: typeAmount('150'),
    submit: (page) => sheet(page).getByRole('button', { name: 'Create QR 150.00 baht' }),
    done: (page) => page.getByRole('img', { name: 'QR code for 150.00 baht' }),
    refused: alert,
    carriedOut: (sandbox) => sandbox.control.qrcodes(members.rich).length,
  },
  'gift link': {
    operationId: 'submitTruelink',
    request: 'POST /api/wallet/truelink',
    address: () => '/user/home?open=deposit&way=link',
    place: sheet,
    fill: (page, round) =>
      sheet(page)
        .getByRole('textbox', { name: 'Gift link' })
        .fill(`https://gift.truemoney.com/campaign/?v=Round${'abcdefghijklmnopqrstuvwxyz'.charAt(round)}Gift10`),
    submit: (page) => sheet(page).getByRole('button', { name: 'Send link' }),
    done: (page) => page.getByText('Link sent', { exact: true }),
    refused: (page) => page.locator('[data-tone=danger]'),
    carriedOut: (sandbox) => walletOf(sandbox) / 1_000,
  },
  spin: {
    operationId: 'spin',
    request: 'POST /api/spinwheel/spin',
    address: () => '/user/spin',
    place: (page) => page.getByRole('main'),
    prepare: (_page, { control }) => control.setCoins(members.rich, 3),
    // The outcome is what matters here, not how the wheel turns to it.
    fill: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    submit: (page) => page.getByRole('button', { name: /^Spin \d+ coins?$/ }),
    done: (page) => page.getByRole('dialog', { name: 'Result' }),
    refused: alert,
    carriedOut: (sandbox) => sandbox.control.wheel(members.rich).drawn.length,
  },
  claim: {
    operationId: 'claimCoupon',
    request: 'POST /api/spinwheel/coupon/claim',
    address: (sandbox) => `/user/spin?open=claim&coupon=${sandbox.control.giveCoupon(members.rich, '12.50')}`,
    place: sheet,
    fill: nothing,
    submit: (page) => sheet(page).getByRole('button', { name: 'Claim 12.50 baht' }),
    done: (page) => page.getByText('Prize claimed'),
    refused: alert,
    carriedOut: (sandbox) =>
      sandbox.control.wheel(members.rich).coupons.filter(({ state }) => state === 'claimed').length,
  },
  'receiving of an invite bonus': {
    operationId: 'receiveInviteBonus',
    request: 'GET /api/invite/bonus',
    address: () => '/user/home?open=invite&step=ask',
    place: sheet,
    prepare: (_page, { control }) => {
      control.setBonus(members.rich, null);
      if (control.ledger(members.rich).invite === '0.00') control.collectInvite(members.rich, 150);
    },
    fill: nothing,
    submit: (page) => sheet(page).getByRole('button', { name: 'Confirm' }),
    done: (page) => page.getByText('Invite bonus received', { exact: true }),
    refused: alert,
    carriedOut: (sandbox) => walletOf(sandbox) / 15_000,
  },
  'receiving of a refund': {
    operationId: 'receiveRefund',
    request: 'GET /api/refund/receive',
    address: () => '/user/home?open=refund&step=ask',
    place: sheet,
    prepare: (_page, { control }) => {
      control.setBonus(members.rich, null);
      if (control.ledger(members.rich).refund === '0.00') control.lose(members.rich, '842.50');
    },
    fill: nothing,
    submit: (page) => sheet(page).getByRole('button', { name: 'Confirm' }),
    done: (page) => page.getByText('Refund received', { exact: true }),
    refused: (page) => page.locator('[data-tone=danger]'),
    carriedOut: (sandbox) => walletOf(sandbox) / 8_425,
  },
  bonus: {
    operationId: 'activateBonus',
    request: 'GET /api/bonus/activate/SONGKRAN10',
    address: () => '/user/home?open=bonus&code=SONGKRAN10',
    place: sheet,
    prepare: holdBonus(null),
    fill: nothing,
    submit: (page) => sheet(page).getByRole('button', { name: 'Receive bonus' }),
    done: (page) => sheet(page).getByText('Bonus received'),
    refused: alert,
    carriedOut: (sandbox) => walletOf(sandbox) / 10_000,
  },
  'bonus cancellation': {
    operationId: 'clearBonus',
    request: 'GET /api/bonus/clear',
    address: () => '/user/home?open=cancel-bonus',
    place: sheet,
    prepare: holdBonus('50.00'),
    fill: nothing,
    submit: (page) => sheet(page).getByRole('button', { name: 'Cancel bonus' }),
    done: (page) => sheet(page).getByText('The bonus was cancelled'),
    refused: alert,
    carriedOut: (sandbox) => (sandbox.control.member(members.rich).bonusCode === null ? 1 : 0),
  },
  promotion: {
    operationId: 'activatePromotion',
    request: 'GET /api/promotion/activate/REFILL10',
    address: () => '/user/home?open=promotion&code=REFILL10',
    place: sheet,
    prepare: holdBonus(null),
    fill: nothing,
    submit: (page) => sheet(page).getByRole('button', { name: 'Receive promotion' }),
    done: (page) => sheet(page).getByText('Promotion received'),
    refused: alert,
    carriedOut: (sandbox) => walletOf(sandbox) / 10_000,
  },
} as const satisfies Record<string, MoneyCommand>;
