import type { StatementType } from '../../generated/known-values.ts';
import { shownBy as contract } from '../../generated/shown-by.ts';
import type { Item, Part, StateEntry } from '../api/account-state.ts';
import { walletCode } from '../api/wallet.ts';
import type { CommandDetails } from '../api/wire/money/money-command.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { stateEntryType } from '../lib/entry-type.ts';
import { entriesIn, isSameAmount, isWalletEqual, slipsIn, unexplained, type Change } from './compare-states.ts';
import { toDecimal } from './decimal.ts';

/** The account before and after one command. */
export interface CommandChange extends Change {
  details: CommandDetails;
  /** `before` was read before its form opened. */
  isBeforeOld: boolean;
}

/** How the account shows a command. Pure: each rule depends on the two states only. */
interface Rule {
  /** What is read for the rule, besides wallet and statement. */
  reads?: readonly Part[];
  /** The new items that the command may have caused, the oldest first; undefined if the states do not tell. */
  items: (change: CommandChange) => readonly Item[] | undefined;
  /** Whether the states prove that it was not carried out. */
  isUnchanged: (change: CommandChange) => boolean;
  /** New entries like its own, but of a larger amount, which may include a fee. */
  withFee?: (change: CommandChange) => readonly StateEntry[];
  /** Two items are two executions. */
  isCountable?: true;
  /** It takes its amount out of the main wallet. */
  isPaidFromWallet?: (details: CommandDetails) => boolean;
}

type Match = (entry: StateEntry, change: CommandChange) => boolean;

const isKnown = (code: string | null | undefined, { after }: Change) =>
  typeof code === 'string' && code in (after.balances ?? {});

/** Whether two places do not differ. Only codes that the wallet knows can be compared. */
const agrees = (one: string | null, other: string | undefined, change: Change) =>
  !isKnown(one, change) || !isKnown(other, change) || one === other;

const matching = (change: CommandChange, match: Match) =>
  entriesIn(change)?.added.filter((entry) => match(entry, change));

const hasNone = (change: CommandChange, type: StatementType) =>
  matching(change, (entry) => stateEntryType(entry) === type)?.length === 0;

/** Without a statement before, an equal wallet is enough if the command moves it. */
const isStill = (change: CommandChange, type: StatementType) =>
  isWalletEqual(change) && (change.before?.entries === undefined || hasNone(change, type));

type ShownByEntry = Extract<(typeof contract)[MoneyCommandId], { type: StatementType }>;

/** Whether an entry and the command agree in a field of `x-shown-by`. */
const agreesIn: Record<'amount' | 'from' | 'to', Match> = {
  amount: (entry, { details }) => isSameAmount(entry.amount, details.amount),
  from: (entry, change) => agrees(entry.from, change.details.from, change),
  to: (entry, change) => agrees(entry.to, change.details.to, change),
};

/** Whether the contract says that an entry like this shows the command, whatever is in the field `but`. */
const isLike =
  (shown: ShownByEntry, but?: keyof typeof agreesIn): Match =>
  (entry, change) =>
    stateEntryType(entry) === shown.type &&
    (!('about' in shown) || entry.about === shown.about) &&
    (!('same' in shown) || shown.same.every((field) => field === but || agreesIn[field](entry, change)));

const byEntry = (shown: ShownByEntry): Rule => ({
  items: (change) => matching(change, isLike(shown)),
  isUnchanged: (change) => isStill(change, shown.type),
  withFee(change) {
    const own = toDecimal(change.details.amount);
    const like = own ? matching(change, isLike(shown, 'amount')) : [];
    return like?.filter(({ amount }) => own && toDecimal(amount)?.abs().gt(own)) ?? [];
  },
  ...(!('times' in shown) && { isCountable: true }),
});

const byBonus = (shown: ShownByEntry): Rule => ({
  ...byEntry(shown),
  isUnchanged: (change) => isWalletEqual(change) && hasNone(change, shown.type),
});

const balance = (state: Change['before'], code: string | undefined) => toDecimal(state?.balances?.[code ?? '']);

function isEqualAt(code: string | undefined, { before, after }: Change) {
  const [was, is] = [balance(before, code), balance(after, code)];
  return was !== null && is !== null && was.eq(is);
}

const isBetweenGames = ({ from, to }: CommandDetails) => ![from, to].includes(walletCode);

/** Games are being played meanwhile, so only what the transfer itself would move counts. */
function isGameTransferUnchanged(change: CommandChange) {
  const { details, before, after } = change;
  const [was, is] = [balance(before, details.from), balance(after, details.from)];
  const isLower = !was || !is || was.minus(is).gte(details.amount ?? 0);
  return isEqualAt(details.to, change) && !isLower && hasNone(change, 'transfer');
}

