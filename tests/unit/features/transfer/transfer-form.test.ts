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
  test.each<[id: string, TransferText['from'], TransferText['to'], string, ...`${string}: ${TransferProblem}`[]]>([
    ['R-246', '', '', '', 'from: selectAccount', 'to: selectAccount'],
    ['R-246', '', 'PGSLOT', '0.5', 'from: selectAccount'],
    ['R-246', 'WALLET', '', 'abc', 'to: selectAccount'],
    ['R-247', 'WALLET', 'WALLET', '0.5', 'to: cannotTransfer'],
    ['R-247', 'PGSLOT', 'PGSLOT', '', 'to: cannotTransfer'],
    ['R-248', 'WALLET', 'PGSLOT', '', 'amount: enterAmount'],
    ['R-248', 'WALLET', 'PGSLOT', '1,', 'amount: enterAmount'],
    ['R-248', 'WALLET', 'PGSLOT', '1.005', 'amount: twoDecimals'],
    ['R-248', 'WALLET', 'PGSLOT', '0', 'amount: minimumAmount'],
    ['R-248', 'WALLET', 'PGSLOT', '-1', 'amount: minimumAmount'],
    ['R-248', 'WALLET', 'PGSLOT', '0.99', 'amount: minimumAmount'],
    ['R-248', 'WALLET', 'PGSLOT', '1'],
    ['R-248', 'PGSLOT', 'BETFLIX', '1.00'],
    ['R-253', 'WALLET', 'NOPE', '1', 'to: selectAccount'],
    ['R-253', 'NOPE', 'NOPE', '1', 'from: selectAccount', 'to: selectAccount'],
  ])('%s from %j to %j of %j', (_id, from, to, amount, ...problems) => {
    expect(problemsOf({ from, to, amount })).toEqual(problems);
  });
});

test('B-02 the request has the amount as typed', () => {
  const accounts = { from: 'WALLET', to: 'PGSLOT' } as const;
  expect(form.parse({ ...accounts, amount: '1,234.50' })).toEqual({ ...accounts, amount: 1234.5 });
});
