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
  { operation: 'refreshSlots', path: '/user/home' },
  { operation: 'getSpinActive', path: '/user/home' },
  { operation: 'getInfo', path: '/user/home' },
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

  test(
    'R-428 R-206 R-207 none of the silent calls shows a failure, and a command keeps its state',
    { tag: '@full' },
    async ({ page, sandbox }) => {
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
    },
  );
});

/** Queries with a screen each, and a text that is there when they are loaded. Unit tests prove the line itself (Loaded.test.tsx). */
const quietLines: readonly (readonly [OperationId, address: string, shown: string])[] = [
  ['getContact', '/user/contact', '@nagawallet'],
  ['listConditions', '/user/contact?open=conditions', 'การฝากเงิน'],
  ['checkRefund', '/user/home?open=refund&step=offer', 'Refund amount'],
  ['listStatements', '/user/statement', 'Success'],
  ['listStatements', '/user/home', 'Withdrawal'],
  ['getDepositLookup', '/user/home?open=deposit', 'Bank transfer'],
  ['listInvites', '/user/home?open=invite&step=offer', 'Friend'],
  ['listBonuses', '/user/bonus', 'WEEKLY50'],
  ['listCoupons', '/user/spin', 'คูปองวงล้อ'],
  ['listChatHistory', '/user/contact?open=chat', 'Hello. How can we help? Write us a message below.'],
];

test(
  'R-271 R-356 R-429 a failed load is one quiet state in its place, which loads again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    await openSignedIn(page, sandbox, '/terminated');
    const again = page.getByRole('button', {
      name: /^(Couldn't load\. |We couldn't load earlier messages\. )?Try again\.?$/,
    });
    for (const [operation, address, shown] of quietLines) {
      await test.step(operation, async () => {
        sandbox.control.fail(operation, { code: 'INTERNAL_SERVER_ERROR', times: 50 });
        await page.goto(address);
        await expect(again).toHaveCount(1);
        await expectSilence(page);
        sandbox.control.clearFaults();
        await again.click();
        await expect(page.getByText(shown).first()).toBeVisible();
        await expect(again).toHaveCount(0);
      });
    }
  },
);