const areSame = (one: readonly Item[] | undefined, other: readonly Item[] | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.length === other.length &&
  one.every(({ name }) => other.some((item) => item.name === name));

/** Whether an account that had money has none any more. */
const isEmptied = ({ details, before, after }: CommandChange) =>
  Object.keys(before?.balances ?? {}).some(
    (code) => code !== details.to && balance(before, code)?.gt(0) === true && balance(after, code)?.gt(0) !== true,
  );

const couponsOf = (id: string | undefined, coupons: readonly Item[] | undefined) =>
  coupons?.filter(({ name }) => name.startsWith(JSON.stringify(['coupon', id]))) ?? [];

/** The account shows nothing of these commands by which they could be told from others. */
const nothing = () => [];

/** How the account shows each money command. Which entry that is, `x-shown-by` of the contract says. */
export const shownBy: Record<MoneyCommandId, Rule> = {
  transfer: {
    ...byEntry(contract.transfer),
    isUnchanged: (change) =>
      isBetweenGames(change.details) ? isGameTransferUnchanged(change) : isStill(change, 'transfer'),
    isPaidFromWallet: ({ from }) => from === walletCode,
  },
  // One transfer for each account with money.
  transferAll: {
    ...byEntry(contract.transferAll),
    isUnchanged: (change) => isStill(change, 'transfer') && isEqualAt(change.details.to, change) && !isEmptied(change),
  },
  withdraw: { ...byEntry(contract.withdraw), isPaidFromWallet: () => true },
  withdrawAll: { ...byEntry(contract.withdrawAll), isPaidFromWallet: () => true },
  addFunds: byEntry(contract.addFunds),
  // No entry names the link, but a new deposit may be its own.
  submitTruelink: { items: nothing, isUnchanged: (change) => isStill(change, 'deposit') },
  uploadSlip: {
    reads: ['slips'],
    items: (change) => slipsIn(change)?.added,
    isUnchanged: (change) => slipsIn(change)?.added.length === 0,
    isCountable: true,
  },
  receiveInviteBonus: byBonus(contract.receiveInviteBonus),
  receiveRefund: byBonus(contract.receiveRefund),
  addRefundToWallet: byBonus(contract.addRefundToWallet),
  activatePromotion: byBonus(contract.activatePromotion),
  activateBonus: {
    reads: ['bonuses'],
    items: ({ details, before, after }) =>
      before?.bonuses &&
      after.bonuses?.filter(
        ({ name, code, active }) =>
          active && code === details.code && !before.bonuses?.some((receipt) => receipt.name === name),
      ),
    isUnchanged: (change) => isWalletEqual(change) && areSame(change.before?.bonuses, change.after.bonuses),
    isCountable: true,
  },
  clearBonus: {
    reads: ['holdsBonus'],
    items(change) {
      const { before, after } = change;
      if (before?.holdsBonus === undefined || after.holdsBonus === undefined) return undefined;
      return before.holdsBonus && !after.holdsBonus ? matching(change, isLike(contract.clearBonus)) : [];
    },
    isUnchanged: ({ after }) => after.holdsBonus === true,
  },
  claimCoupon: {
    reads: ['coupons'],
    items(change) {
      const { details, before, after } = change;
      if (!before?.coupons || !after.coupons) return undefined;
      const [coupon] = before.coupons.filter((each) => couponsOf(details.id, [each]).length > 0);
      if (!coupon || couponsOf(details.id, after.coupons).length >= couponsOf(details.id, before.coupons).length)
        return [];
      return matching(
        change,
        (entry) => isLike(contract.claimCoupon)(entry, change) && isSameAmount(entry.amount, coupon.amount),
      );
    },
    isUnchanged: (change) => {
      const { details, before, after } = change;
      if (!before?.coupons || !after.coupons || !isWalletEqual(change)) return false;
      return couponsOf(details.id, after.coupons).length >= couponsOf(details.id, before.coupons).length;
    },
  },
  spin: {
    reads: ['coins', 'coupons'],
    items: nothing,
    // No list explains coins: those of an old reading may have been won and spent since.
    isUnchanged: (change) =>
      !change.isBeforeOld &&
      isWalletEqual(change) &&
      change.before?.coins !== undefined &&
      change.before.coins === change.after.coins &&
      areSame(change.before.coupons, change.after.coupons),
  },
  createQrcode: {
    reads: ['qrcode'],
    items({ details, before, after: { qrcode } }) {
      if (before?.qrcode === undefined || qrcode === undefined) return undefined;
      if (!qrcode || qrcode.id === null || qrcode.id === before.qrcode?.id) return [];
      const isOwn = qrcode.amount === null || isSameAmount(qrcode.amount, details.amount);
      return isOwn ? [{ name: `code ${qrcode.id}`, at: null }] : undefined;
    },
    isUnchanged: ({ before, after: { qrcode } }) =>
      before?.qrcode !== undefined &&
      qrcode !== undefined &&
      (qrcode === null || (qrcode.id !== null && qrcode.id === before.qrcode?.id)),
  },
  deleteQrcode: {
    reads: ['qrcode'],
    items: nothing,
    isUnchanged: ({ details, after }) => after.qrcode != null && after.qrcode.id === details.id,
  },
};

/** The type of the entry that shows a command, in small letters. */
export function kindOf(id: MoneyCommandId): string | undefined {
  const shown = contract[id];
  return typeof shown === 'object' && 'type' in shown ? shown.type : undefined;
}

/** Whether the entries explain how the balance moved that the command moves, so that no second entry of it is to come. */
export function isExplained(id: MoneyCommandId, change: CommandChange): boolean {
  const account = id === 'transfer' && isBetweenGames(change.details) ? change.details.to : walletCode;
  return unexplained(change, undefined, account)?.eq(0) === true;
}

/** All parts that are read for a command. */
export const partsOf = (id: MoneyCommandId): readonly Part[] => ['balances', 'entries', ...(shownBy[id].reads ?? [])];

/** Whether an item failed: it never proves a success. */
export const hasFailed = (item: Item): boolean => 'status' in item && item.status === 'failed';
