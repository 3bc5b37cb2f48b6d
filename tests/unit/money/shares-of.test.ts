import { expect, test } from 'vitest';
import { sharesOf } from '../../../src/money/shares-of.ts';

const amounts = (...args: Parameters<typeof sharesOf>) => sharesOf(...args).map(({ amount }) => amount);

test('B-20 a quarter and half without decimals, and all with every decimal', () => {
  expect(sharesOf('8180.55', { minimum: 1 })).toEqual([
    { share: 'quarter', amount: '2045' },
    { share: 'half', amount: '4090' },
    { share: 'all', amount: '8180.55' },
  ]);
});

test('A-128 B-20 all of a balance with more than two decimals is not more than there is', () => {
  expect(amounts(8180.559, { minimum: 1 })).toEqual(['2045', '4090', '8180.55']);
});

test.each([
  ['below the minimum', [300, { minimum: 100 }], ['150', '300']],
  ['above the maximum', [8180, { minimum: 100, maximum: 5000 }], ['2045', '4090']],
  ['of nothing', [0, { minimum: 0 }], []],
  ['of a debt', [-500, { minimum: 0 }], []],
  ['of a balance that is not known', [null, { minimum: 1 }], []],
] as const)('B-20 quality 5 no share is offered %s', (_what, [balance, limits], offered) => {
  expect(amounts(balance, limits)).toEqual(offered);
});
