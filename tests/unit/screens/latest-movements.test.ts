import { describe, expect, test } from 'vitest';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { fill, open, press, see, shownText, until } from '../../support/screen.ts';
import { entryOf } from '../../support/statement-entries.ts';
import { rich } from '../../support/test-world.ts';

// The page behind a sheet shows what its command has changed.

const latest = () => document.querySelector('section[aria-label="Latest transactions"]')?.textContent ?? '';
const isListed = (amount: string) => until(() => latest().includes(amount), `${amount} in the latest transactions`);

describe('the latest transactions of home', () => {
  test('B-23 are the three newest ones of the statement', async () => {
    const numbered = [1, 2, 3, 4, 5].map((amount) => entryOf({ amount }));
    control.fail('listStatements', { status: 200, body: { total: 5, statements: numbered } });
    await open('/user/home');
    await until(() => latest().includes('3.00'), 'the transactions');
    const shown = numbered.map(({ amount }) => latest().includes(`${amount}.00`));
    expect(shown).toEqual([true, true, true, false, false]);
  });

  test('R-208 B-23 have the transfer that was just made', async () => {
    await open('/user/home?open=transfer&to=PGSLOT');
    await fill(/Amount/, '777');
    await press('button', 'Transfer 777.00 baht');
    await see('Transfer done');
    await isListed('777.00');
  });

  test('A-126 read the balance when one of them is settled', async () => {
    await open('/user/home');
    await until(() => latest().includes('In progress'), 'an entry in progress');
    const before = callsOf('getWallet').length;
    control.settleWithdrawal(rich, 0, 'FAILED');
    await until(() => !latest().includes('In progress'), 'the result');
    await until(() => callsOf('getWallet').length > before, 'the balance');
  });

  test('A-126 read the balance when one of them is settled while an older entry is in progress', async () => {
    const answer = (status: string) => {
      const statements = [status, 'SUCCESS', 'SUCCESS', 'PENDING'].map((each) => entryOf({ status: each }));
      control.clearFaults();
      control.fail('listStatements', { status: 200, body: { total: 4, statements }, times: 99 });
    };
    answer('PENDING');
    await open('/user/home');
    await until(() => latest().includes('In progress'), 'an entry in progress');
    const before = callsOf('getWallet').length;
    answer('SUCCESS');
    await until(() => latest() !== '' && !latest().includes('In progress'), 'the result');
    await until(() => callsOf('getWallet').length > before, 'the balance');
  });

  test('A-114 that could not be read have a retry in their place', async () => {
    control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR' });
    await open('/user/home');
    await until(() => latest() !== '', 'the place');
    await press('button', "Couldn't load. Try again.");
    await until(() => latest().includes('In progress'), 'the transactions');
  });

  test.each([
    ['refund', () => control.lose(rich, 1_777), 'Claim refund', 'Refund received'],
    ['invite', () => control.collectInvite(rich, 777), 'Claim bonus', 'Invite bonus received'],
  ] as const)('R-208 B-23 have what was just received: %s', async (name, earn, claim, received) => {
    earn();
    await open(`/user/home?open=${name}&step=offer`);
    await press('button', claim);
    const [amount = ''] = /[\d,]+\.\d\d/.exec(shownText()) ?? [];
    expect(latest()).not.toContain(amount);
    await press('button', /^Claim \d/);
    await see(received);
    await isListed(amount);
  });
});

describe('entries in progress under a sheet', () => {
  test.each(['/user/home', '/user/statement'])(
    'A-126 are read again when it is closed, and not before: %s',
    async (page) => {
      await open(`${page}?open=slips`);
      await until(() => callsOf('listSlips').length === 1, 'the sheet');
      await until(() => callsOf('listStatements').length === 1, 'the entries');
      await time.pass(60_000);
      expect(callsOf('listStatements')).toHaveLength(1);
      await press('button', 'Close');
      await until(() => callsOf('listStatements').length > 1, 'the next reading');
    },
  );
});
