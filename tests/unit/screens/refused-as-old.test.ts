import { expect, test } from 'vitest';
import { control } from '../../support/screen-service.ts';
import { fill, find, goBack, open, press, see, shownText } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

const rewards = [
  { title: 'R-334 R-333 a bonus', show: () => press('button', /DAILY20/), button: 'Claim bonus' },
  {
    title: 'R-342 R-333 a promotion',
    show: async () => {
      await fill('Promotion code', 'REFILL10');
      await press('button', 'Search');
    },
    button: 'Claim promotion',
  },
];

test.each(rewards)('$title that is refused because one is held leaves the held one on the page', async (reward) => {
  const { show, button } = reward;
  await open('/user/bonus');
  await see('WEEKLY50');
  await show();
  await find('button', button);
  control.setBonus(rich, 100);
  control.fail('activateBonus', { code: 'BONUS_ALREADY_ACTIVE' });
  control.fail('activatePromotion', { code: 'BONUS_ALREADY_ACTIVE' });
  await press('button', button);
  await find('alertdialog');
  await press('button', 'OK');
  await goBack();
  await see('You have an active bonus');
  expect(shownText()).not.toContain('Promotion code');
});
