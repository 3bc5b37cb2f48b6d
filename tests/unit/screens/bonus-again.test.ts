import { describe, expect, test } from 'vitest';
import { callsOf, holdAnswer, time } from '../../support/screen-service.ts';
import { field, fill, find, goBack, open, press, see, until } from '../../support/screen.ts';

describe('a second visit of the page', () => {
  /** The answer of the operation is held from the second visit on. */
  const visitAgain = async (operation: 'listBonuses' | 'checkActiveBonus') => {
    await open('/user/home');
    await press('link', 'Bonus conditions');
    await find('button', /WEEKLY50/);
    await press('link', 'Home');
    const before = callsOf(operation).length;
    const release = holdAnswer(operation);
    await press('link', 'Bonus conditions');
    await until(() => callsOf(operation).length > before, 'the second reading');
    return release;
  };

  test('R-336 a reading that is under way does not take a received bonus back', async () => {
    const release = await visitAgain('listBonuses');
    await press('button', /WEEKLY50/);
    await press('button', 'Claim bonus');
    await see('Bonus received');
    await goBack();
    await release();
    await time.pass(1_000);
    expect((await find('button', /WEEKLY50/)).textContent).toContain('Current');
  });

  test('A-73 the code can be typed while the held bonus is read', async () => {
    const release = await visitAgain('checkActiveBonus');
    await fill('Promotion code', 'NAGA2026');
    await release();
    expect(await field('Promotion code')).toHaveProperty('value', 'NAGA2026');
  });
});
