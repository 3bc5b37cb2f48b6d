import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, find, open, press, see, until } from '../../support/screen.ts';

// What home shows of its wallet, and where its tiles lead.

const typical = typicalOf('getWallet');
const balances = async () => (await find('region', 'Total balance')).textContent.replaceAll('\u00a0', ' ');

describe('the balances of home', () => {
  test('R-188 are under the name of the member', async () => {
    await open('/user/home');
    await see('฿12,480.50');
    expect(await balances()).toContain('Hello สมชาย ใจดี · Total balance');
  });

  test('R-190 R-461 B-02 have the exact sum of the main wallet and all games', async () => {
    const slots = typical.slots.map((slot, index) => ({ ...slot, amount: [0.3, 0.815][index] ?? 0 }));
    // As floating point numbers they make 1.2149999999999999.
    control.fail('getWallet', { body: { ...typical, wallet: { amount: 0.1 }, slots }, times: 9 });
    await open('/user/home');
    await see('Main wallet ฿0.10');
    expect(await balances()).toContain('Total balance฿1.22');
  });

  test('R-456 are no amounts while they load', async () => {
    const release = holdAnswer('getWallet');
    await open('/user/home');
    await until(() => callsOf('getWallet').length === 1, 'the request');
    await time.pass(1_000);
    const during = await balances();
    await release();
    await see('฿12,480.50');
    expect(during).toBe('Total balanceMain wallet TransferLast updated -Invite bonus Claim bonus');
  });
});

describe('a tile of home', () => {
  test.each([
    ['Deposit', 'Deposit'],
    ['Withdraw', 'Withdraw'],
    ['Invite friends', 'Invite friends'],
    ['Refund', 'Refund'],
  ])('R-192 opens its modal: %s', async (tile, title) => {
    await open('/user/home');
    await press('link', tile);
    await find('dialog', title);
    expect(location.pathname).toBe('/user/home');
  });

  test('R-193 leads to the page of the bonuses', async () => {
    await open('/user/home');
    await press('link', /^Bonus conditions/);
    await find('heading', 'Bonus conditions');
    expect(location.pathname).toBe('/user/bonus');
  });
});

describe('the games of home', () => {
  const card = async (name: string) => {
    await see(name);
    return all('article').filter(({ textContent }) => textContent.includes(name))[0];
  };

  test('R-196 are three rows by category', async () => {
    await open('/user/home');
    await see('Naga Slots');
    const rows = [...document.querySelectorAll('section:has(article)')];
    expect(rows.map((row) => [row.getAttribute('aria-label'), row.querySelectorAll('article').length])).toEqual([
      ['Slots', 4],
      ['Sports and casino', 3],
      ['Lotto', 2],
    ]);
  });

  test('R-196 A-119 of a category that is not known are a row after the others', async () => {
    const slots = typical.slots.map((slot, index) => (index === 0 ? { ...slot, category: 'arcade' } : slot));
    control.fail('getWallet', { body: { ...typical, slots }, times: 9 });
    await open('/user/home');
    await see('Naga Slots');
    const rows = [...document.querySelectorAll('section:has(article)')];
    expect(rows.at(-1)?.getAttribute('aria-label')).toBe('Other games');
    expect(rows.at(-1)?.textContent).toContain('Naga Slots');
  });

  test('R-198 that are open have their balance, their name with the credits, and a prompt', async () => {
    await open('/user/home');
    expect((await card('Naga Slots'))?.textContent).toBe('฿2,480.50Naga Slots 2,480.50 creditsView account');
  });

  test('R-198 that are open have their background and their logo', async () => {
    await open('/user/home');
    const pictures = [...((await card('Naga Slots'))?.querySelectorAll('img') ?? [])];
    const { background, logo } = typical.slots.find(({ code }) => code === 'PGSLOT') ?? {};
    expect(pictures.map(({ src }) => new URL(src).pathname)).toEqual([background, logo]);
  });

  test('R-200 that are not open have only a prompt to open them', async () => {
    await open('/user/home');
    expect((await card('Mekong'))?.textContent).toBe('MekongOpen account');
  });

  test('R-209 that are open lead to their account', async () => {
    await open('/user/home');
    await press('link', /Naga Slots/);
    await find('dialog', 'Naga Slots');
    await see('Game username');
  });

  test('R-209 that are not open are opened by a tap', async () => {
    await open('/user/home');
    await press('button', /Mekong/);
    await until(() => callsOf('activateSlot').length === 1, 'the request');
    expect(callsOf('activateSlot')[0]?.path).toBe('/api/wallet/activate/AREASLOT');
  });
});
