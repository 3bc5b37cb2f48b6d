import { describe, test } from 'vitest';
import { find, open, press } from '../../support/screen.ts';

const withThaiName = '0856789012';

// No test before has closed or used the offer.
const withOffer = { as: withThaiName, anew: true };

describe('home', () => {
  test.each([
    ['Deposit', 'link', 'Deposit', {}],
    ['Transfer', 'link', 'Transfer', {}],
    ['Withdraw', 'link', 'Withdraw', {}],
    ['Invite friends', 'link', 'Invite friends', {}],
    ['Refund', 'link', 'Refund', {}],
    ['Naga Slots', 'link', /Naga Slots/, {}],
    ['Choose a game account', 'link', 'Choose a game account', {}],
    ['Edit bank account name', 'link', 'Edit bank account name', withOffer],
  ] as const)('R-201 opens the modal "%s"', async (title, role, opener, visit) => {
    await open('/user/home', visit);
    await press(role, opener);
    await find('dialog', title);
  });

  test('R-201 opens the agreement', async () => {
    await open('/user/home', { agreed: false });
    await find('dialog', 'Agreement');
  });
});
