import { describe, expect, test } from 'vitest';
import {
  descriptionOf,
  mergePages,
  pageCountOf,
  pageFrom,
  routeText,
  signOf,
  typeText,
  type Entry,
} from '../../../../src/features/statement/statement-rules.ts';
import { entryOf, words } from '../../../support/statement-entries.ts';

describe('the sign', () => {
  test.each([
    ['deposit', '+'],
    ['bonus', '+'],
    ['withdraw', '-'],
    ['transfer', ''],
    ['finish_bonus', ''],
    ['adjustment', ''],
  ])('R-349 A-77 of %s is "%s"', (statementType, sign) => {
    expect(signOf(entryOf({ statementType }))).toBe(sign);
  });

  test.each([[0], [null], [-5]])('R-456 there is no sign before %j', (amount) => {
    expect(signOf(entryOf({ amount }))).toBe('');
    expect(signOf(entryOf({ amount, statementType: 'withdraw' }))).toBe('');
  });
});

describe('the activity', () => {
  test.each(['bonus', 'promotion', 'invite', 'refund', 'luckydraw'])('R-351 it is the description of %s', (kind) => {
    expect(descriptionOf(entryOf({ [kind]: { description: 'คืนยอดเสีย' } }))).toBe('คืนยอดเสีย');
  });

  test('A-78 without a description, or with an empty one, there is none', () => {
    expect(descriptionOf(entryOf())).toBeUndefined();
    expect(descriptionOf(entryOf({ bonus: null, refund: { description: ' ' } }))).toBeUndefined();
    expect(descriptionOf(entryOf({ bonus: { description: '' }, invite: { description: 'ฝาก' } }))).toBe('ฝาก');
  });

  test.each(['constructor', '__proto__', 'adjustment', 'DEPOSIT'])('A-78 an unknown type %s is shown raw', (type) => {
    expect(typeText(entryOf({ statementType: type }), words.types)).toBe(type);
  });

  test('A-78 a type has its text, an empty one a dash', () => {
    expect(typeText(entryOf({ statementType: 'finish_bonus' }), words.types)).toBe('Bonus ended');
    expect(typeText(entryOf({ statementType: ' ' }), words.types)).toBe('-');
  });

  test('R-352 a transfer shows from and to, with names if known', () => {
    const transfer = entryOf({ statementType: 'transfer', from: 'WALLET', to: 'PGSLOT' });
    expect(routeText(transfer, words.places)).toBe('Main wallet → Naga Slots');
    expect(routeText({ ...transfer, to: 'OLDGAME' }, words.places)).toBe('Main wallet → OLDGAME');
    expect(routeText({ ...transfer, to: null }, words.places)).toBe('Main wallet → -');
    expect(routeText({ ...transfer, from: null, to: null }, words.places)).toBeUndefined();
    expect(routeText(entryOf(), words.places)).toBeUndefined();
  });
});

describe('pages', () => {
  test('A-09 the page is that of the address', () => {
    expect(pageFrom('3')).toBe(3);
  });

  test.each([null, '0', '-1', '1.5', 'x', '', '99999999999'])('A-09 the address %j names the first page', (text) => {
    expect(pageFrom(text)).toBe(1);
  });

  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [194, 20],
  ])('R-346 R-357 %d entries are %d pages', (total, count) => {
    expect(pageCountOf(total)).toBe(count);
  });

  /** A first page of ten entries that ends with these; the filler has a distinct amount. */
  const tenOf = (last: readonly Entry[]) => [
    ...Array.from({ length: 10 - last.length }, (_, index) => entryOf({ amount: 1_000 + index })),
    ...last,
  ];

  test('B-15 an entry that moved to the next page between two reads appears once, as read last', () => {
    const [a, b, c] = [entryOf({ amount: 1 }), entryOf({ amount: 2, status: 'WAIT' }), entryOf({ amount: 3 })];
    const settled = { ...b, status: 'SUCCESS' };
    const merged = mergePages([
      { page: 2, total: 12, statements: [settled, c] },
      { page: 1, total: 11, statements: tenOf([a, b]) },
    ]);
    expect(merged.slice(0, 2)).toEqual([settled, c]);
    expect(merged).toHaveLength(11);
    expect(merged.filter(({ amount }) => amount === 2)).toEqual([settled]);
  });

  test('B-15 two equal entries on one page are both kept', () => {
    const same = entryOf();
    expect(mergePages([{ page: 1, total: 2, statements: [same, same] }])).toEqual([same, same]);
  });

  const same = entryOf();

  test.each([
    ['on both sides of a page edge', { page: 2, total: 11, statements: [same] }],
    ['at a page edge, after a new entry moved one of them', { page: 2, total: 12, statements: [same, same] }],
  ])('B-15 two equal entries %s are both kept', (_where, second) => {
    const merged = mergePages([second, { page: 1, total: 11, statements: tenOf([same]) }]);
    expect(merged.filter((entry) => entry === same)).toHaveLength(2);
  });
});
