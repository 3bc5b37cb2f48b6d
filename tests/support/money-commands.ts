import type { Locator, Page } from '@playwright/test';
import { operations } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin, nothing, type Command } from './command.ts';
import { alert } from './money-sheet.ts';
import { smallPicture } from './pictures.ts';
import { grouped, sheet } from './rewards.ts';
import { expect, members } from './wallet-test.ts';
import { titled } from './page-titles.ts';

/** A command that moves money. */
export interface MoneyCommand extends Command {
  /** The message when the server refuses with REQUEST_LIMIT. */
  refused: (page: Page) => Locator;
  /** What the messages say while the sheet is closed: when it is done, and the name in front of a refusal. */
  closed: { done: string | RegExp; name: string };
  /** How often it was carried out so far; compare values. */
  carriedOut: (sandbox: Sandbox) => number;
}

const hundredths = (amount: string | undefined) => Number((amount ?? '').replace('.', ''));
const walletOf = (sandbox: Sandbox) => hundredths(sandbox.control.ledger(members.rich).accounts['WALLET']);
const typeAmount = (amount: string) => (page: Page) => sheet(page).getByLabel('Amount (baht)').fill(amount);
const moveEverything = (page: Page) => sheet(page).getByRole('button', { name: 'Move everything into this game' });

/** Gives the member a QR code of 150.00 or none. An open code would hide the form. */
async function holdQrcode({ url, control }: Sandbox, held: boolean): Promise<void> {
  if (control.qrcodes(members.rich)[0]?.state === 'open') control.settleQr(members.rich, 'expired');
  if (!held) return;
  const headers = { 'Content-Type': 'application/json', 'X-Client': 'wallet-user' };
  const Authorization = `Bearer ${control.signIn(members.rich)}`;
  const body = JSON.stringify({ amount: 150 });
  await fetch(`${url}/api/qrcode/WW`, { method: 'POST', headers: { ...headers, Authorization }, body });
}

/** Gives the member a bonus with this turnover left, or none, and shows it on the bonus page. */
const holdBonus = (turnoverLeft: string | null) => async (page: Page, sandbox: Sandbox) => {
  sandbox.control.setBonus(members.rich, turnoverLeft);
  await goWithin(page, '/user/bonus');
  await expect(page.getByText('You have an active bonus')).toHaveCount(turnoverLeft === null ? 0 : 1);
  await expect(page.getByRole('button', { name: 'SONGKRAN10' })).not.toContainText('Current');
};

/** Opens home anew, which reads the wallet each time, and waits until it shows this amount. */
async function readOnHome(page: Page, shown: string): Promise<void> {
  await goWithin(page, '/user/statement');
  await expect(page).toHaveTitle(titled('Statement'));
  await goWithin(page, '/user/home');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText(shown);
}

type Given = Pick<MoneyCommand, 'operationId' | 'address' | 'submit' | 'closed' | 'carriedOut'> & Partial<MoneyCommand>;

/** Most commands have a sheet without fields, show in it the message of a closed sheet, and are refused by an alert. */
function money<const Row extends Given>(row: Row) {
  const { method, path } = operations[row.operationId];
  const request = `${method.toUpperCase()} ${path.replace(/\{.*/, '*')}`;
  const done = (page: Page) => sheet(page).getByText(row.closed.done);
  return { request, place: sheet, fill: nothing, done, refused: alert, ...row };
}

