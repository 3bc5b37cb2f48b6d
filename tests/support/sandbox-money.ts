import AES from 'crypto-js/aes.js';
import type { OperationId } from '../../generated/operations.ts';
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

interface GivenCommand {
  /** Prepares the member's data for the command. */
  prepare?: (sandbox: { url: string; control: Control; token: string }) => unknown;
  /** The operation's `Input`; a function if it must be new each time. */
  input: (prepared: unknown) => object;
}

const slip = () => {
  const body = new FormData();
  body.append('file', new File(['slip'], '100baht.png', { type: 'image/png' }));
  return { body };
};

async function openQrcode({ url, control, token }: { url: string; control: Control; token: string }) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Client': 'wallet-user',
    Authorization: `Bearer ${token}`,
  };
  await fetch(`${url}/api/qrcode/WW`, { method: 'POST', headers, body: JSON.stringify({ amount: 150 }) });
  return control.qrcodes(rich)[0]?.qrcodeId;
}

const givenCommands: Partial<Record<OperationId, GivenCommand>> = {
  transfer: { input: () => ({ body: { from: 'WALLET', to: 'PGSLOT', amount: 1.25 } }) },
  transferAll: { input: () => ({ body: { to: 'PGSLOT' } }) },
  withdraw: { input: () => ({ body: { amount: 100 } }) },
  withdrawAll: { input: () => ({ body: { amount: 100 } }) },
  addFunds: { input: () => ({ body: { amount: 100 } }) },
  uploadSlip: { input: slip },
  submitTruelink: {
    input: () => {
      const link = 'https://gift.truemoney.com/campaign/?v=NagaGift100';
      return { body: { link: AES.encrypt(link, 'sandbox-secret').toString() } };
    },
  },
  createQrcode: { input: () => ({ params: { codeOrId: 'WW' }, body: { amount: 150 } }) },
  deleteQrcode: { prepare: openQrcode, input: (id) => ({ params: { codeOrId: id } }) },
  activateBonus: { input: () => ({ params: { code: 'SONGKRAN10' } }) },
  clearBonus: { prepare: ({ control }) => control.setBonus(rich, '50.00'), input: () => ({}) },
  activatePromotion: { input: () => ({ params: { code: 'REFILL10' } }) },
  claimCoupon: {
    prepare: ({ control }) => control.giveCoupon(rich, '12.50'),
    input: (coupon) => ({ body: { coupon } }),
  },
};

/** How the rich member can send a money command of the contract. Most have no input. */
export const givenCommand = (id: OperationId): GivenCommand => givenCommands[id] ?? { input: () => ({}) };
