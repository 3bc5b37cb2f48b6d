import type { Schemas } from '../../../generated/operations.ts';

export type Currency = Schemas['Currency'];

/** Where money can be. Only the house may go below zero: what it lacks is what the members hold or wait for. */
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

/** What the entries cannot say. */
export interface Detail {
  /** The bank, provider or wallet outside that the money came from or went to. */
  readonly channel?: string | null;
  readonly bonus?: {
    readonly source: 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';
    readonly description: string;
  };
  /** Whose play brought in an invite bonus. */
  readonly friend?: string;
}

export interface Transaction {
  readonly id: number;
  /** Ties the steps of one order together, such as a withdrawal and its payment. */
  readonly reference: string;
  readonly at: number;
  readonly reason: Reason;
  readonly memberId: string;
  readonly currency: Currency;
  readonly entries: readonly Entry[];
  readonly detail?: Detail;
}

/** Transactions in order and nothing else: a balance is the sum of its entries, never a number of its own. */
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

/** Books a transaction whole or, when it would break a rule of the ledger, throws and books nothing. */
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

/** Books the commonest transaction: an amount (minor units, above 0) from one account to another. */
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
 * Throws unless every transaction balances, no member is below zero, each member's money has one currency and nothing left suspense
 * that the same order had not put there.
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
