import type { Control } from '../../mocks/sandbox/control.ts';
import { rich } from './test-world.ts';

/** Everything of a member that a money command can change, serialised for comparison. */
export function holdingsOf(control: Control): string {
  const { bonusCode, coin } = control.member(rich);
  const { coins, coupons } = control.wheel(rich);
  const qrcodes = control.qrcodes(rich).map(({ qrcodeId, state }) => [qrcodeId, state]);
  const slips = control.slips(rich).length;
  return JSON.stringify([control.ledger(rich), bonusCode, coin, coins, coupons, qrcodes, slips]);
}

/** A spin can win exactly its price. Then only this count changes. */
export const spinsOf = (control: Control) => control.wheel(rich).drawn.length;
