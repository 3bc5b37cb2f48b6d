import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { control, holdAnswer, time } from '../../support/screen-service.ts';
import { find, open, press, see } from '../../support/screen.ts';

// What screen readers are told of home while it works.

/** What is busy after a press, until the answer is there. */
async function busyAfter(act: () => Promise<void>, operation: OperationId): Promise<string[]> {
  const release = holdAnswer(operation);
  await act();
  await time.pass(1);
  const busy = [...document.querySelectorAll('[aria-busy=true]')];
  await release();
  return busy.map((each) => each.getAttribute('aria-label') ?? each.textContent);
}

describe('home is called busy', () => {
  test('A-105 B-03 with its card and the retry below old balances, while they are read', async () => {
    await open('/user/home');
    control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Refresh balance');
    await see("Couldn't update");
    const busy = await busyAfter(() => press('button', 'Try again'), 'refreshSlots');
    expect(busy).toEqual(['Total balance', 'Refresh balance', 'Try again']);
  });

  test('A-105 A-114 with the retry of a member without a wallet', async () => {
    await open('/user/home', { as: '0878901234' });
    await see("doesn't have a wallet");
    const busy = await busyAfter(() => press('button', 'Try again'), 'refreshSlots');
    expect(busy).toEqual(['Total balance', 'Try again']);
  });

  test('R-286 with the card of an account that is being opened', async () => {
    await open('/user/home');
    const busy = await busyAfter(() => press('button', /Mekong/), 'activateSlot');
    expect(busy).toEqual(['Open account']);
  });
});

test('A-46 quality 14: each row of games can be scrolled by keys', async () => {
  await open('/user/home');
  await find('heading', /^Slots/);
  const rows = Array.from(document.querySelectorAll('section:has(article) > ul'), (row) =>
    row.getAttribute('tabindex'),
  );
  expect(rows).toEqual(['0', '0', '0']);
});

test('A-121 R-287 an account that was opened takes the focus from nothing else', async () => {
  await open('/user/home');
  const release = holdAnswer('activateSlot');
  await press('button', /Mekong/);
  const language = await find('combobox', 'Language');
  language.focus();
  await release();
  await find('link', /Mekong/);
  expect(document.activeElement).toBe(language);
});
