import type { AccountState, Item, StateEntry } from '../api/account-state.ts';
import { walletCode } from '../api/wallet.ts';
import type { CommandDetails } from '../api/wire/money/money-command.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { timings } from '../lib/timings.ts';
import { entriesIn, isSameAmount, unexplained } from './compare-states.ts';
import { toDecimal } from './decimal.ts';
import type { Shown } from './outcome-table.ts';
import { hasFailed, isExplained, kindOf, shownBy, type CommandChange } from './shown-by.ts';

/** A money command of this session. */
export interface SentCommand {
  operationId: MoneyCommandId;
  details: CommandDetails;
  /** The account before it; undefined if nothing was read in time. */
  before: AccountState | undefined;
  /** `before` was read before its form opened: it proves that nothing changed, but no success. */
  isBeforeOld: boolean;
}

/** What a later reading of the account shows of a command. */
export interface AccountView {
  shown: Shown;
  /** The account cannot be read. */
  isUnread?: true;
  /** The item that shows it. */
  item?: Item;
  /** Only an entry that failed was found. */
  hasOnlyFailed: boolean;
  /** Transfer all: another account still has money. */
  isPartly: boolean;
  /** The main wallet fell by exactly its amount, which no entry and no other command explains. */
  hasPaid: boolean;
  /** The entries explain what happened to the balances that it moves. */
  isExplained: boolean;
  /** The statement was read before and after. */
  isListed: boolean;
  /** The number of new items like it. */
  count: number;
  /** The number of new entries like it with a larger amount, which may include a fee. */
  countWithFee: number;
  /** The account shows it more than once. */
  isDouble: boolean;
  /** The number of such items since an earlier equal command without a known outcome. */
  sinceEarlier?: number | undefined;
  /** The main wallet before and after, if they differ. */
  wallet?: { was: number; is: number } | undefined;
  newEntries: readonly StateEntry[];
  /** The QR code of the command is not open any more. */
  isCodeGone: boolean;
  hasNoBonus: boolean;
}

/** A view without anything to tell, when the account cannot be read. */
export const unread: AccountView = {
  ...{
    shown: 'changed',
    isUnread: true,
    hasOnlyFailed: false,
    isPartly: false,
    hasPaid: false,
    count: 0,
    countWithFee: 0,
  },
  ...{ isExplained: false, isListed: false },
  ...{ isDouble: false, newEntries: [], isCodeGone: false, hasNoBonus: false },
};

interface Entry extends SentCommand {
  /** The names of the items that it caused. An item proves one command only. */
  items: readonly string[];
  /** Its outcome is not known. */
  hasNoAnswer: boolean;
  /** It was told as done. */
  isDone: boolean;
  /** It may still cause an item. */
  isOpen: boolean;
  /** By performance.now(). */
  sentAt: number;
}

const isEqual = (one: Entry, other: Entry) =>
  one.operationId === other.operationId && JSON.stringify(one.details) === JSON.stringify(other.details);

/** Whether the entry of one may be the entry of the other. */
const isOfKind = (one: Entry, other: Entry) => kindOf(one.operationId) === kindOf(other.operationId);

const walletOf = (state: AccountState | undefined) => state?.balances?.[walletCode];

