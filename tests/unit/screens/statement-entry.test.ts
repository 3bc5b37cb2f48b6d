import { describe, expect, test } from 'vitest';
import { all, find, goBack, open, press, see, until } from '../../support/screen.ts';
import { control } from '../../support/screen-service.ts';

describe('the details of an entry', () => {
  const entry = {
    ...{ from: 'KBANK', to: 'WALLET', amount: 100, createdAt: '2026-11-20T12:00:00+07:00' },
    ...{ bonus: null, promotion: null, invite: null, refund: null, luckydraw: null },
  };
  test.each([
    ['deposit', 'FAILED', 1],
    ['deposit', 'SUCCESS', 0],
    ['deposit', 'PENDING', 0],
    ['withdraw', 'FAILED', 0],
  ])('A-52 of a %s with the status %s lead %i times to the upload of a slip', async (statementType, status, count) => {
    const body = { total: 1, statements: [{ ...entry, statementType, status }] };
    control.fail('listStatements', { status: 200, body, times: 9 });
    await open('/user/statement');
    await press('button', /^Details/);
    await find('dialog', 'Details');
    await see('Date and time');
    expect(all('link', 'Upload slip')).toHaveLength(count);
  });

  describe('whose slip is to be uploaded', () => {
    const dialogs = () =>
      Array.from(document.querySelectorAll('dialog[open]'), (dialog) => dialog.querySelector('h2')?.textContent);
    const toSlip = async () => {
      const body = { total: 1, statements: [{ ...entry, statementType: 'deposit', status: 'FAILED' }] };
      control.fail('listStatements', { status: 200, body, times: 9 });
      await open('/user/statement');
      await press('button', /^Details/);
      await find('dialog', 'Details');
      await press('link', 'Upload slip');
      await until(() => location.search === '?open=deposit&way=slip', 'the upload');
      await find('button', 'Upload slip');
    };

    test('A-52 B-05 are closed under the upload', async () => {
      await toSlip();
      expect(dialogs()).toEqual(['Upload slip']);
    });

    test('A-52 B-05 are not there after Back from the upload', async () => {
      await toSlip();
      await goBack();
      await until(() => location.search === '', 'the statement');
      expect(dialogs()).toEqual([]);
    });
  });

  test.each([
    ['PENDING', 1],
    ['SUCCESS', 0],
    ['FAILED', 0],
  ])('A-145 R-350 with the status %s lead %i times to support, if it takes too long', async (status, count) => {
    const body = { total: 1, statements: [{ ...entry, statementType: 'withdraw', status }] };
    control.fail('listStatements', { status: 200, body, times: 9 });
    await open('/user/statement');
    await press('button', /^Details/);
    await find('dialog', 'Details');
    await see('Date and time');
    expect(all('link', 'contact support')).toHaveLength(count);
  });
});
