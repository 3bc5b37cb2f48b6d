import { describe, expect, test } from 'vitest';
import { callsOf, control, sandbox, time } from '../../support/screen-service.ts';
import { open, see, until } from '../../support/screen.ts';

// The load of home: its order, and what a failure of it does not say.

const load = ['refreshSlots', 'getWallet', 'getSpinActive'] as const;

test('R-205 home refreshes the games, then reads the wallet, then the wheel', async () => {
  await open('/user/home');
  await until(() => callsOf('getSpinActive').length > 0, 'the wheel');
  const calls = sandbox.requests.map(({ operationId }) => operationId);
  expect(calls.filter((id) => load.some((each) => each === id))).toEqual(load);
});

describe('a call of the load of home that fails', () => {
  const said = () =>
    Array.from(
      document.querySelectorAll('[role=alert], [role=alertdialog], [data-tone]'),
      ({ textContent }) => textContent,
    ).filter((text) => text !== '');

  const noJson = { status: 500, body: '<h1>Error</h1>', contentType: 'text/html' };
  const refusal = { code: 'REQUEST_LIMIT_1MIN' };

  test.each(
    load.flatMap(
      (operation) =>
        [
          [operation, 'no JSON', noJson],
          [operation, refusal.code, refusal],
        ] as const,
    ),
  )('R-428 R-206 is silent: %s with %s', async (operation, _what, fault) => {
    control.fail(operation, { ...fault, times: 9 });
    await open('/user/home');
    await until(() => (callsOf(operation).at(-1)?.status ?? 0) >= 400, 'the failure');
    await time.pass(1_000);
    expect(said()).toEqual([]);
    expect(location.pathname).toBe('/user/home');
  });

  test('R-207 of the games does not stop the wallet', async () => {
    control.fail('refreshSlots', { code: 'INTERNAL_SERVER_ERROR', times: 9 });
    await open('/user/home');
    await see('฿12,480.50');
  });
});
