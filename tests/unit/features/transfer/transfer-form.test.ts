import { describe, expect, test } from 'vitest';
import {
  transferForm,
  type TransferProblem,
  type TransferText,
} from '../../../../src/features/transfer/transfer-form.ts';

const form = transferForm(['WALLET', 'PGSLOT', 'BETFLIX']);

/** The problems of the form in order, as `to: selectAccount`. */
const problemsOf = (typed: TransferText) =>
  (form.safeParse(typed).error?.issues ?? []).map(({ path, message }) => `${path.join()}: ${message}`);

describe('A-63 the order of the errors', () => {
  test.each<[TransferText['from'], TransferText['to'], string, ...`${string}: ${TransferProblem}`[]]>([
    ['', '', '', 'from: selectAccount', 'to: selectAccount'],
    ['', 'PGSLOT', '0.5', 'from: selectAccount'],
    ['WALLET', '', 'abc', 'to: selectAccount'],
    ['WALLET', 'WALLET', '0.5', 'to: cannotTransfer'],
    ['PGSLOT', 'PGSLOT', '', 'to: cannotTransfer'],
    ['WALLET', 'PGSLOT', '', 'amount: enterAmount'],
    ['WALLET', 'PGSLOT', '1,', 'amount: enterAmount'],
    ['WALLET', 'PGSLOT', '1.005', 'amount: twoDecimals'],
    ['WALLET', 'PGSLOT', '0', 'amount: minimumAmount'],
    ['WALLET', 'PGSLOT', '-1', 'amount: minimumAmount'],
    ['WALLET', 'PGSLOT', '0.99', 'amount: minimumAmount'],
    ['WALLET', 'PGSLOT', '1'],
    ['PGSLOT', 'BETFLIX', '1.00'],
    ['WALLET', 'NOPE', '1', 'to: selectAccount'],
    ['NOPE', 'NOPE', '1', 'from: selectAccount', 'to: selectAccount'],
  ])('R-246 R-247 R-248 R-253 from %j to %j of %j', (from, to, amount, ...problems) => {
    expect(problemsOf({ from, to, amount })).toEqual(problems);
  });
});

test('B-02 the request has the amount as typed', () => {
  const accounts = { from: 'WALLET', to: 'PGSLOT' } as const;
  expect(form.parse({ ...accounts, amount: '1,234.50' })).toEqual({ ...accounts, amount: 1234.5 });
});
