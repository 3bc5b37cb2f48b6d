import type { Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import type { Fault } from '../../mocks/sandbox/faults.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { expired, signInAgain, tokens } from '../support/session-end.ts';
import { expectSilence } from '../support/silence.ts';
import { volume } from '../support/volume.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

interface SilentCall {
  readonly operation: OperationId;
  /** The page that sends the request, or has the button for it. */
  readonly path: string;
  readonly button?: string;
  /** The button that confirms the question. */
  readonly confirm?: string;
}

/** The seven of the specification. */
const seven: readonly SilentCall[] = [
  { operation: 'getWallet', path: '/user/home' },
  { operation: 'listInvites', path: '/user/home?open=invite&step=offer' },
  { operation: 'listRefunds', path: '/user/home?open=refund&step=offer' },
  { operation: 'activateSlot', path: '/user/home', button: 'Open account Mekong' },
  {
    operation: 'resetSlotPassword',
    path: '/user/home?open=game&slot=PGSLOT',
    button: 'Reset game password',
    confirm: 'Reset',
  },
  { operation: 'getDepositLookup', path: '/user/home?open=deposit' },
  { operation: 'listAgreements', path: '/user/home' },
];

/** The seven calls, and others without a message of their own. */
const silentCalls: readonly SilentCall[] = [
  ...seven,
  { operation: 'getInfo', path: '/user/contact' },
  { operation: 'refreshSlots', path: '/user/home' },
  { operation: 'listConditions', path: '/user/contact?open=conditions' },
  { operation: 'getSpinActive', path: '/user/home' },
  { operation: 'getWithdrawLimits', path: '/user/contact?open=withdraw' },
  { operation: 'getContact', path: '/user/contact' },
  { operation: 'getProfile', path: '/user/profile' },
  { operation: 'listStatements', path: '/user/statement' },
];

/** `npm test` runs every fourth call for each of the two ends; the full run all of them. */
const sample = (from: 0 | 1) =>
  volume({ gate: silentCalls.filter((_call, index) => index % 4 === from), full: silentCalls });

/** Opens the page and sends the request with the fault. */
async function call(page: Page, sandbox: Sandbox, { operation, path, button, confirm }: SilentCall, fault: Fault) {
  sandbox.control.clearFaults();
  sandbox.control.fail(operation, fault);
  // Without a text the agreement does not open.
  if (operation !== 'listAgreements') sandbox.control.fail('listAgreements', { body: { agreements: [] }, times: 9 });
  await page.goto(path);
  if (button !== undefined) await page.getByRole('button', { name: button }).click();
  if (confirm !== undefined)
    await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
}

test.describe('silent calls', () => {
  // Otherwise the agreements are not requested.
  test.use({ agreed: false });

  test('R-421 R-428 A-27 "gone" in the answer to any call leads to /terminated', async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    await openSignedIn(page, sandbox, '/terminated');
    const answers: readonly Fault[] = [{ code: 'gone' }, { status: 200, body: { message: 'gone' } }];
    for (const [index, silent] of sample(0).entries()) {
      await call(page, sandbox, silent, answers[index % 2] ?? {});
      await expect(page, silent.operation).toHaveURL(/\/terminated$/);
      await expect(page).toHaveTitle('Page not found');
    }
  });

  test('R-152 R-422 R-428 "invalid-token" in the answer to any call leads to /login', async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    const answers: readonly Fault[] = [{ code: 'invalid-token' }, { status: 200, body: { message: 'invalid-token' } }];
    for (const [index, silent] of sample(1).entries()) {
      await signInAgain(page, sandbox);
      await call(page, sandbox, silent, answers[index % 2] ?? {});
      await expect(page, silent.operation).toHaveURL(/\/login$/);
      await expect(page.getByRole('alert')).toHaveText([expired]);
      expect(await tokens(page)).toEqual([null, null]);
    }
    await page.getByLabel('Phone number').press('1');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('R-428 none of the seven shows a failure, and a command keeps its state', async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    await openSignedIn(page, sandbox, '/terminated');
    const answers: readonly Fault[] = [
      { status: 500, body: '<h1>Internal Server Error</h1>', contentType: 'text/html' },
      { code: 'REQUEST_LIMIT_1MIN' },
    ];
    for (const [index, silent] of seven.entries()) {
      // In `npm test` each of the seven gets one of the two answers.
      for (const answer of volume({ gate: answers.slice(index % 2).slice(0, 1), full: answers })) {
        sandbox.control.clearRequests();
        await call(page, sandbox, silent, { ...answer, times: 9 });
        await expect
          .poll(() => callsOf(sandbox, silent.operation).at(-1)?.status, silent.operation)
          .toBeGreaterThanOrEqual(400);
        await expectSilence(page);
        await expect(page).toHaveURL(sandbox.url + silent.path);
        if (silent.button === undefined) continue;
        const button = page.getByRole('button', { name: silent.button });
        await expect(button).toBeEnabled();
        await expect(button).not.toHaveAttribute('aria-busy');
      }
    }
  });
});

test('R-428 R-206 R-207 silent calls stay silent whatever they answer: no toast or alert', async ({
  page,
  sandbox,
}) => {
  const answers: readonly Fault[] = [
    { status: 500, body: '<h1>Internal Server Error</h1>', contentType: 'text/html' },
    { code: 'REQUEST_LIMIT_1MIN' },
    { code: 'ABC xyz' },
    { body: { unexpected: true } },
  ];
  await openSignedIn(page, sandbox, '/terminated');
  for (const answer of answers) {
    sandbox.control.clearRequests();
    for (const operation of ['refreshSlots', 'getWallet', 'getSpinActive', 'getInfo'] as const) {
      sandbox.control.fail(operation, answer);
    }
    await page.goto('/user/home');
    await expect.poll(() => sandbox.requests.some((request) => request.operationId === 'getSpinActive')).toBe(true);
    await expect(page.getByRole('button', { name: 'Refresh all' })).toBeVisible();
    await expectSilence(page);
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(page.getByText('ABC xyz')).toHaveCount(0);
  }
});
