import { afterEach, describe, expect, test, vi } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

const [typical] = typicalOf('listStatements').statements;
const deposit = { ...typical, statementType: 'deposit', status: 'SUCCESS', createdAt: '2026-11-20T12:00:00+07:00' };
const answer = (total: number, count: number) => {
  const statements = Array.from({ length: count }, () => deposit);
  control.fail('listStatements', { status: 200, body: { total, statements }, times: 99 });
};

describe('a kind of which nothing is found', () => {
  test.each([
    [10, 'No matching transactions'],
    [11, 'Nothing matches in the 10 transactions loaded so far'],
  ])('B-22 in the first 10 of %i entries: %s', async (total, text) => {
    answer(total, 10);
    await open('/user/statement');
    await fill('Type', 'withdraw');
    await see(text);
  });

  test('B-22 cannot be exported, and the page says why', async () => {
    answer(10, 10);
    await open('/user/statement');
    await fill('Type', 'withdraw');
    await see('There is nothing to export yet');
    expect((await find('button', 'Export CSV')).hasAttribute('disabled')).toBe(true);
  });

  test('B-15 in a period that is not read yet is not called empty', async () => {
    await open('/user/statement');
    await fill('Type', 'finish_bonus');
    await fill('From', '2026-01-01');
    await see('Loading page 2');
    expect(shownText()).not.toContain('No matching transactions');
  });
});

describe('the export', () => {
  test('B-22 counts the entries of the chosen kind', async () => {
    await open('/user/statement');
    await fill('Type', 'transfer');
    const count = all('button', /^Details: /).length;
    expect(count).toBeLessThan(10);
    // In the printed head too.
    const told = shownText().matchAll(/Includes only the (\d+) transaction/g);
    expect(Array.from(told, ([, figure]) => Number(figure))).toEqual([count, count]);
  });
});

test('B-15 a period without a first day is named by its last one', async () => {
  await open('/user/statement');
  await fill('To', '2026-11-19');
  await see('To 19/11/2026');
});

test('B-22 says no more that only loaded entries are searched when a period is chosen', async () => {
  await open('/user/statement');
  await see('Filters only the 10 transactions loaded so far');
  await fill('From', '2026-11-19');
  await see('The whole period is loaded');
  expect(shownText()).not.toContain('Filters only');
});

test('R-348 R-351 a row without a description has its type once', async () => {
  answer(1, 1);
  await open('/user/statement');
  const row = (await find('button', /^Details/)).closest('li')?.textContent ?? '';
  expect(row.match(/Deposit/g)).toHaveLength(1);
});

describe('a browser that refuses', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const refuse = () => {
    throw new Error('Refused');
  };

  const refuseFiles = () => vi.spyOn(URL, 'createObjectURL').mockImplementation(refuse);
  const reasons = () => Array.from(document.querySelectorAll('[data-tone=danger]'), ({ textContent }) => textContent);

  test.each([
    ['Export CSV', 'This browser cannot save files', refuseFiles],
    ['Print', 'This browser cannot print', () => vi.stubGlobal('print', refuse)],
  ])('A-128 B-22 is told of by "%s": %s', async (name, reason, prepare) => {
    await open('/user/statement');
    await find('button', name);
    prepare();
    await press('button', name);
    await until(() => reasons().length === 1, 'the reason');
    expect(reasons()[0]).toContain(reason);
  });

  test('A-121 B-15 is not said to have saved the file', async () => {
    await open('/user/statement');
    await find('button', 'Export CSV');
    refuseFiles();
    await press('button', 'Export CSV');
    await until(() => reasons().length === 1, 'the reason');
    await time.pass(1_000);
    expect(shownText()).not.toContain('File saved');
  });
});

test('A-114 a wallet that could not be read, which names accounts and currency, is read by a retry', async () => {
  control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR' });
  await open('/user/statement');
  await press('button', "Couldn't load. Try again.");
  await until(() => callsOf('getWallet').length === 2, 'the wallet');
  await until(() => all('button', /Try again/).length === 0, 'the end of the retry');
});

test('A-114 a wallet and a statement that could not be read have one retry', async () => {
  for (const id of ['getWallet', 'listStatements'] as const) control.fail(id, { code: 'INTERNAL_SERVER_ERROR' });
  await open('/user/statement');
  await see("We couldn't load your statement");
  await until(() => callsOf('getWallet').length === 1, 'the wallet');
  await time.pass(1_000);
  expect(all('button', /Try again/)).toHaveLength(1);
});

describe('the refresh', () => {
  test.each([
    ['of a page', () => Promise.resolve()],
    ['of a period', () => press('button', 'Today')],
  ])('B-22 quality 1: is busy until its answer, and a second press sends nothing: %s', async (_what, choose) => {
    // Entries in progress are read again without a refresh.
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await open('/user/statement');
    await choose();
    await time.pass(5_000);
    const release = holdAnswer('listStatements');
    await press('button', 'Refresh');
    const before = callsOf('listStatements').length;
    await time.pass(2_000);
    const button = await find('button', 'Refresh');
    expect(button.getAttribute('aria-busy')).toBe('true');
    button.click();
    await time.pass(2_000);
    expect(callsOf('listStatements')).toHaveLength(before);
    await release();
    await until(() => button.getAttribute('aria-busy') === null, 'the end');
  });
});

describe('the first page', () => {
  test('R-355 without entries is called empty, whatever the total is', async () => {
    answer(5, 0);
    await open('/user/statement');
    await see('No transactions yet');
  });

  test('R-355 is read again by a refresh, with new entries', async () => {
    // Entries in progress are read again without a refresh.
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await open('/user/statement');
    control.credit(rich, 77.25);
    const before = callsOf('listStatements').length;
    await press('button', 'Refresh');
    await until(() => callsOf('listStatements').length === before + 1, 'the page');
    await see('77.25');
  });
});
