import { expect, test } from 'vitest';
import type { Schemas } from '../../../src/api/wire/types.ts';
import { hasNewDeposit } from '../../../src/money/entry-identity.ts';

type Entry = Schemas['StatementEntry'];

const entry = (differs: Partial<Entry> = {}): Entry => ({
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'WW',
  to: 'WALLET',
  amount: 500,
  createdAt: '2026-11-20T10:00:00Z',
  ...differs,
});
const page = (...statements: Entry[]) => ({ statements });
const later = { createdAt: '2026-11-20T10:05:00Z' };

test.each([
  ['a deposit of the amount that was not there', page(), page(entry()), true],
  ['a second deposit of the amount', page(entry()), page(entry(later), entry()), true],
  ['the deposit of before', page(entry()), page(entry()), false],
  ['another amount', page(), page(entry({ amount: 500.01 })), false],
  ['an amount that is not known', page(), page(entry({ amount: null })), false],
  ['a deposit in progress', page(), page(entry({ status: 'PENDING' })), false],
  ['a deposit that failed', page(), page(entry({ status: 'FAILED' })), false],
  ['a bonus of the amount', page(), page(entry({ statementType: 'bonus' })), false],
  ['a withdrawal of the amount', page(), page(entry({ statementType: 'withdraw' })), false],
])('A-127 money has come in: %s', (_what, before, after, expected) => {
  expect(hasNewDeposit(before, after, 500)).toBe(expected);
});
