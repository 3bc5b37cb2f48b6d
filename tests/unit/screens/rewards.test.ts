import { beforeEach, describe, expect, test } from 'vitest';
import { all, field, fill, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { typicalOf } from '../../support/read-as.ts';
import { rich } from '../../support/test-world.ts';

describe('a bonus', () => {
  test('R-333 that another device has taken is told when the page opens again', async () => {
    await open('/user/bonus');
    await field('Promotion code');
    await press('link', 'Profile');
    control.setBonus(rich, 100);
    await goBack();
    await see('You have an active bonus');
  });

  test('R-333 that is held is named, also below others that were received before', async () => {
    const bonus = (code: string, isActive: boolean) => ({
      ...{ code, type: 'day', maxReceived: 9, percentFail: 5, banners: [] },
      userBonus: { _id: code, isActive, received: [{ updatedAt: '2026-11-19T12:00:00+07:00' }] },
    });
    control.setBonus(rich, 100);
    const bonuses = [bonus('FIRST', false), bonus('SECOND', true)];
    control.fail('listBonuses', { status: 200, body: { bonuses }, times: 9 });
    await open('/user/bonus');
    await see('You have an active bonusSECOND');
    await press('button', 'Cancel bonus');
    await see('Cancel this bonus?');
    expect(shownText()).toContain('SECOND');
  });

  test('A-114 R-429 that could not be read, and the one that is held, are read again by one press', async () => {
    for (const id of ['listBonuses', 'checkActiveBonus'] as const) control.fail(id, { status: 500 });
    await open('/user/bonus');
    await press('button', 'Try again');
    await see('WEEKLY50');
    await field('Promotion code');
    expect(all('button', 'Try again')).toEqual([]);
    expect(callsOf('checkActiveBonus')).toHaveLength(2);
  });

  test('R-334 that could not be received can be received then', async () => {
    await open('/user/bonus?open=bonus&code=DAILY20');
    control.fail('activateBonus', { code: 'BONUS_CONDITION' });
    await press('button', 'Claim bonus');
    await find('alertdialog');
    await press('button', 'OK');
    await press('button', 'Claim bonus');
    await see('Bonus received');
    expect(callsOf('activateBonus')).toHaveLength(2);
  });
});

describe('a bonus that was received', () => {
  beforeEach(async () => {
    await open('/user/bonus');
    await press('button', /DAILY20/);
    await press('button', 'Claim bonus');
    await see('Bonus received');
    await goBack();
    await see('You have an active bonus');
  });

  test('R-336 is the only current one', async () => {
    await find('button', /DAILY20.*Current/);
    expect(all('button', /Current/)).toHaveLength(1);
  });

  test('A-106 has a button that only closes its sheet', async () => {
    await press('button', /DAILY20/);
    await press('button', 'Confirm');
    await until(() => all('dialog').length === 0, 'the page');
    await time.pass(1_000);
    expect(callsOf('activateBonus')).toHaveLength(1);
  });
});

describe('a member who holds a promotion, which is on no card', () => {
  test('A-106 is told so in the sheet of a bonus', async () => {
    await open('/user/bonus');
    await fill('Promotion code', 'NAGA2026');
    await press('button', 'Search');
    await press('button', 'Claim promotion');
    await see('Promotion received');
    await goBack();
    await press('button', /WEEKLY50/);
    await see('You already hold a bonus');
  });

  test('A-106 without one nothing is said of another bonus', async () => {
    await open('/user/bonus');
    await press('button', /WEEKLY50/);
    await find('button', 'Claim bonus');
    expect(shownText()).not.toContain('You already hold a bonus');
  });
});

describe('a promotion code', () => {
  test('R-341 that was not found leaves the field for another one', async () => {
    await open('/user/bonus');
    await fill('Promotion code', 'nothing');
    await press('button', 'Search');
    await see('Promotion not found');
    await fill('Promotion code', 'songkran');
    await press('button', 'Search');
    await until(() => callsOf('findPromotion').length === 2, 'the second search');
    expect(callsOf('findPromotion').at(-1)?.path).toContain('SONGKRAN');
  });

  test('R-345 is asked for when the field is empty, and nothing is sent', async () => {
    await open('/user/bonus');
    await press('button', 'Search');
    await see('Enter a promotion code');
    expect(callsOf('findPromotion')).toEqual([]);
  });
});

describe('a promotion', () => {
  const description = 'Songkran gift\nOnce for each member';

  test('R-340 has the first line of its description as its heading', async () => {
    control.fail('findPromotion', { body: { percentFail: 10, description } });
    await open('/user/bonus?open=promotion&code=WATER');
    await find('heading', 'Songkran gift');
  });

  test('R-340 has its code and the other lines below', async () => {
    control.fail('findPromotion', { body: { percentFail: 10, description } });
    await open('/user/bonus?open=promotion&code=WATER');
    await see('Songkran giftWATEROnce for each member');
  });
});

describe('a refund', () => {
  const sheet = '/user/profile?open=refund&step=refund';

  test('R-274 asks for ten earlier ones', async () => {
    await open(sheet);
    await until(() => callsOf('listRefunds').length > 0, 'the list');
    expect(callsOf('listRefunds')[0]?.body).toEqual({ page: 1, limit: 10 });
  });

  test('A-107 that was refused takes the reason away when it is asked for again', async () => {
    control.lose(rich, 1_000);
    await open(sheet);
    control.fail('receiveRefund', { code: 'REFUND_CONDITION' });
    await press('button', 'Claim refund');
    await press('button', /^Claim \d/);
    const reasons = () => document.querySelectorAll('[data-tone=danger]');
    await until(() => reasons().length === 1, 'the reason');
    const release = holdAnswer('receiveRefund');
    await press('button', /^Claim/);
    await until(() => callsOf('receiveRefund').length === 2, 'the second request');
    expect(reasons()).toHaveLength(0);
    await release();
    await see('Refund received');
  });

  test('A-110 of an unknown amount can be asked for', async () => {
    const check = { ...typicalOf('checkRefund'), result: true, bonus: null, refundAmount: null };
    control.fail('checkRefund', { body: check, times: 50 });
    await open(sheet);
    await press('button', 'Claim refund');
    await press('button', 'Claim refund');
    await until(() => callsOf('receiveRefund').length === 1, 'the request');
  });

  test('R-277 is checked again when the sheet opens again', async () => {
    await open('/user/home?open=refund&step=refund');
    await until(() => callsOf('checkRefund').length > 0, 'the check');
    const before = callsOf('checkRefund').length;
    await press('button', 'Close');
    await press('link', 'Refund');
    await until(() => callsOf('checkRefund').length > before, 'another check');
  });
});

describe('the invite bonus', () => {
  test('A-69 has a link for a member with a code, and none for a member without one', async () => {
    const sheet = '/user/home?open=invite&step=bonus';
    await open(sheet);
    await see('/register?code=NAGA88');
    await open(sheet, { as: '0823456789' });
    await see('No invited friends yet');
    expect(shownText()).not.toMatch(/register\?code|https?:/);
  });

  test('A-69 of a member without a code and without a bonus leads to support', async () => {
    await open('/user/home?open=invite&step=bonus', { as: '0823456789' });
    await see('Contact support to learn how to invite friends');
    expect(all('button', 'Got it')).toEqual([]);
    const sheet = await find('dialog');
    const main = [...sheet.querySelectorAll('a')].at(-1);
    expect(main?.textContent).toBe('Contact us');
    expect(main?.getAttribute('href')).toBe('/user/contact');
  });

  test('A-44 of an unknown amount can be asked for', async () => {
    const wallet = typicalOf('getWallet');
    control.fail('getWallet', { body: { ...wallet, invite: { ...wallet.invite, amount: null } }, times: 50 });
    await open('/user/profile?open=invite&step=offer');
    await press('button', 'Claim bonus');
    await press('button', 'Claim bonus');
    await until(() => callsOf('receiveInviteBonus').length === 1, 'the request');
  });

  test('R-265 asks for ten friends', async () => {
    await open('/user/profile?open=invite&step=bonus');
    await until(() => callsOf('listInvites').length > 0, 'the list');
    expect(callsOf('listInvites')[0]?.body).toEqual({ page: 1, limit: 10 });
  });
});
