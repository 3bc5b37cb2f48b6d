import type { Schemas } from '../../src/api/wire/types.ts';
import type { Place } from '../../src/features/statement/statement-rules.ts';
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
  places: new Map<string, Place>([
    ['WALLET', { kind: 'wallet', name: 'Main wallet' }],
    ['PGSLOT', { kind: 'game', name: 'Naga Slots', logo: '/media/pgslot.svg' }],
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
