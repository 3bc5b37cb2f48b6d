import { describe, expect, test } from 'vitest';
import { callsOf, control } from '../../support/screen-service.ts';
import { all, field, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';

// What the sheets and the box of the bonus page say of a bonus, and where they lead.

const page = '/user/bonus';
const bonusHolder = { as: '0834567890' };
const banner = (html: string) => ({ image: '/media/banners/bonus-1.svg', html });
const active = { _id: 'u', isActive: true, received: [] };

const list = (...bonuses: object[]) =>
  control.fail('listBonuses', {
    status: 200,
    body: {
      bonuses: bonuses.map((bonus) => ({
        ...{ code: 'HELD', type: 'limit', maxReceived: 1, percentFail: 5, banners: [], userBonus: null },
        ...bonus,
      })),
    },
    times: 20,
  });
const check = (status: boolean, type: string) =>
  control.fail('checkActiveBonus', { status: 200, body: { status, type }, times: 20 });

describe('the conditions of a bonus that cannot be cancelled', () => {
  test.each([
    ['their button', () => press('button', 'Confirm')],
    ['Back', goBack],
  ])('B-05 A-157 lead to the page when they are closed by %s', async (_how, close) => {
    await open(page, bonusHolder);
    await press('button', 'Cancel bonus');
    control.fail('clearBonus', { code: 'BONUS_CONDITION' });
    await press('button', 'Cancel bonus');
    await press('link', 'See bonus conditions');
    await find('dialog', 'Bonus');
    await close();
    await until(() => all('dialog').length === 0, 'the page');
    expect([location.pathname, location.search]).toEqual([page, '']);
  });
});

test('R-341 a code that was not found has nothing to claim', async () => {
  control.fail('findPromotion', { code: 'NO_PROMOTION' });
  await open(`${page}?open=promotion&code=NAGA2026`);
  await see('Promotion not found');
  expect(all('button', 'Claim promotion')).toEqual([]);
});

describe('a check of the held bonus that failed', () => {
  test('A-114 leaves the question with a retry, which does not say that no bonus is held', async () => {
    control.fail('checkActiveBonus', { status: 500, times: 9 });
    await open(`${page}?open=cancel-bonus`, bonusHolder);
    await find('button', /try again/i);
    expect(shownText()).not.toContain('You have no active bonus');
    control.clearFaults();
    await press('button', /try again/i);
    await see('Cancel this bonus?');
  });
});

describe('a bonus with two banners', () => {
  const named = { banners: [banner('<p>First words</p>'), banner('<p>Last words</p>')] };

  test('B-23 is named by the first on its card', async () => {
    list({ ...named, code: 'NEW' });
    await open(page);
    await find('button', /^First words NEW/);
  });

  test('B-23 is named by the first in the box of the held bonus', async () => {
    list({ ...named, userBonus: active });
    check(true, 'limit');
    await open(page);
    await see('You have an active bonusFirst words');
  });
});

describe('the sheet of a bonus', () => {
  const both = () => {
    list({ userBonus: active }, { code: 'NEW' });
    check(true, 'limit');
  };

  test('A-106 that is held does not speak of another one', async () => {
    both();
    await open(`${page}?open=bonus&code=HELD`);
    await find('button', 'Confirm');
    expect(shownText()).not.toContain('You already hold a bonus');
  });

  test('A-106 names the other one that is held', async () => {
    both();
    await open(`${page}?open=bonus&code=NEW`);
    await see('HELDYou already hold a bonus');
  });
});

describe('the box above the bonuses', () => {
  test.each([
    ['limit', 'Limited uses'],
    ['day', 'Daily'],
  ])('A-72 calls a bonus of the type %s that is not in the list "%s"', async (type, text) => {
    list({ code: 'NEW' });
    check(true, type);
    await open(page);
    await see('You have an active bonus');
    expect((await find('button', 'Cancel bonus')).parentElement?.textContent).toBe(
      `You have an active bonus${text}Cancel bonus`,
    );
  });

  test('A-73 has the field for a code when the bonus has ended, although the list still has it', async () => {
    list({ userBonus: active });
    check(false, '');
    await open(page);
    await find('button', /^HELD/);
    await field('Promotion code');
    expect(all('button', 'Cancel bonus')).toEqual([]);
  });
});

describe('a lookup of a code', () => {
  const search = async (fault: Parameters<typeof control.fail>[1]) => {
    control.fail('findPromotion', fault);
    await open(`${page}?open=promotion&code=WATER`);
    await find('button', 'Search');
  };

  test.each([
    ['refused with a reason', { code: 'PROMOTION_LIMIT' }],
    ['not found by a service that does not know its path', { status: 404, body: '<h1>Not found</h1>' }],
    ['not found', { code: 'NO_PROMOTION' }],
    ['without data', { code: 'NO_DATA' }],
  ])('R-341 that was %s has the field and the button for another code', async (_what, fault) => {
    await search(fault);
    expect(await field('Promotion code')).toHaveProperty('value', 'WATER');
    await press('button', 'Search');
    await until(() => callsOf('findPromotion').length === 2, 'the second search');
  });

  test('R-341 A-114 that failed can be tried again', async () => {
    control.fail('findPromotion', { status: 500, body: 'x' });
    await open(`${page}?open=promotion&code=NAGA2026`);
    await see("We couldn't look up this code");
    await press('button', 'Try again');
    await find('button', 'Claim promotion');
  });
});
