import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { all, find, open, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

// The notice of the service explains a percentage.

interface Reward {
  name: string;
  address: string;
  button: RegExp | string;
  /** Gives the reward this percentage. */
  give: (percent: number | null) => void;
}

const answer = (operation: OperationId, body: object) => control.fail(operation, { status: 200, body, times: 50 });

const rewards: Reward[] = [
  {
    name: 'a refund',
    address: '/user/profile?open=refund&step=ask',
    button: /^Claim .*baht$/,
    give: (refundFail) =>
      answer('checkRefund', { ...typicalOf('checkRefund'), result: true, bonus: null, refundAmount: 84, refundFail }),
  },
  {
    name: 'an invite bonus',
    address: '/user/profile?open=invite&step=ask',
    button: /^Claim .*baht$/,
    give: (fail) => {
      const wallet = typicalOf('getWallet');
      answer('getWallet', { ...wallet, invite: { ...wallet.invite, amount: 150, fail } });
    },
  },
  {
    name: 'a promotion',
    address: '/user/bonus?open=promotion&code=NAGA2026',
    button: 'Claim promotion',
    give: (percentFail) => answer('findPromotion', { percentFail, description: 'Songkran gift' }),
  },
  {
    name: 'the cancellation of a bonus',
    address: '/user/bonus?open=cancel-bonus',
    button: 'Keep bonus',
    give: (percentFail) => {
      control.setBonus(rich, 100);
      const userBonus = { _id: 'u', isActive: true, received: [] };
      const bonus = { code: 'HELD', type: 'limit', maxReceived: 1, percentFail, banners: [], userBonus };
      answer('listBonuses', { bonuses: [bonus] });
    },
  },
];

describe.each(rewards)('$name', ({ address, button, give }) => {
  const show = async (percent: number | null) => {
    give(percent);
    await open(address);
    await find('button', button);
    await until(() => callsOf('getNotice').length > 0, 'the notice');
    await time.pass(1_000);
    return all('heading', 'Notice').length;
  };

  test.each([
    [7, 1],
    [0, 1],
    [null, 0],
  ])('A-68 with the percentage %j has %i notices', async (percent, count) => {
    expect(await show(percent)).toBe(count);
  });
});
