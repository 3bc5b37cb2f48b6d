import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import type { Fault } from '../../../mocks/sandbox/faults.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { all, find, open, press, see, until } from '../../support/screen.ts';

// The failures that the specification calls silent.

const noJson: Fault = { status: 500, body: '<h1>Internal Server Error</h1>', contentType: 'text/html' };
const limited: Fault = { code: 'REQUEST_LIMIT_1MIN' };

/** Waits until the call has failed and its failure could be shown. */
async function failed(operation: OperationId) {
  await until(() => (callsOf(operation).at(-1)?.status ?? 0) >= 400, 'the failure');
  await time.pass(1_000);
}

const said = () =>
  Array.from(
    document.querySelectorAll('[role=alert], [role=alertdialog], [data-tone]'),
    ({ textContent }) => textContent,
  );

describe('a silent call', () => {
  test.each<[OperationId, string, Fault]>([
    ['getWallet', '/user/home', noJson],
    ['refreshSlots', '/user/home', limited],
    ['getSpinActive', '/user/home', noJson],
    ['listInvites', '/user/home?open=invite&step=offer', noJson],
    ['listRefunds', '/user/home?open=refund&step=offer', limited],
    ['getDepositLookup', '/user/home?open=deposit', noJson],
  ])('R-428 that fails says nothing in an alert or a toast: %s', async (operation, address, fault) => {
    control.fail(operation, { ...fault, times: 9 });
    await open(address);
    await failed(operation);
    expect(said()).toEqual([]);
    expect(location.pathname + location.search).toBe(address);
  });

  test('R-428 that reads the name of the service says nothing either', async () => {
    control.fail('getInfo', { ...limited, times: 9 });
    // It is read once per load of the page.
    await open('/user/home', { anew: true });
    await failed('getInfo');
    expect(said()).toEqual([]);
  });

  test('R-428 R-305 that reads the agreement says nothing either', async () => {
    control.fail('listAgreements', { ...noJson, times: 9 });
    await open('/user/home', { agreed: false });
    await failed('listAgreements');
    expect(said()).toEqual([]);
  });

  test.each<[OperationId, string, string, string | undefined]>([
    ['activateSlot', '/user/home', 'Open account Mekong', undefined],
    ['resetSlotPassword', '/user/home?open=game&slot=PGSLOT', 'Reset game password', 'Reset'],
  ])('R-428 that a button gives says nothing, and the button can be pressed again: %s', async (...row) => {
    const [operation, address, button, confirm] = row;
    control.fail(operation, { ...limited, times: 9 });
    await open(address);
    await press('button', button);
    if (confirm !== undefined) await press('button', confirm);
    await failed(operation);
    expect(said()).toEqual([]);
    const pressed = await find('button', button);
    expect(pressed.hasAttribute('disabled') || pressed.hasAttribute('aria-busy')).toBe(false);
  });
});

test.each([noJson, limited])('R-207 the wallet is loaded after a refresh that failed', async (fault) => {
  control.fail('refreshSlots', { ...fault, times: 9 });
  await open('/user/home');
  await failed('refreshSlots');
  expect(callsOf('getWallet').length).toBeGreaterThan(0);
  await see('฿8,180.00');
});

describe('a failed load', () => {
  const retries = () => all('button', /Try again/);

  /** Each with a text that is there when it is loaded. */
  test.each<[ids: string, OperationId, address: string, shown: string]>([
    ['R-429', 'getContact', '/user/contact', '@nagawallet'],
    ['R-429', 'listConditions', '/user/contact?open=conditions', 'การฝากเงิน'],
    ['R-429', 'checkRefund', '/user/home?open=refund&step=offer', 'Refund amount'],
    ['R-356', 'listStatements', '/user/statement', 'Success'],
    ['R-356', 'listStatements', '/user/home', 'Withdrawal'],
    ['R-429', 'getDepositLookup', '/user/home?open=deposit', 'Bank transfer'],
    ['R-271', 'listInvites', '/user/home?open=invite&step=offer', 'Friend'],
    ['R-283', 'listRefunds', '/user/home?open=refund&step=offer', 'Refund history'],
    ['R-429', 'listBonuses', '/user/bonus', 'WEEKLY50'],
    ['R-429', 'listCoupons', '/user/spin', 'คูปองวงล้อ'],
    ['R-429', 'listChatHistory', '/user/contact?open=chat', 'How can we help?'],
  ])(
    '%s A-114 is one quiet line in its place, which loads again: %s on %s',
    async (_ids, operation, address, shown) => {
      control.fail(operation, { code: 'INTERNAL_SERVER_ERROR', times: 50 });
      await open(address);
      await until(() => retries().length > 0, 'the retry');
      await failed(operation);
      expect(retries()).toHaveLength(1);
      expect(said()).toEqual([]);
      control.clearFaults();
      await press('button', /Try again/);
      await see(shown);
      await until(() => retries().length === 0, 'the end of the retry');
    },
  );
});
