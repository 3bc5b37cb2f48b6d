import { describe, expect, test } from 'vitest';
import { control } from '../../support/screen-service.ts';
import { find, goBack, open, press, see, until } from '../../support/screen.ts';
import { typicalOf } from '../../support/read-as.ts';
import { rich } from '../../support/test-world.ts';

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