/** The commands of one session in their order, and the items of the account that each has caused. */
export function createSentCommands() {
  const entries: Entry[] = [];

  const changeOf = ({ details, before, isBeforeOld }: Entry, after: AccountState): CommandChange => ({
    ...{ details, before, isBeforeOld, after },
  });

  /** The new items like this command that no other one has caused. */
  function itemsFor(own: Entry, after: AccountState, before = own.before): readonly Item[] | undefined {
    const others = new Set(entries.flatMap((entry) => (entry === own ? [] : entry.items)));
    const items = shownBy[own.operationId].items({ ...changeOf(own, after), before });
    return items?.filter(({ name }) => !others.has(name));
  }

  /** Other commands that may have caused these items, or that are equal. */
  function rivalsOf(own: Entry, after: AccountState, items: readonly Item[]): Entry[] {
    const names = new Set(items.map(({ name }) => name));
    return entries.filter((entry) => {
      if (entry === own || !entry.isOpen || entry.items.length > 0) return false;
      if (isEqual(entry, own)) return true;
      const like = itemsFor(entry, after, entry.before ?? own.before);
      return like?.some(({ name }) => names.has(name)) === true;
    });
  }

  /** New entries that may be a command with a fee: all of one amount, and no other command of its kind is open. */
  function feesFor(own: Entry, change: CommandChange): readonly Item[] {
    const others = entries.filter((entry) => entry !== own);
    const taken = new Set(others.flatMap(({ items }) => items));
    const fees = shownBy[own.operationId]
      .withFee?.(change)
      .filter((entry) => !taken.has(entry.name) && !hasFailed(entry));
    const hasRival = others.some((entry) => entry.isOpen && entry.items.length === 0 && isOfKind(entry, own));
    const [one, ...more] = fees ?? [];
    return one && !hasRival && more.every(({ amount }) => isSameAmount(amount, one.amount)) ? [one, ...more] : [];
  }

  function look(own: Entry, after: AccountState): AccountView {
    const rule = shownBy[own.operationId];
    const change = changeOf(own, after);
    const all = itemsFor(own, after) ?? [];
    const items = all.filter((item) => !hasFailed(item));
    const rivals = rivalsOf(own, after, items);
    const isEnough = items.length > rivals.length && !own.isBeforeOld;
    if (isEnough && own.items.length === 0) {
      const earlier = rivals.filter((rival) => entries.indexOf(rival) < entries.indexOf(own)).length;
      const taken = own.operationId === 'transferAll' ? items : items.slice(earlier, earlier + 1);
      own.items = taken.map(({ name }) => name);
    }
    const withFee = all.length === 0 ? feesFor(own, change) : [];
    const item = items.find(({ name }) => own.items.includes(name));
    const difference = entriesIn(change);
    const explained = isExplained(own.operationId, change);
    // What an answer called done moved its money before this command. Its entry may come later, so the balance must show that
    // the items are of this command.
    const haveMoved =
      explained && difference?.added.some(({ name }) => items.some((each) => each.name === name)) === true;
    const doubtful = haveMoved ? rivals.filter(({ isDone }) => !isDone) : rivals;
    const rest = unexplained(change);
    const hasOnlyFailed = all.length > 0 && items.length === 0 && rest?.gte(0) === true;
    const isUnchanged = hasOnlyFailed || rule.isUnchanged(change);
    const amount = toDecimal(own.details.amount);
    const isPaid =
      rule.isPaidFromWallet?.(own.details) === true && amount !== null && rest?.eq(amount.times(-1)) === true;
    const earliest = entries.find(
      (entry) => entry !== own && entry.hasNoAnswer && (isEqual(entry, own) || rivals.includes(entry)),
    );
    const [was, is] = [walletOf(own.before), walletOf(after)];
    return {
      shown: own.items.length > 0 ? 'shows' : isUnchanged ? 'unchanged' : 'changed',
      ...(item && { item }),
      hasOnlyFailed,
      isPartly: own.operationId === 'transferAll' && hasMoneyElsewhere(change),
      hasPaid: isPaid && all.length === 0 && rivals.length === 0 && !own.isBeforeOld,
      isExplained: explained,
      isListed: difference !== undefined,
      count: items.length,
      countWithFee: withFee.length,
      isDouble:
        rule.isCountable === true &&
        (items.length > doubtful.length + 1 || withFee.length > 1) &&
        !hasMovedOnce(change, [...(rule.items(change) ?? []), ...withFee]),
      // Where the older statement cannot be compared any more, at least those since this one.
      sinceEarlier: earliest && (countSince(earliest, own, after) ?? items.length),
      wallet: was != null && is != null && was !== is ? { was, is } : undefined,
      newEntries: difference?.added ?? [],
      isCodeGone:
        own.operationId === 'deleteQrcode' && after.qrcode !== undefined && after.qrcode?.id !== own.details.id,
      hasNoBonus: own.operationId === 'clearBonus' && after.holdsBonus === false,
    };
  }

  /** How many items like the command `own` are new since an earlier command, which may be of another kind. */
  function countSince({ before, isBeforeOld }: Entry, own: Entry, after: AccountState) {
    const change = { ...changeOf(own, after), before, isBeforeOld };
    return shownBy[own.operationId].items(change)?.filter((item) => !hasFailed(item)).length;
  }

  /** Closes the commands of which the account shows nothing, and gives the others the items that it shows. */
  function settleEarlier(after: AccountState, isDue: (entry: Entry) => boolean) {
    for (const entry of entries) {
      if (entry.isOpen && entry.items.length === 0 && isDue(entry)) {
        entry.isOpen = look(entry, after).shown !== 'unchanged';
      }
    }
  }

  return {
    /** Call when a command is about to be sent, or was restored after a reload. */
    add(sent: SentCommand): SentCommand {
      const entry = { ...sent, items: [], hasNoAnswer: false, isDone: false, isOpen: true, sentAt: performance.now() };
      const { before, isBeforeOld } = sent;
      if (before && !isBeforeOld) settleEarlier(before, (each) => isEqual(each, entry));
      entries.push(entry);
      return entry;
    },
    /** Call when a command was refused. */
    remove(sent: SentCommand) {
      const index = entries.findIndex((entry) => entry === sent);
      if (index >= 0) entries.splice(index, 1);
    },
    /** Call when the outcome of a command is shown as unknown, or becomes known. */
    markUnknown(sent: SentCommand, hasNoAnswer: boolean) {
      const entry = entries.find((each) => each === sent);
      if (entry) Object.assign(entry, { hasNoAnswer, isDone: !hasNoAnswer });
    },
    /** Compares a state that was read after the command was answered. */
    look(sent: SentCommand, after: AccountState): AccountView {
      const own = entries.find((entry) => entry === sent);
      if (!own) return unread;
      const view = look(own, after);
      const isOld = ({ sentAt }: Entry) => performance.now() - sentAt >= timings.commandStaysOpen;
      settleEarlier(after, (each) => each.operationId === own.operationId && isOld(each));
      return view;
    },
  };
}

/** Whether an account still has money that should have been moved. */
const hasMoneyElsewhere = ({ details, after }: CommandChange) =>
  Object.entries(after.balances ?? {}).some(
    ([code, amount]) => code !== details.to && toDecimal(amount)?.gt(0) === true,
  );

/**
 * Whether the main wallet moved by the amount of one of these equal entries, so that there was one execution. `like` are all
 * new items like it, also those of earlier commands, whose entries came late.
 */
function hasMovedOnce(change: CommandChange, like: readonly Item[]): boolean {
  const names = new Set(like.filter((item) => !hasFailed(item)).map(({ name }) => name));
  const one = entriesIn(change)?.added.find(({ name }) => names.has(name));
  const moved = unexplained(change, ({ name }) => names.has(name));
  const movedByOne = one && unexplained(change, ({ name }) => names.has(name) && name !== one.name);
  // The rest after one of them is explained.
  return moved !== null && movedByOne != null && !moved.eq(0) && movedByOne.eq(0);
}
