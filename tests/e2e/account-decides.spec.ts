import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin, signInFor } from '../support/command.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { alert, moneySheet } from '../support/money-sheet.ts';
import { allSent } from '../support/page-time.ts';
import { callsOf, expect, members } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

/**
 * The service carries a command out, and then answers that the balance is too low: the browser has repeated the request,
 * and the first one has taken the money. The service knows no keys.
 */
const fault = 'applied twice';
const rich = members.rich;
const transfer = 'POST /api/wallet/transfer';
const withdrawal = 'POST /api/wallet/withdrawAll';

const readings = (sandbox: Sandbox) => callsOf(sandbox, 'listStatements').length;

/** Signs in, opens a sheet and waits until the state before the command is read. */
async function openSheet(page: Page, sandbox: Sandbox, wire: FaultProxy, address: string) {
  wire.keys('ignored');
  sandbox.control.setDelays({ settleDelayMs: null });
  await signInFor(page, sandbox);
  const before = readings(sandbox);
  await goWithin(page, address);
  await expect.poll(() => readings(sandbox)).toBeGreaterThan(before);
}

async function give(page: Page, name: 'Transfer' | 'Withdraw', amount: string) {
  const { amount: field, submit } = moneySheet(page, name);
  await field.fill(amount);
  await submit.click();
}

const intoGame = '/user/home?open=transfer&to=PGSLOT';
const quote = (page: Page) => page.getByRole('figure', { name: 'Message from the service:' }).getByRole('paragraph');
const transferred = (page: Page) => page.getByText('Transferred 5,000.00 baht from Main wallet to Naga Slots');
const notConfirmed = (page: Page) => page.getByRole('heading', { name: 'Not confirmed yet' });

/** The service has carried it out once, and nothing on the page says that it has not. */
async function expectNotRefused(page: Page, sandbox: Sandbox, left: string) {
  await expect(alert(page)).toBeHidden();
  expect(sandbox.control.ledger(rich).accounts['WALLET']).toBe(left);
}

test('A-118 a transfer is done although the phone slept for two minutes before its refusal arrived', async ({
  page,
  sandbox,
  wire,
}) => {
  await openSheet(page, sandbox, wire, intoGame);
  wire.next(transfer, fault);
  const answer = wire.holdAnswer(transfer);
  await give(page, 'Transfer', '5000');
  await expect.poll(() => callsOf(sandbox, 'transfer').length).toBe(1);
  // The device's clock has gone on; its timers and its monotonic clock have not.
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 120_000);
  sandbox.control.advanceClock(120_000);
  answer();
  await expect(transferred(page)).toBeVisible();
  await expectNotRefused(page, sandbox, '3180.00');
});

test(
  'A-118 a transfer is done although the time of the answers is 4 s ahead of the statement',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    sandbox.control.setDeviations({ dateAheadMs: 4000 });
    await openSheet(page, sandbox, wire, intoGame);
    wire.next(transfer, fault);
    await give(page, 'Transfer', '5000');
    await expect(transferred(page)).toBeVisible();
    await expectNotRefused(page, sandbox, '3180.00');
  },
);

test(
  'A-118 a transfer is done although an equal one before it was lost',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    await openSheet(page, sandbox, wire, intoGame);
    wire.next(transfer, 'refused before sending');
    await give(page, 'Transfer', '5000');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    wire.next(transfer, fault);
    await give(page, 'Transfer', '5000');
    await expect(transferred(page)).toBeVisible();
    await expectNotRefused(page, sandbox, '3180.00');
  },
);

test(
  'A-118 a withdrawal whose amount in the statement includes a fee is not refused',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    sandbox.control.setDeviations({ withdrawalFee: 25 });
    await openSheet(page, sandbox, wire, '/user/home?open=withdraw');
    wire.next(withdrawal, fault);
    await give(page, 'Withdraw', '5000');
    await expect(notConfirmed(page)).toBeVisible();
    await page.clock.fastForward(6000);
    await expect(notConfirmed(page)).toBeVisible();
    await expectNotRefused(page, sandbox, '3155.00');
  },
);

test(
  'A-118 a transfer whose type in the statement is TRANSFER is done',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    sandbox.control.setDeviations({ upperCaseTypes: true });
    await openSheet(page, sandbox, wire, intoGame);
    wire.next(transfer, fault);
    await give(page, 'Transfer', '5000');
    await expect(transferred(page)).toBeVisible();
    await expectNotRefused(page, sandbox, '3180.00');
  },
);

/** Gives a transfer, and waits until the app has read the statement after it. */
async function giveUntilLook(page: Page, sandbox: Sandbox, amount: string) {
  const before = readings(sandbox);
  await give(page, 'Transfer', amount);
  await expect.poll(() => callsOf(sandbox, 'transfer').length).toBe(2);
  await expect.poll(() => readings(sandbox)).toBeGreaterThan(before);
  await allSent(page);
}

/** The statement, 8 s behind, catches up while the app looks 3 and 10 s after the answer. */
async function expectLaterDone(page: Page, sandbox: Sandbox, receipt: ReturnType<typeof transferred>) {
  sandbox.control.advanceClock(8000);
  const first = readings(sandbox);
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000);
      return readings(sandbox);
    })
    .toBeGreaterThan(first);
  await expect(receipt).toBeVisible();
}

test(
  'A-118 a transfer is done when a statement that is 8 s behind, and shows another deposit first, shows it',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    sandbox.control.setDeviations({ listLagMs: 8000 });
    await openSheet(page, sandbox, wire, intoGame);
    sandbox.control.credit(rich, 100);
    sandbox.control.advanceClock(8000);
    wire.next(transfer, fault);
    await giveUntilLook(page, sandbox, '5000');
    await expectLaterDone(page, sandbox, transferred(page));
    await expectNotRefused(page, sandbox, '3280.00');
  },
);

test(
  'A-118 a transfer between games is done when a statement that is 8 s behind shows it',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    sandbox.control.setDeviations({ listLagMs: 8000 });
    await openSheet(page, sandbox, wire, '/user/home?open=transfer&to=HUAYHD');
    const { sheet } = moneySheet(page, 'Transfer');
    await sheet.getByRole('button', { name: /^From/ }).click();
    await page.getByRole('dialog', { name: 'From', exact: true }).getByRole('button', { name: 'Naga Slots' }).click();
    wire.next(transfer, fault);
    await giveUntilLook(page, sandbox, '2000');
    await expectLaterDone(page, sandbox, page.getByText('Transferred 2,000.00 baht from Naga Slots to Huay'));
    await expectNotRefused(page, sandbox, '8180.00');
  },
);

test(
  'A-118 a transfer with a free text beside its success is done, and the text is quoted on its receipt',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    await openSheet(page, sandbox, wire, intoGame);
    sandbox.control.fail('transfer', { status: 200, body: { success: true, message: 'Transfer done' }, apply: true });
    await give(page, 'Transfer', '5000');
    await expect(transferred(page)).toBeVisible();
    await expect(quote(page)).toHaveText('Transfer done');
    await expectNotRefused(page, sandbox, '3180.00');
  },
);
