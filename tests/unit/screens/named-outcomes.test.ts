import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { all, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { control } from '../../support/screen-service.ts';

type Reward = readonly [about: string, operationId: OperationId, address: string, button: RegExp];

const rewards: readonly Reward[] = [
  ['โบนัสรายวัน 20% รับได้วันละ 2 ครั้ง', 'activateBonus', '/user/bonus?open=bonus&code=DAILY20', /^Claim bonus$/],
  ['โปรโมชันปีใหม่ รับเพิ่ม 50 บาท', 'activatePromotion', '/user/bonus?open=promotion&code=NAGA2026', /^Claim promotion$/],
  ['คูปอง 50 · 50.00 baht', 'claimCoupon', '/user/spin?open=claim&coupon=66d0aa01', /^Claim 50.00 baht$/],
  ['Invite bonus · 150.00 baht', 'receiveInviteBonus', '/user/home?open=invite&step=ask', /^Claim 150.00 baht$/],
];

describe('an outcome', () => {
  test.each(rewards)('R-426 that is refused is about %s', async (about, operationId, address, button) => {
    control.fail(operationId, { code: 'NO_DATA' });
    await open(address);
    await press('button', button);
    await find('alertdialog', "That didn't go through");
    expect(shownText()).toContain(about);
  });

  test.each(rewards)('R-426 that is unknown is about %s', async (about, operationId, address, button) => {
    control.fail(operationId, { connection: 'breakBefore', times: 9 });
    await open(address);
    await press('button', button);
    await see('Not confirmed yet');
    expect(shownText()).toContain(about);
  });
});

test('A-157 an invite bonus that is refused because of a held bonus leads to the bonuses', async () => {
  control.fail('receiveInviteBonus', { code: 'BONUS_ALREADY_ACTIVE' });
  await open('/user/home?open=invite&step=ask');
  await press('button', /^Claim 150.00 baht$/);
  await press('link', 'See bonus conditions');
  await until(() => location.pathname === '/user/bonus', 'the bonuses');
});

describe('a coupon that cannot be claimed any more', () => {
  const refuse = async (code: 'COUPON_EXPIRED' | 'NO_CLAIMABLE_COUPON') => {
    await open('/user/spin');
    control.fail('claimCoupon', { code });
    await press('button', /^Claim 1,/);
    await press('button', /^Claim .* baht$/);
    await find('alertdialog');
    await press('button', 'OK');
  };

  test('R-393 B-47 closes its question with the alert', async () => {
    await refuse('COUPON_EXPIRED');
    await until(() => all('dialog').length === 0, 'the end of the question');
  });

  test('R-393 B-47 has no button in its row', async () => {
    await refuse('COUPON_EXPIRED');
    await find('button', /^Claim 2,/);
    expect(all('button', /^Claim 1,/)).toEqual([]);
  });

  test('R-393 B-47 differs from one that was refused for now', async () => {
    await refuse('NO_CLAIMABLE_COUPON');
    await press('button', 'Cancel');
    await find('button', /^Claim 1,/);
  });
});
