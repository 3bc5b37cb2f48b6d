import { expect, test } from 'vitest';
import { sumsOf } from '../../../../src/features/statement/period-sums.ts';
import { entryOf } from '../../../support/statement-entries.ts';

test('B-15 in, out and net are exact, of successful entries, without transfers and ended bonuses', () => {
  const success = { status: 'SUCCESS' } as const;
  const entries = [
    entryOf({ ...success, statementType: 'deposit', amount: 0.1 }),
    entryOf({ ...success, statementType: 'bonus', amount: 0.2 }),
    entryOf({ ...success, statementType: 'withdraw', amount: 12.5 }),
    entryOf({ ...success, statementType: 'transfer', amount: 1000 }),
    entryOf({ ...success, statementType: 'finish_bonus', amount: 1000 }),
    entryOf({ statementType: 'deposit', status: 'FAILED', amount: 1000 }),
    entryOf({ statementType: 'withdraw', status: 'PENDING', amount: 1000 }),
  ];
  const { in: cameIn, out, net } = sumsOf(entries);
  expect([cameIn, out, net].map(String)).toEqual(['0.3', '12.5', '-12.2']);
});
