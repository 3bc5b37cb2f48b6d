import { bookBonus } from './bonuses.ts';
import { minorToText } from './money.ts';
import type { Member, World } from './world.ts';

/** Credits the wallet. The statement shows the reason and amount under `luckydraw`. */
export function bookWheelMoney(world: World, member: Member, amount: bigint, what: string): void {
  const unit = member.currency === 'LAK' ? 'ກີບ' : 'บาท';
  const figure = minorToText(amount)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  bookBonus(world, member, { source: 'luckydraw', description: `${what} ${figure} ${unit}`, amount });
}
