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

test.each([
  ['deposit', '+'],
  ['bonus', '+'],
  ['withdraw', '-'],
  ['WITHDRAW', '-'],
  ['transfer', ''],
  ['finish_bonus', ''],
  ['adjustment', ''],
])('R-349 R-456 the sign of %s is "%s"; without a positive amount there is none', (statementType, sign) => {
  expect(signOf(entryOf({ statementType }))).toBe(sign);
  for (const amount of [0, null, -5]) expect(signOf(entryOf({ amount, statementType }))).toBe('');
});

describe('the activity', () => {
  test.each(['bonus', 'promotion', 'invite', 'refund', 'luckydraw'])('R-351 it is the description of %s', (kind) => {
    expect(descriptionOf(entryOf({ [kind]: { description: 'คืนยอดเสีย' } }))).toBe('คืนยอดเสีย');
  });

  test('A-78 without a description, or with an empty one, there is none', () => {
    expect(descriptionOf(entryOf({ bonus: null, refund: { description: ' ' } }))).toBeUndefined();
    expect(descriptionOf(entryOf({ bonus: { description: '' }, invite: { description: 'ฝาก' } }))).toBe('ฝาก');
  });

  test.each([
    ['finish_bonus', 'Bonus ended'],
    [' ', '-'],
    [' WITHDRAW ', 'Withdraw'],
    ...['constructor', '__proto__', 'adjustment'].map((type) => [type, type]),
  ])('A-78 the type "%s" is shown as "%s"', (statementType, text) => {
    expect(typeText(entryOf({ statementType }), words.types)).toBe(text);
  });

  test('R-352 A-156 a transfer shows from and to, with names if known exactly', () => {
    const transfer = entryOf({ statementType: 'transfer', from: 'WALLET', to: 'PGSLOT' });
    expect(routeText(transfer, words.places)).toBe('Main wallet → Naga Slots');
    expect(routeText({ ...transfer, to: 'pgslot' }, words.places)).toBe('Main wallet → pgslot');
    expect(routeText({ ...transfer, to: null }, words.places)).toBe('Main wallet → -');
    expect(routeText({ ...transfer, from: null, to: null }, words.places)).toBeUndefined();
    expect(routeText(entryOf(), words.places)).toBeUndefined();
  });

  test('A-156 a deposit by a gateway shows its channel, which has no name in the disc', () => {
    const places = new Map([...words.places, ['FP', { kind: 'gateway', name: 'PromptPay 2' }] as const]);
    expect(routeText(entryOf({ from: 'FP' }), places)).toBe('PromptPay 2');
  });
});

describe('pages', () => {
  test('A-09 the page is that of the address, else the first', () => {
    expect(pageFrom('3')).toBe(3);
    for (const text of [null, '0', '-1', '1.5', 'x', '', '99999999999']) expect(pageFrom(text), String(text)).toBe(1);
  });

  test('R-346 R-357 ten entries are a page', () => {
    expect([0, 1, 10, 11, 194].map(pageCountOf)).toEqual([0, 1, 1, 2, 20]);
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
      { page: 1, total: 11, statements: tenOf([a, b]), readAt: 1 },
      { page: 2, total: 12, statements: [settled, c], readAt: 2 },
    ]);
    expect(merged.slice(0, 2)).toEqual([settled, c]);
    expect(merged).toHaveLength(11);
    expect(merged.filter(({ amount }) => amount === 2)).toEqual([settled]);
  });

  const same = entryOf();

  test.each([
    ['on both sides of a page edge', { page: 2, total: 11, statements: [same], readAt: 2 }],
    [
      'at a page edge, after a new entry moved one of them',
      { page: 2, total: 12, statements: [same, same], readAt: 2 },
    ],
  ])('B-15 two equal entries %s are both kept', (_where, second) => {
    const merged = mergePages([{ page: 1, total: 11, statements: tenOf([same]), readAt: 1 }, second]);
    expect(merged.filter((entry) => entry === same)).toHaveLength(2);
  });
});
