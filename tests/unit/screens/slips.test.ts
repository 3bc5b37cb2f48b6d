import { afterEach, describe, expect, test, vi } from 'vitest';
import { callsOf, control } from '../../support/screen-service.ts';
import { find, open, press, until } from '../../support/screen.ts';

const sheet = '/user/statement?open=slips';
const slip = { createdAt: '2026-11-20T12:00:00+07:00', amount: 10, note: null, link: null, reference: null };
const answer = (...slips: readonly object[]) => control.fail('listSlips', { status: 200, body: { slips }, times: 99 });

test('A-126 slips in progress on the second page are read again on this page', async () => {
  answer(...Array.from({ length: 10 }, () => ({ ...slip, status: 'PENDING' })));
  await open(sheet);
  await press('button', 'Next page');
  await until(() => callsOf('listSlips').length === 2, 'the second page');
  await until(() => callsOf('listSlips').length > 3, 'two more readings');
  expect(callsOf('listSlips').map(({ body }) => body)).toEqual([
    { page: 1, limit: 10 },
    ...callsOf('listSlips')
      .slice(1)
      .map(() => ({ page: 2, limit: 10 })),
  ]);
});

describe('a reference', () => {
  afterEach(() => vi.restoreAllMocks());

  test('R-362 that could not be looked up can be opened again', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    answer({ ...slip, status: 'SUCCESS', reference: 'A1' });
    await open(sheet);
    for (const count of [1, 2]) {
      control.fail('getSlipReference', { code: 'INTERNAL_SERVER_ERROR' });
      await press('button', /^View reference/);
      await until(() => callsOf('getSlipReference').length === count, 'the request');
      await find('alertdialog');
      await press('button', 'OK');
    }
  });
});
