import { expect, test } from 'vitest';
import { control } from '../../support/screen-service.ts';
import { open, see, shownText } from '../../support/screen.ts';

const createdAt = '2026-11-20T12:00:00+07:00';
const amounts = [33.25, 11.25, 22.25];
const statement = { from: 'KBANK', to: 'WALLET', bonus: null, promotion: null, invite: null, refund: null };
const slip = { createdAt, status: 'SUCCESS', note: null, link: null, reference: null };

test.each([
  [
    'listRefunds',
    '/user/profile?open=refund&step=offer',
    { refunds: amounts.map((refundAmount) => ({ refundAmount, createdAt })) },
  ],
  [
    'listInvites',
    '/user/profile?open=invite&step=offer',
    { invites: amounts.map((amount) => ({ from: { name: 'A' }, amount, createdAt })) },
  ],
  ['listSlips', '/user/statement?open=slips', { slips: amounts.map((amount) => ({ ...slip, amount })) }],
  ['listCoupons', '/user/spin', { coupons: amounts.map((amount) => ({ prize: { name: 'A', slice: 'C50' }, amount })) }],
  [
    'listStatements',
    '/user/statement',
    {
      total: 3,
      statements: amounts.map((amount) => ({
        ...{ ...statement, luckydraw: null, statementType: 'deposit', status: 'SUCCESS' },
        ...{ amount, createdAt },
      })),
    },
  ],
] as const)('B-23 the order of rows is the one of the service: %s', async (operation, address, body) => {
  control.fail(operation, { status: 200, body, times: 9 });
  await open(address);
  await see('33.25');
  expect(shownText().match(/(33|11|22)\.25/g)).toEqual(['33.25', '11.25', '22.25']);
});
