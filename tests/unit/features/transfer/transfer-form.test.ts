import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TransferRequest } from '../../../../generated/schemas.ts';
import {
  transferForm,
  type TransferProblem,
  type TransferText,
} from '../../../../src/features/transfer/transfer-form.ts';
import { hundredthsIn, hundredthsOf, typedTexts, writtenAmounts } from '../../../support/typed-amounts.ts';
import { volume } from '../../../support/volume.ts';

const runs = volume({ gate: 1_500, full: 5_000, soak: 100_000 });

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
    ['WALLET', 'PGSLOT', '1,5', 'amount: enterAmount'],
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

describe('B-02 quality 5 requests', () => {
  const account = fc.constantFrom('', 'WALLET', 'PGSLOT', 'BETFLIX');

  test(`R-246 R-247 R-248 only valid input is sent, exactly as typed (${runs} forms)`, () => {
    let left = 0;
    fc.assert(
      fc.property(account, account, typedTexts, (from, to, amount) => {
        const cents = hundredthsIn(amount);
        const isValid = from !== '' && to !== '' && from !== to && cents !== null && cents >= 100n;
        const parsed = form.safeParse({ from, to, amount });
        expect(parsed.success).toBe(isValid);
        if (!parsed.success) return;
        left += 1;
        expect(Object.keys(parsed.data)).toEqual(['from', 'to', 'amount']);
        expect([parsed.data.from, parsed.data.to, hundredthsOf(parsed.data.amount)]).toEqual([from, to, cents]);
        expect(TransferRequest.safeParse(parsed.data).success).toBe(true);
      }),
      { numRuns: runs },
    );
    expect(left, 'forms that were valid').toBeGreaterThan((runs * 4) / 100);
  });

  test('B-02 every amount of at least 1 with up to 12 and 2 digits is sent exactly, in any script', () => {
    fc.assert(
      fc.property(writtenAmounts, ({ cents, text }) => {
        const parsed = form.safeParse({ from: 'WALLET', to: 'PGSLOT', amount: text });
        expect(parsed.data && hundredthsOf(parsed.data.amount)).toEqual(cents >= 100n ? cents : undefined);
      }),
      { numRuns: volume({ gate: 500, full: 2_000 }) },
    );
  });
});