export const moneyCommands = {
  transfer: money({
    operationId: 'transfer',
    address: () => '/user/home?open=transfer&to=PGSLOT',
    fill: typeAmount('1.25'),
    submit: (page) => sheet(page).getByRole('button', { name: 'Transfer 1.25 baht' }),
    closed: { done: 'Transferred 1.25 baht from Main wallet to Naga Slots', name: 'Transfer' },
    carriedOut: (sandbox) => -walletOf(sandbox) / 125,
  }),
  withdraw: money({
    operationId: 'withdrawAll',
    address: () => '/user/home?open=withdraw',
    fill: typeAmount('100'),
    submit: (page) => sheet(page).getByRole('button', { name: 'Withdraw 100.00 baht' }),
    closed: { done: /^We've received your request to withdraw 100\.00 baht\./, name: 'Withdraw' },
    carriedOut: (sandbox) => -walletOf(sandbox) / 10_000,
  }),
  slip: money({
    operationId: 'uploadSlip',
    address: () => '/user/home?open=deposit&way=slip',
    fill: (page, round) =>
      sheet(page)
        .getByLabel(/^Choose (another )?slip image$/)
        .setInputFiles({ name: `${round}.png`, mimeType: 'image/png', buffer: smallPicture(String(round)) }),
    submit: (page) => sheet(page).getByRole('button', { name: 'Upload slip' }),
    closed: { done: 'Slip uploaded. See the result in "Upload status".', name: 'Upload slip' },
    carriedOut: (sandbox) => sandbox.control.slips(members.rich).length,
  }),
  'QR create': money({
    operationId: 'createQrcode',
    address: () => '/user/home?open=deposit&way=qr&bank=WW',
    prepare: (_page, sandbox) => holdQrcode(sandbox, false),
    fill: typeAmount('150'),
    submit: (page) => sheet(page).getByRole('button', { name: 'Create QR 150.00 baht' }),
    done: (page) => page.getByRole('img', { name: 'QR code for 150.00 baht' }),
    closed: { done: 'QR code for 150.00 baht created', name: 'Deposit by QR · PromptPay 1' },
    carriedOut: (sandbox) => sandbox.control.qrcodes(members.rich).length,
  }),
  'QR cancellation': money({
    operationId: 'deleteQrcode',
    address: () => '/user/home?open=deposit&way=qr&bank=WW',
    prepare: (_page, sandbox) => holdQrcode(sandbox, true),
    submit: (page) => sheet(page).getByRole('button', { name: 'Cancel QR' }),
    done: (page) => page.getByText('QR code cancelled'),
    closed: { done: 'QR code cancelled', name: 'Deposit by QR · PromptPay 1' },
    carriedOut: (sandbox) => sandbox.control.qrcodes(members.rich).filter(({ state }) => state === 'void').length,
  }),
  'gift link': money({
    operationId: 'submitTruelink',
    address: () => '/user/home?open=deposit&way=link',
    fill: (page, round) =>
      sheet(page)
        .getByRole('textbox', { name: 'Gift link' })
        .fill(`https://gift.truemoney.com/campaign/?v=Round${'abcdefghijklmnopqrstuvwxyz'.charAt(round)}Gift10`),
    submit: (page) => sheet(page).getByRole('button', { name: 'Send link' }),
    done: (page) => page.getByText(/^(Link sent|A deposit of [\d.]+ baht arrived)$/),
    refused: (page) => page.locator('[data-tone=danger]'),
    closed: { done: 'Link sent', name: 'Gift link' },
    carriedOut: (sandbox) => walletOf(sandbox) / 1_000,
  }),
  spin: money({
    operationId: 'spin',
    address: () => '/user/spin',
    place: (page) => page.getByRole('main'),
    prepare: (_page, { control }) => control.setCoins(members.rich, 3),
    submit: (page) => page.getByRole('button', { name: /^Spin \d+ coins?$/ }),
    done: (page) => page.getByRole('dialog', { name: 'Result' }),
    closed: { done: /^The wheel stopped on .*\. \d\scoins? left\.$/, name: 'Wheel' },
    carriedOut: (sandbox) => sandbox.control.wheel(members.rich).drawn.length,
  }),
  claim: money({
    operationId: 'claimCoupon',
    address: (sandbox) => `/user/spin?open=claim&coupon=${sandbox.control.giveCoupon(members.rich, '12.50')}`,
    submit: (page) => sheet(page).getByRole('button', { name: 'Claim 12.50 baht' }),
    done: (page) => page.getByText('Prize claimed'),
    closed: { done: 'Prize claimed · คูปอง 50 (12.50 baht)', name: 'Claim the prize' },
    carriedOut: (sandbox) =>
      sandbox.control.wheel(members.rich).coupons.filter(({ state }) => state === 'claimed').length,
  }),
  'receiving of an invite bonus': money({
    operationId: 'receiveInviteBonus',
    address: () => '/user/home?open=invite&step=ask',
    prepare: async (page, { control }) => {
      control.setBonus(members.rich, null);
      if (control.ledger(members.rich).invite !== '0.00') return;
      control.collectInvite(members.rich, 150);
      await readOnHome(page, 'Invite bonus ฿150.00');
    },
    submit: (page) => sheet(page).getByRole('button', { name: /^Claim (.* baht|bonus)$/ }),
    done: (page) => page.getByText('Invite bonus received', { exact: true }),
    closed: { done: 'Invite bonus received', name: 'Invite friends' },
    carriedOut: (sandbox) => walletOf(sandbox) / 15_000,
  }),
  'receiving of a refund': money({
    operationId: 'receiveRefund',
    address: () => '/user/home?open=refund&step=ask',
    prepare: (_page, { control }) => {
      control.setBonus(members.rich, null);
      if (control.ledger(members.rich).refund === '0.00') control.lose(members.rich, '842.50');
    },
    submit: (page) => sheet(page).getByRole('button', { name: /^Claim .* baht$/ }),
    done: (page) => page.getByText('Refund received', { exact: true }),
    refused: (page) => page.locator('[data-tone=danger]'),
    closed: { done: 'Refund received', name: 'Refund' },
    carriedOut: (sandbox) => walletOf(sandbox) / 8_425,
  }),
  bonus: money({
    operationId: 'activateBonus',
    address: () => '/user/home?open=bonus&code=SONGKRAN10',
    prepare: holdBonus(null),
    submit: (page) => sheet(page).getByRole('button', { name: 'Claim bonus' }),
    closed: { done: 'Bonus received', name: 'Claim bonus' },
    carriedOut: (sandbox) => walletOf(sandbox) / 10_000,
  }),
  'bonus cancellation': money({
    operationId: 'clearBonus',
    address: () => '/user/home?open=cancel-bonus',
    prepare: holdBonus('50.00'),
    submit: (page) => sheet(page).getByRole('button', { name: 'Cancel bonus' }),
    closed: { done: 'Bonus cancelled', name: 'Cancel bonus' },
    carriedOut: (sandbox) => (sandbox.control.member(members.rich).bonusCode === null ? 1 : 0),
  }),
  promotion: money({
    operationId: 'activatePromotion',
    address: () => '/user/home?open=promotion&code=REFILL10',
    prepare: holdBonus(null),
    submit: (page) => sheet(page).getByRole('button', { name: 'Claim promotion' }),
    closed: { done: 'Promotion received', name: 'Claim promotion' },
    carriedOut: (sandbox) => walletOf(sandbox) / 10_000,
  }),
  'move of everything': money({
    operationId: 'transferAll',
    address: () => '/user/home?open=game&slot=PGSLOT',
    prepare: async (page, { control }) => {
      control.setBonus(members.rich, null);
      control.credit(members.rich, '100.00');
      await readOnHome(page, `Main wallet ฿${grouped(control.ledger(members.rich).accounts['WALLET'])}`);
    },
    fill: (page) => moveEverything(page).press('Enter'),
    submit: (page) => page.getByRole('alertdialog').getByRole('button', { name: /^Move \d/ }),
    underWay: moveEverything,
    closed: { done: 'All your money was moved into Naga Slots', name: 'Transfer' },
    carriedOut: ({ control }) => (control.ledger(members.rich).accounts['WALLET'] === '0.00' ? 1 : 0),
  }),
};
