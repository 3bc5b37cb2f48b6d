import type { Schemas } from '../../src/api/wire/types.ts';
import type { StatementWords } from '../../src/features/statement/use-statement-words.ts';

/** A successful deposit with changed fields. */
export const entryOf = (differs: Partial<Schemas['StatementEntry']> = {}): Schemas['StatementEntry'] => ({
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'KBANK',
  to: 'WALLET',
  amount: 500,
  createdAt: '2026-11-20T20:41:07+07:00',
  ...differs,
});

export const words: StatementWords = {
  types: {
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    transfer: 'Transfer',
    bonus: 'Bonus received',
    finish_bonus: 'Bonus ended',
  },
  places: new Map([
    ['WALLET', 'Main wallet'],
    ['PGSLOT', 'Naga Slots'],
  ]),
  statuses: { success: 'Success', failed: 'Failed', inProgress: 'In progress' },
  columns: {
    time: 'Date and time',
    type: 'Type',
    activity: 'Activity',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    currency: 'Currency',
    status: 'Status',
  },
  currency: 'BAHT',
  details: 'Details',
};
