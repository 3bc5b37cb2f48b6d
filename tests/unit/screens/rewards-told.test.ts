import { afterEach, describe, expect, test } from 'vitest';
import { control, time } from '../../support/screen-service.ts';
import { all, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';
import { typicalOf } from '../../support/read-as.ts';
import { rich } from '../../support/test-world.ts';

const none = { ...typicalOf('checkRefund'), result: false, bonus: null };

describe('a bonus of which the answer was lost', () => {
  test('A-118 R-329 is current on its card, although no answer said so', async () => {
    await open('/user/bonus');
    await press('button', /DAILY20/);
    control.fail('activateBonus', { connection: 'breakAfter' });
    await press('button', 'Claim bonus');
    await until(() => control.member(rich).bonusCode === 'DAILY20', 'the bonus');
    await see(/Bonus received|Not confirmed yet/);
    await goBack();
    await find('button', /DAILY20.*Current/);
    await see('You have an active bonus');
  });
});

describe('a bonus without a limit', () => {
  test('A-72 R-333 is called so by its card and by the box above', async () => {
    await open('/user/bonus');
    await press('button', /SONGKRAN10/);
    await press('button', 'Claim bonus');
    await see('Bonus received');
    await goBack();
    await find('button', /SONGKRAN10 · No limit.*Current/);
    const box = (await find('button', 'Cancel bonus')).parentElement;
    expect(box?.textContent).toContain('No limit');
    expect(box?.textContent).not.toContain('Limited uses');
  });
});

test('R-326 a card without words of the service has its code once', async () => {
  const bonus = { code: 'PLAIN', type: 'day', maxReceived: 9, percentFail: 5, banners: [], userBonus: null };
  control.fail('listBonuses', { status: 200, body: { bonuses: [bonus] }, times: 9 });
  await open('/user/bonus');
  expect((await find('button', /PLAIN/)).textContent).toBe('PLAIN Daily');
});

describe('a sheet without a reward', () => {
  const newcomer = { as: '0823456789' };
  const nothing = (): void => undefined;
  const noRefund = (): void => control.fail('checkRefund', { body: none, times: 9 });
  const noBonus = (): void => {
    const wallet = typicalOf('getWallet');
    control.fail('getWallet', { body: { ...wallet, invite: { ...wallet.invite, amount: 0 } }, times: 50 });
  };

  test.each([
    ['a refund and earlier ones', '?open=refund&step=offer', {}, noRefund],
    ['a refund', '?open=refund&step=offer', newcomer, nothing],
    ['an invite bonus', '?open=invite&step=offer', {}, noBonus],
    ['anything to claim', '?open=conditions', {}, nothing],
  ])('A-110 B-05 without %s is closed by its button', async (_what, search, visit, prepare) => {
    prepare();
    await open(`/user/profile${search}`, visit);
    await press('button', 'Got it');
    await until(() => all('dialog').length === 0, 'the page');
  });
});

describe('the invite link', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test.each([
    ['was shared is not copied', () => Promise.resolve(), 0],
    ['the member did not want to share is not copied', () => Promise.reject(new DOMException('', 'AbortError')), 0],
    ['could not be shared is copied', () => Promise.reject(new DOMException('', 'NotAllowedError')), 1],
  ])('B-42 that %s', async (_what, share, count) => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await open('/user/profile?open=invite&step=offer');
    await press('button', 'Share link');
    await time.pass(1_000);
    expect(document.querySelectorAll('[data-tone]')).toHaveLength(count);
  });
});

test('A-119 banners that cannot be shown are counted, instead of left out silently', async () => {
  control.fail('listInviteBanners', { status: 200, body: { banners: [null] }, times: 9 });
  await open('/user/profile?open=invite');
  await see("1 item can't be shown here");
  await press('button', 'View my invite bonus');
  await find('button', 'Claim bonus');
});

describe('the question of a reward', () => {
  const check = { ...typicalOf('checkRefund'), result: true, bonus: null, refundAmount: 84.25 };

  test.each([
    ['both', 5, 2, 'If successful5%If unsuccessful2%'],
    ['the first', 5, null, 'If successful5%'],
    ['the second', null, 2, 'If unsuccessful2%'],
    ['none', null, null, ''],
  ])('A-68 has the percentages that the service sends: %s', async (_which, refundSuccess, refundFail, shown) => {
    control.fail('checkRefund', { body: { ...check, refundSuccess, refundFail }, times: 50 });
    await open('/user/profile?open=refund&step=ask');
    await find('button', 'Claim 84.25 baht');
    const group = (await find('group', 'Claim your refund?')).textContent;
    expect(group.match(/If (un)?successful(\d+|null)%/g)?.join('') ?? '').toBe(shown);
  });

  test.each([
    ['refund', 'Claim refund', 'Claim your refund?'],
    ['invite', 'Claim bonus', 'Claim your invite bonus?'],
  ])('A-121 takes the focus: %s', async (name, claim, question) => {
    control.lose(rich, 1_000);
    await open(`/user/profile?open=${name}&step=offer`);
    await press('button', claim);
    const group = await find('group', question);
    await until(() => document.activeElement === group, 'the focus');
  });
});

describe('a question in the address', () => {
  const noBonus = (): void => {
    const wallet = typicalOf('getWallet');
    control.fail('getWallet', { body: { ...wallet, invite: { ...wallet.invite, amount: 0 } }, times: 50 });
  };

  test('R-275 does not ask a member who holds a bonus to claim the refund', async () => {
    await open('/user/profile?open=refund&step=ask', { as: '0834567890' });
    expect((await find('button', 'Claim refund')).hasAttribute('disabled')).toBe(true);
    expect(all('group', 'Claim your refund?')).toEqual([]);
  });

  test.each([
    ['refund', () => control.fail('checkRefund', { body: none, times: 9 })],
    ['invite', noBonus],
  ])('A-110 asks nothing where there is no reward: %s', async (name, prepare) => {
    prepare();
    await open(`/user/profile?open=${name}&step=ask`);
    await find('button', 'Got it');
    expect(all('group', /^Claim your/)).toEqual([]);
  });
});

const ledgers = [
  ['listInvites', 'invite', 'invites', { from: { name: 'A' }, amount: 1, createdAt: '2026-11-20T12:00:00+07:00' }],
  ['listRefunds', 'refund', 'refunds', { refundAmount: 1, createdAt: '2026-11-20T12:00:00+07:00' }],
] as const;

test.each(ledgers)('A-119 rows of %s that cannot be shown are counted', async (operation, name, key, row) => {
  control.fail(operation, { status: 200, body: { [key]: [row, null, 7] }, times: 9 });
  await open(`/user/profile?open=${name}&step=offer`);
  await see("2 items can't be shown here");
});

test('A-69 a blank invite code is no code', async () => {
  const wallet = typicalOf('getWallet');
  control.fail('getWallet', { body: { ...wallet, profile: { ...wallet.profile, inviteCode: ' ' } }, times: 50 });
  await open('/user/profile?open=invite&step=offer');
  await see('Contact support to learn how to invite friends');
  expect(shownText()).not.toMatch(/register\?code|https?:/);
});
