import { walletCode } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import type { PickableAccount } from '../../ui/SlotPicker.tsx';

/** What money can move between: the main wallet, then every open game account. */
export function transferAccounts(wallet: Schemas['WalletResponse'], walletName: string): PickableAccount[] {
  const games = wallet.slots.filter((slot) => slot.isActive);
  return [{ code: walletCode, name: walletName, amount: wallet.wallet.amount }, ...games];
}
