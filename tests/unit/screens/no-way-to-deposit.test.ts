import { beforeEach, describe, expect, test } from 'vitest';
import { all, find, open, see, shownText } from '../../support/screen.ts';
import { control } from '../../support/screen-service.ts';

describe('a deposit without an open way', () => {
  beforeEach(async () => {
    control.fail('getDepositLookup', { status: 200, body: { banks: [], wallets: [], isManual: false }, times: 9 });
    await open('/user/profile?open=deposit');
    await see('No way to deposit is open right now');
  });

  test('A-52 leads to the contact page before it offers to upload a slip', async () => {
    await find('link', /^Upload slip/);
    const dialog = (await find('link', /^Upload slip/)).closest('dialog');
    expect(Array.from(dialog?.querySelectorAll('a') ?? [], ({ pathname }) => pathname)).toEqual([
      '/user/contact',
      '/user/profile',
    ]);
  });

  test('R-214 A-52 states no minimum', async () => {
    await see('Upload your slip within 1 hour of the transfer');
    expect(shownText()).not.toContain('Minimum deposit');
    expect(all('heading', 'Before you deposit')).toEqual([]);
  });
});
