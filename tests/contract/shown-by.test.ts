import { describe, expect, test } from 'vitest';
import type { MoneyCommandId } from '../../generated/operations.ts';
import { shownBy, type ShownBy } from '../../generated/shown-by.ts';
import { abouts, type AccountState, type StateEntry } from '../../src/api/account-state.ts';
import { createSentCommands } from '../../src/money/sent-commands.ts';
import { balances, coupon, details, entry } from '../support/account-states.ts';

interface Row extends ShownBy {
  id: MoneyCommandId;
}
const rows: Row[] = Object.entries(shownBy).flatMap(([id, by]) =>
  // The table has a key for each money command, and no others.
  by !== 'nothing' && by.query === 'listStatements' ? [{ ...by, id: id as MoneyCommandId }] : [],
);
const has = ({ same = [] }: ShownBy, field: string) => same.includes(field);

/** The state before and after, which differ by one entry, a bonus and a coupon. */
const without: AccountState = { balances, entries: [], total: 0, holdsBonus: true, coupons: [coupon] };
const withOne = (one: StateEntry): AccountState => ({
  ...without,
  ...{ entries: [one], total: 1, holdsBonus: false, coupons: [] },
});

/** The entry that shows a command by the contract. */
const entryOf = (by: Row, given: Partial<StateEntry> = {}) =>
  entry({
    ...{ type: by.type ?? '', from: null, to: null, about: abouts.find((about) => about === by.about) ?? null },
    amount: by.id === 'claimCoupon' ? coupon.amount : details.amount,
    ...(has(by, 'from') && { from: details.from }),
    ...(has(by, 'to') && { to: details.to }),
    ...given,
  });

/** How many new items the app counts for a command. */
function countOf({ id: operationId }: Row, one: StateEntry): number {
  const commands = createSentCommands();
  const sent = commands.add({ operationId, details: { ...details, id: 'c1' }, before: without, isBeforeOld: false });
  return commands.look(sent, withOne(one)).count;
}

describe('A-118 the app finds a command in the statement by what the contract says', () => {
  test.each(rows)('$id: an entry of its type, about the same thing', (by) => {
    expect(countOf(by, entryOf(by))).toBe(1);
    expect(countOf(by, entryOf(by, { type: 'adjustment' }))).toBe(0);
  });

  test.each(rows.filter(({ about }) => about))('$id: no entry about something else', (by) => {
    expect(countOf(by, entryOf(by, { about: null }))).toBe(0);
    expect(countOf(by, entryOf(by, { about: 'bonus' }))).toBe(0);
  });

  test.each(rows.filter((by) => has(by, 'amount')))('$id: no entry of another amount', (by) => {
    expect(countOf(by, entryOf(by, { amount: details.amount + 1 }))).toBe(0);
  });

  test.each(rows.filter((by) => has(by, 'to')))('$id: no entry with another target', (by) => {
    expect(countOf(by, entryOf(by, { to: 'G2' }))).toBe(0);
  });
});
