import type { OperationId } from '../../generated/operations.ts';
import type { Fault } from '../../mocks/sandbox/faults.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

interface SilentCall {
  readonly operation: OperationId;
  /** The page that sends the request, or has the button for it. */
  readonly path: string;
  readonly button?: string;
  /** The button that confirms the question. */
  readonly confirm?: string;
}

/** The calls that the specification names; those of a reward are in its own file. */
const silentCalls: readonly SilentCall[] = [
  { operation: 'getWallet', path: '/user/home' },
  { operation: 'listInvites', path: '/user/home?open=invite&step=offer' },
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

const noJson: Fault = { status: 500, body: '<h1>Internal Server Error</h1>', contentType: 'text/html' };

test.describe('on a device that has not accepted the agreement', () => {
  // Otherwise the agreements are not requested.
  test.use({ agreed: false });

  test('R-271 R-428 none of the silent calls shows a failure, and a command keeps its state', async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(60_000);
    await openSignedIn(page, sandbox, '/terminated');
    for (const [index, { operation, path, button, confirm }] of silentCalls.entries()) {
      sandbox.control.clearFaults();
      sandbox.control.clearRequests();
      sandbox.control.fail(operation, { ...(index % 2 === 0 ? noJson : { code: 'REQUEST_LIMIT_1MIN' }), times: 9 });
      // Without a text the agreement does not open.
      if (operation !== 'listAgreements')
        sandbox.control.fail('listAgreements', { body: { agreements: [] }, times: 9 });
      await page.goto(path);
      const tapped = page.getByRole('button', { name: button ?? '' });
      if (button !== undefined) await tapped.click();
      if (confirm !== undefined)
        await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
      await expect.poll(() => callsOf(sandbox, operation).at(-1)?.status, operation).toBeGreaterThanOrEqual(400);
      await expectSilence(page);
      await expect(page).toHaveURL(sandbox.url + path);
      if (button === undefined) continue;
      await expect(tapped).toBeEnabled();
      await expect(tapped).not.toHaveAttribute('aria-busy');
    }
  });
});

test('R-428 R-206 R-207 silent calls stay silent whatever they answer: no toast or alert', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/terminated');
  // The wire's unit tests read all answers; here a body that is no JSON and one that breaks the contract.
  for (const answer of [noJson, { body: { unexpected: true } }]) {
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
  }
});
