import type { OperationId } from '../../generated/operations.ts';
import { spin } from '../../src/i18n/en/spin.ts';
import { smallPicture } from './pictures.ts';
import { chooseFile, fill, press, see } from './screen.ts';
import { control } from './screen-service.ts';
import { rich } from './test-world.ts';

type Name = string | RegExp;

/** A money command on a screen in memory. */
export interface SentCommand {
  operation: OperationId;
  address: string;
  /** Before the page is opened. */
  prepare?: () => void;
  /** On the page. */
  fill?: () => Promise<void>;
  /** What keeps its input, and the text in it. */
  kept?: readonly [label: Name, text: string];
  send: Name;
  /** Asks first, with this button. */
  confirm?: Name;
  /** What the page says when it is done. */
  done: Name;
  /** A refusal is a toast. */
  isToast?: boolean;
}

const deposit = '/user/home?open=deposit&way=';
const gift = 'https://gift.truemoney.com/campaign/?v=RoundaGift10';
const slip = () => new File([new Uint8Array(smallPicture('slip'))], 'slip.png', { type: 'image/png' });

export const sentCommands = {
  'a transfer': {
    operation: 'transfer',
    address: '/user/home?open=transfer&to=PGSLOT',
    fill: () => fill(/Amount/, '1.25'),
    kept: [/Amount/, '1.25'],
    send: 'Transfer 1.25 baht',
    done: 'Transfer done',
  },
  'a withdrawal': {
    operation: 'withdrawAll',
    address: '/user/home?open=withdraw',
    fill: () => fill(/Amount/, '100'),
    kept: [/Amount/, '100'],
    send: 'Withdraw 100.00 baht',
    done: "We've received your request",
  },
  'a slip': {
    operation: 'uploadSlip',
    address: `${deposit}slip`,
    fill: () => chooseFile(/Choose/, slip()),
    send: 'Upload slip',
    done: 'Slip uploaded',
  },
  'a QR code': {
    operation: 'createQrcode',
    address: `${deposit}qr&bank=WW`,
    fill: () => fill(/Amount/, '150'),
    kept: [/Amount/, '150'],
    send: 'Create QR 150.00 baht',
    done: 'Expires in',
  },
  'the cancellation of a QR code': {
    operation: 'deleteQrcode',
    address: `${deposit}qr&bank=WW`,
    fill: async () => {
      await fill(/Amount/, '150');
      await press('button', 'Create QR 150.00 baht');
      await see('Expires in');
    },
    send: 'Cancel QR',
    done: 'QR code cancelled',
  },
  'a gift link': {
    operation: 'submitTruelink',
    address: `${deposit}link`,
    fill: () => fill('Gift link', gift),
    kept: ['Gift link', gift],
    send: 'Send link',
    done: /Link sent|A deposit of [\d.]+ baht arrived/,
    isToast: true,
  },
  'a spin': {
    operation: 'spin',
    address: '/user/spin',
    send: /^Spin 3 coins$/,
    done: spin.turning,
  },
  'a claim': {
    operation: 'claimCoupon',
    address: '/user/spin?open=claim&coupon=66d0aa01',
    send: 'Claim 50.00 baht',
    done: spin.claimed,
  },
  'an invite bonus': {
    operation: 'receiveInviteBonus',
    address: '/user/home?open=invite&step=ask',
    send: 'Claim 150.00 baht',
    done: 'Invite bonus received',
  },
  'a refund': {
    operation: 'receiveRefund',
    address: '/user/home?open=refund&step=ask',
    send: 'Claim 84.25 baht',
    done: 'Refund received',
    isToast: true,
  },
  'a bonus': {
    operation: 'activateBonus',
    address: '/user/home?open=bonus&code=SONGKRAN10',
    send: 'Claim bonus',
    done: 'Bonus received',
  },
  'the cancellation of a bonus': {
    operation: 'clearBonus',
    address: '/user/home?open=cancel-bonus',
    prepare: () => control.setBonus(rich, '50.00'),
    send: 'Cancel bonus',
    done: 'Bonus cancelled',
  },
  'a promotion': {
    operation: 'activatePromotion',
    address: '/user/home?open=promotion&code=REFILL10',
    send: 'Claim promotion',
    done: 'Promotion received',
  },
  'the move of everything': {
    operation: 'transferAll',
    address: '/user/home?open=game&slot=PGSLOT',
    send: 'Move everything into this game',
    confirm: /^Move \d/,
    done: 'All your money was moved into Naga Slots',
  },
} as const satisfies Record<string, SentCommand>;
