import type { Schemas } from '../../../generated/operations.ts';

export type Currency = Schemas['Currency'];

/** All accounts of the ledger. Only house accounts may be negative: they balance the money of the members. */
export type Account =
  | `member:${string}:wallet`
  | `member:${string}:invite`
  | `member:${string}:game:${string}`
  | `house:${'deposits' | 'withdrawals' | 'bonus' | 'games'}:${Currency}`
  | `suspense:${Currency}`;

export type Reason =
  | 'deposit'
  | 'transfer'
  | 'transferReturn'
  | 'play'
  | 'withdraw'
  | 'withdrawPaid'
  | 'withdrawReturn'
  | 'invite'
  | 'bonus'
  | 'bonusEnd';

export interface Entry {
  readonly account: Account;
  /** Minor units; positive into the account, negative out of it. */
  readonly amount: bigint;
}

/** The fields of a statement entry that describe a bonus. */
type BonusSource = keyof Pick<Schemas['StatementEntry'], 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw'>;

/** Data for the statement that the entries do not contain. */
export interface Detail {
  /** The external bank, provider or wallet. */
  readonly channel?: string | null;
  readonly bonus?: {
    readonly source: BonusSource;
    readonly description: string;
  };
  /** The friend whose play brought an invite bonus. */
  readonly friend?: string;
}

export interface Transaction {
  readonly id: number;
  /** Connects the transactions of one order, such as a withdrawal and its payment. */
  readonly reference: string;
  readonly at: number;
  readonly reason: Reason;
  readonly memberId: string;
  readonly currency: Currency;
  readonly entries: readonly Entry[];
  readonly detail?: Detail;
}

/** Only the ordered transactions are stored. A balance is the sum of its entries. */
export interface Ledger {
  readonly transactions: Transaction[];
}

export function createLedger(): Ledger {
  return { transactions: [] };
}

const sum = (entries: readonly Entry[]) => entries.reduce((total, entry) => total + entry.amount, 0n);

/** In minor units. */
export function balanceOf(ledger: Ledger, account: Account): bigint {
  let balance = 0n;
  for (const { entries } of ledger.transactions) {
    for (const entry of entries) if (entry.account === account) balance += entry.amount;
  }
  return balance;
}

/** Books a transaction completely, or throws and books nothing when it violates a rule. */
export function post(ledger: Ledger, transaction: Omit<Transaction, 'id'>): Transaction {
  const booked = { ...transaction, id: ledger.transactions.length + 1 };
  ledger.transactions.push(booked);
  try {
    assertSound(ledger, booked);
  } catch (broken) {
    ledger.transactions.pop();
    throw broken;
  }
  return booked;
}

type Move = Omit<Transaction, 'id' | 'entries'> & {
  readonly from: Account;
  readonly to: Account;
  readonly amount: bigint;
};

/** Moves an amount (minor units, above 0) from one account to another. */
export function move(ledger: Ledger, { from, to, amount, ...rest }: Move): Transaction {
  if (amount <= 0n) throw new Error(`Ledger: ${amount} cannot be moved from ${from} to ${to}.`);
  return post(ledger, {
    ...rest,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}

function assertSound(ledger: Ledger, { id, entries, currency, reason }: Transaction): void {
  const where = `Ledger: transaction ${id} (${reason})`;
  if (entries.length < 2 || sum(entries) !== 0n) throw new Error(`${where} does not balance: ${sum(entries)} is left.`);
  for (const { account } of entries) {
    if (account.startsWith('member:') && balanceOf(ledger, account) < 0n) {
      throw new Error(`${where} leaves ${account} below zero.`);
    }
    const other = /:(BAHT|LAK)$/.exec(account)?.[1];
    if (other && other !== currency) throw new Error(`${where} in ${currency} touches ${account}.`);
  }
}

/**
 * Throws unless every transaction balances, no member account is negative, each member has one currency, and nothing
 * leaves suspense that the same order did not put there.
 */
export function assertConserved(ledger: Ledger): void {
  const balances = new Map<string, bigint>();
  const currencies = new Map<string, Currency>();
  for (const { id, entries, memberId, currency, reference } of ledger.transactions) {
    if (sum(entries) !== 0n) throw new Error(`Ledger: transaction ${id} does not balance.`);
    if ((currencies.get(memberId) ?? currency) !== currency)
      throw new Error(`Ledger: transaction ${id} mixes currencies.`);
    currencies.set(memberId, currency);
    for (const { account, amount } of entries) {
      const pot = account.startsWith('suspense:') ? `${account} of ${reference}` : account;
      balances.set(pot, (balances.get(pot) ?? 0n) + amount);
    }
  }
  for (const [pot, balance] of balances) {
    if (!pot.startsWith('house:') && balance < 0n) throw new Error(`Ledger: ${pot} is below zero.`);
  }
}
