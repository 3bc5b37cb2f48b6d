import type { Schemas } from '../../../generated/operations.ts';
import { acknowledge, type HandlersOf } from '../call.ts';
import { bookBonus } from '../state/bonuses.ts';
import type { Currency, Transaction } from '../state/ledger.ts';
import { fromMinor } from '../state/money.ts';
import { refuse } from '../state/refusal.ts';
import { pageOf } from '../state/statement.ts';
import { inBangkok, wireTime } from '../state/wire-time.ts';
import type { Member, World } from '../state/world.ts';

const texts = {
  thai: {
    description: 'คืนยอดเสียของเมื่อวาน',
    tooLittle: 'รับเงินคืนได้เมื่อมียอดเสียของเมื่อวานตั้งแต่ 100 บาทขึ้นไป',
    banner: '<p>คืนยอดเสียของเมื่อวาน <b>10%</b> รับได้วันละ 1 ครั้ง</p>',
  },
  lao: {
    description: 'ຄືນຍອດເສຍຂອງມື້ວານ',
    tooLittle: 'ຮັບເງິນຄືນໄດ້ເມື່ອຍອດເສຍຂອງມື້ວານຄົບ 50,000 ກີບ',
    banner: '<p>ຄືນຍອດເສຍຂອງມື້ວານ <b>10%</b>. ຮັບໄດ້ມື້ລະ 1 ຄັ້ງ.</p>',
  },
};

const textsOf = ({ settings }: World) => (settings.laos ? texts.lao : texts.thai);

/** The refund is a tenth of the loss. */
const share = 10n;

/** The minimum loss for a refund, in minor units. */
const lossNeeded: Record<Currency, bigint> = { BAHT: 10_000n, LAK: 5_000_000n };

const isRefund = ({ reason, detail }: Transaction) => reason === 'bonus' && detail?.bonus?.source === 'refund';

interface Yesterday {
  /** The net loss in games, in minor units; negative when the member won. */
  readonly lost: bigint;
  /** The refund that is left to receive, in minor units; may be negative. */
  readonly due: bigint;
  /** Whether the member played and has not received everything. */
  readonly isOpen: boolean;
}

/** Yesterday's result from the ledger. A day ends at midnight in Bangkok. */
function yesterdayOf({ ledger, clock }: World, member: Member): Yesterday {
  const today = inBangkok(clock.now());
  const yesterday = today.subtract(1, 'day');
  const own = ledger.transactions.filter(({ memberId }) => memberId === member.id);
  const plays = own.filter(({ reason, at }) => reason === 'play' && inBangkok(at).isSame(yesterday, 'day'));
  const refunds = own.filter((each) => isRefund(each) && inBangkok(each.at).isSame(today, 'day'));
  const lost = amountsIn(plays, /^house:/);
  const received = amountsIn(refunds, /^member:/);
  const due = lost / share - received;
  return { lost, due, isOpen: plays.length > 0 && (received === 0n || due > 0n) };
}

/** The sum of all entries into the matching accounts. */
const amountsIn = (transactions: readonly Transaction[], accounts: RegExp) =>
  transactions
    .flatMap(({ entries }) => entries.filter(({ account }) => accounts.test(account)))
    .reduce((sum, { amount }) => sum + amount, 0n);

/** The amount that can be received, in minor units; 0 when not allowed. */
export function refundDue(world: World, member: Member): bigint {
  const { due, isOpen } = yesterdayOf(world, member);
  return isOpen && due > 0n ? due : 0n;
}

/** GET /api/refund/check. */
function refundCheck(world: World, member: Member): Schemas['RefundCheck'] {
  const yesterday = yesterdayOf(world, member);
  const amount = refundDue(world, member);
  const isEnough = yesterday.lost >= lossNeeded[member.currency];
  return {
    result: yesterday.isOpen,
    bonus: member.bonus && { code: member.bonus.code },
    info: amount === 0n ? null : isEnough ? textsOf(world).description : textsOf(world).tooLittle,
    refundAmount: fromMinor(amount),
    refundSuccess: 5,
    refundFail: 2,
  };
}

/** POST /api/refund: received refunds, newest first. */
function refundsOf({ ledger }: World, member: Member): Schemas['Refund'][] {
  return ledger.transactions
    .filter((each) => each.memberId === member.id && isRefund(each))
    .sort((a, b) => b.at - a.at || b.id - a.id)
    .map(({ entries, at }) => ({ refundAmount: fromMinor(entries[1]?.amount ?? 0n), createdAt: wireTime(at) }));
}

/** GET /api/refund/receive and addWallet: pays a part of yesterday's losses into the wallet. */
function receiveRefund({ world, member }: { readonly world: World; readonly member: Member }) {
  if (world.maintenance.has('REFUND')) return refuse('REFUND_INACTIVE');
  if (member.bonus) return refuse('BONUS_ALREADY_ACTIVE');
  const yesterday = yesterdayOf(world, member);
  if (!yesterday.isOpen) return refuse('NO_REFUND');
  const amount = yesterday.due;
  if (amount <= 0n) return refuse('REFUND_MINIMUM');
  if (yesterday.lost < lossNeeded[member.currency]) return refuse('REFUND_CONDITION');
  bookBonus(world, member, { source: 'refund', description: textsOf(world).description, amount });
  return null;
}

export const refundHandlers: HandlersOf<'refund'> = {
  listRefunds: ({ world, member, body }) => ({ refunds: pageOf(refundsOf(world, member), body) }),
  checkRefund: ({ world, member }) => refundCheck(world, member),
  receiveRefund: (call) => acknowledge(receiveRefund(call), 'REFUND_SUCCESS'),
  addRefundToWallet: (call) => acknowledge(receiveRefund(call), 'REFUND_SUCCESS'),
  listRefundBanners: ({ world }) => ({
    banners: [
      { image: '/media/banners/refund-1.svg', html: textsOf(world).banner },
      { image: '/media/banners/refund-2.svg', html: null },
    ],
  }),
};
