import { describe, expect, test } from 'vitest';
import { all, find, goBack, open, press, reaction, reload, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

const heard = () => all('status').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

/** All that is announced in this time. */
async function heardIn(milliseconds: number): Promise<string> {
  const texts: string[] = [];
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await time.pass(100);
    texts.push(...heard());
  }
  return texts.join();
}

describe('a refresh of the balances', () => {
  test('B-03 that fails is not announced as done', async () => {
    await open('/user/home');
    control.fail('refreshSlots', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Refresh balance');
    await see("Couldn't update. Last updated:");
    expect(await heardIn(2_000)).not.toContain('Balances refreshed');
  });

  test('B-03 that succeeds is announced with the total', async () => {
    await open('/user/home');
    await press('button', 'Refresh balance');
    await until(() => heard().includes('Balances refreshed. Total 12,480.50 baht.'), 'the announcement');
  });

  test('B-03 that succeeds after a failed one takes the note away', async () => {
    await open('/user/home');
    control.fail('refreshSlots', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Refresh balance');
    await see("Couldn't update. Last updated:");
    await press('button', 'Refresh balance');
    await until(() => !shownText().includes("Couldn't update"), 'the end of the note');
    expect(callsOf('refreshSlots')).toHaveLength(3);
  });

  test('A-105 pressed again while it runs sends nothing more', async () => {
    await open('/user/home');
    const release = holdAnswer('refreshSlots');
    const button = await find('button', 'Refresh balance');
    button.click();
    await time.settle();
    button.click();
    (await find('button', 'Refresh balance')).click();
    await release();
    expect(callsOf('refreshSlots')).toHaveLength(2);
  });
});

test('R-205 home that is opened again reads the balances again', async () => {
  await open('/user/home');
  await press('link', 'Profile');
  await see('Member ID');
  control.credit(rich, 20);
  await goBack();
  await see('฿12,500.50');
  expect(callsOf('getWallet')).toHaveLength(2);
});

test('B-05 a negative number of coins is shown as 0', async () => {
  control.setCoins(rich, -3);
  await open('/user/home');
  expect((await find('link', /Wheel/)).textContent).toBe('Wheel0 coins');
});

describe('hidden amounts', () => {
  test('A-116 stay hidden after a reload', async () => {
    await open('/user/home');
    await press('button', 'Hide amounts');
    await reload();
    expect(shownText()).not.toContain('12,480.50');
    await press('button', 'Show amounts');
  });

  test('A-116 are not told by a refresh', async () => {
    await open('/user/home');
    await press('button', 'Hide amounts');
    await press('button', 'Refresh balance');
    expect(callsOf('getWallet')).toHaveLength(2);
    expect(await heardIn(2_000)).not.toContain('Balances refreshed');
    await press('button', 'Show amounts');
  });
});

describe('the agreement', () => {
  test('R-202 R-304 opens 1,500 ms after home and not before', async () => {
    await open('/user/home', { agreed: false });
    await time.pass(1_499 - reaction);
    expect(all('dialog')).toEqual([]);
    await time.pass(1);
    expect(all('dialog', 'Agreement')).toHaveLength(1);
  });

  test('R-305 shows each text of the service', async () => {
    control.fail('listAgreements', { body: { agreements: ['<h3>Rules</h3><p>One</p>', '<p><b>Two</b></p>'] } });
    await open('/user/home', { agreed: false });
    const dialog = await find('dialog', 'Agreement');
    const shown = Array.from(dialog.querySelectorAll('article'), ({ textContent }) => textContent);
    expect(shown).toEqual(['RulesOne', 'Two']);
  });
});
