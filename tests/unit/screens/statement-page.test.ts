import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { all, field, fill, find, open, place, press, see, until } from '../../support/screen.ts';
import { entryOf } from '../../support/statement-entries.ts';

// What the page of the statement shows of its entries, and its pager.

type Entry = Schemas['StatementEntry'];

const answer = (total: number, ...statements: Entry[]) =>
  control.fail('listStatements', { body: { total, statements }, times: 99 });
const ten = Array.from({ length: 10 }, () => entryOf());
const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');
const rows = () => [...document.querySelectorAll('main li:has(time)')];

/** The start of a day of the device, whose zone is not known here. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

describe('the pager', () => {
  const numbers = () => all('button').filter(({ textContent }) => /^\d+$/.test(textContent));

  test('R-347 B-47 offers three pages before the current one and one after it', async () => {
    answer(194, ...ten);
    await open('/user/statement?page=6');
    await find('button', 'Page 6');
    expect(numbers().map(({ textContent }) => textContent)).toEqual(['3', '4', '5', '6', '7']);
  });

  test('R-347 marks the current page and no other', async () => {
    answer(194, ...ten);
    await open('/user/statement?page=6');
    await find('button', 'Page 6');
    expect(numbers().map((button) => button.getAttribute('aria-current'))).toEqual([null, null, null, 'page', null]);
  });

  test.each([
    ['Page 4', 4],
    ['First page', 1],
    ['Previous page', 5],
    ['Next page', 7],
    ['Last page', 20],
  ])('R-347 R-355 "%s" reads page %i', async (name, page) => {
    answer(194, ...ten);
    await open('/user/statement?page=6');
    await press('button', name);
    await until(() => callsOf('listStatements').length === 2, 'the page');
    expect(callsOf('listStatements').at(-1)?.body).toEqual({ page, limit: 10 });
  });

  test.each(['abc', '0', '-1', '1.5'])('R-357 a page in the address that is none is the first: %s', async (page) => {
    answer(194, ...ten);
    await open(`/user/statement?page=${page}`);
    await until(() => rows().length === 10, 'the rows');
    expect(callsOf('listStatements').map(({ body }) => body)).toEqual([{ page: 1, limit: 10 }]);
  });

  test('R-347 R-357 has the pages of the answer that was read last when a page fails', async () => {
    answer(194, ...ten);
    await open('/user/statement');
    control.clearFaults();
    answer(294, ...ten);
    await press('button', 'Page 2');
    await until(() => callsOf('listStatements').length === 2, 'the second page');
    control.clearFaults();
    control.fail('listStatements', { code: 'INTERNAL_SERVER_ERROR', times: 9 });
    await press('button', 'Page 3');
    await see("We couldn't load your statement");
    await press('button', 'Last page');
    await until(() => callsOf('listStatements').length === 4, 'the last page');
    expect(callsOf('listStatements').at(-1)?.body).toEqual({ page: 30, limit: 10 });
  });

  test('R-347 is not there for one page of entries', async () => {
    answer(10, ...ten);
    await open('/user/statement');
    await until(() => rows().length === 10, 'the rows');
    expect(all('navigation', 'Pages')).toEqual([]);
  });
});

describe('a statement without entries', () => {
  test('R-357 leads to the deposit', async () => {
    answer(0);
    await open('/user/statement');
    await see('No transactions yet');
    await press('link', 'Deposit');
    await find('dialog', 'Deposit');
  });

  test('R-357 B-22 has neither a pager nor an export', async () => {
    answer(0);
    await open('/user/statement');
    await see('No transactions yet');
    expect([all('navigation', 'Pages'), all('button', 'Export CSV')]).toEqual([[], []]);
  });
});

describe('the entries', () => {
  test('B-22 are below their days, and today is named', async () => {
    answer(3, entryOf({ createdAt: at(20, 10) }), entryOf({ createdAt: at(20, 9) }), entryOf({ createdAt: at(18, 9) }));
    await open('/user/statement');
    await until(() => rows().length === 3, 'the rows');
    expect(
      Array.from(document.querySelectorAll('main section'), (day) => [
        day.querySelector('h2')?.textContent,
        day.querySelectorAll('li').length,
      ]),
    ).toEqual([
      ['Today · 20/11/2026', 2],
      ['18/11/2026', 1],
    ]);
  });

  test.each<[Partial<Entry>, RegExp]>([
    [{ amount: 1234.5 }, /^Deposit\+฿1,234\.50.*Success$/],
    [
      { statementType: 'withdraw', from: 'WALLET', to: 'KBANK', status: 'PAYING' },
      /^Withdrawal-฿500\.00.*In progress$/,
    ],
    [
      { statementType: 'transfer', from: 'WALLET', to: 'PGSLOT', status: 'FAILED' },
      /^TransferMain wallet → Naga Slots฿500\.00.*Failed$/,
    ],
    [{ statementType: 'bonus', bonus: { description: 'Daily 20' } }, /^Daily 20Bonus received\+฿500\.00.*Success$/],
    [{ statementType: 'finish_bonus', amount: 0.1 }, /^Bonus ended฿0\.10.*Success$/],
  ])('R-348 R-350 R-351 have description or type, amount and status: %j', async (differs, shown) => {
    answer(1, entryOf(differs));
    await open('/user/statement');
    await until(() => rows().length === 1, 'the row');
    expect(rows().map(plain)[0]).toMatch(shown);
  });

  test.each<[string, Partial<Entry>, string]>([
    ['the bank', {}, '[data-code=KBAN]'],
    ['the game', { statementType: 'transfer', from: 'WALLET', to: 'PGSLOT' }, 'img'],
    ['the type', {}, 'svg'],
  ])('B-46 R-348 have one picture of %s', async (_what, differs, picture) => {
    answer(1, entryOf(differs));
    await open('/user/statement');
    await until(() => rows().length === 1, 'the row');
    expect(rows()[0]?.querySelectorAll(picture)).toHaveLength(1);
  });
});

describe('the details of an entry', () => {
  const openDetails = async (differs: Partial<Entry>) => {
    answer(
      2,
      entryOf({ createdAt: new Date(2026, 10, 20, 9, 5, 7).toISOString(), ...differs }),
      entryOf({ createdAt: at(18, 9) }),
    );
    await open('/user/statement');
    await press('button', /^Details: .*, 20\/11\/2026 09:05:07$/);
    await find('dialog', 'Details');
  };

  test.each<[Partial<Entry>, string[]]>([
    [
      { from: 'TRUEWALLET', amount: 2 },
      ['+฿2.00', 'Deposit', 'TRUEWALLET', 'Main wallet', 'Success', '20/11/2026 09:05:07'],
    ],
    [
      { from: 'FP', amount: 3, status: 'FAILED' },
      ['+฿3.00', 'Deposit', 'PromptPay 2', 'Main wallet', 'Failed', '20/11/2026 09:05:07'],
    ],
  ])('B-22 A-156 are amount, type, both places, status and time: %j', async (differs, shown) => {
    await openDetails(differs);
    expect(Array.from(place().querySelectorAll('dd'), plain)).toEqual(shown);
  });

  test('A-52 of a failed deposit give way to the upload of its slip', async () => {
    await openDetails({ status: 'FAILED' });
    await press('link', 'Upload slip');
    await find('dialog', 'Upload slip');
    expect(all('dialog', 'Details')).toEqual([]);
  });
});

describe('a preset', () => {
  test.each([
    ['Today', '2026-11-20', '2026-11-20'],
    ['7 days', '2026-11-14', '2026-11-20'],
    ['This month', '2026-11-01', '2026-11-20'],
    ['Last month', '2026-10-01', '2026-10-31'],
  ])('B-22 "%s" sets the period, and a second press removes it', async (name, from, to) => {
    const period = async () =>
      [await field('From'), await field('To')].map((input) => input instanceof HTMLInputElement && input.value);
    await open('/user/statement');
    await press('button', name);
    expect(await period()).toEqual([from, to]);
    await press('button', name);
    expect(await period()).toEqual(['', '']);
  });

  test.each(['From', 'To'])('B-22 is pressed no more when its day "%s" is changed', async (label) => {
    await open('/user/statement');
    await press('button', '7 days');
    const isPressed = async () => (await find('button', '7 days')).getAttribute('aria-pressed');
    expect(await isPressed()).toBe('true');
    await fill(label, '2026-11-16');
    expect(await isPressed()).toBe('false');
  });

  test('B-22 without an entry of its period shows none, until it is removed', async () => {
    answer(1, entryOf({ createdAt: at(20, 10) }));
    await open('/user/statement');
    await press('button', 'Last month');
    await until(() => rows().length === 0, 'no rows');
    await press('button', 'Last month');
    await until(() => rows().length === 1, 'the row');
  });
});
