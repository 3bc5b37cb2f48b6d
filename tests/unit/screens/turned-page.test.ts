import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, fill, find, open, press, until } from '../../support/screen.ts';
import { entryOf } from '../../support/statement-entries.ts';

// The buttons of a pager stand below its list, and the next page begins above it.

describe('the number of a turned page', () => {
  const ten = Array.from({ length: 10 }, () => entryOf());
  const answer = (total: number) => {
    control.clearFaults();
    control.fail('listStatements', { body: { total, statements: ten }, times: 99 });
  };
  const heard = () => all('status').map(({ textContent }) => withoutLineBreaks(textContent));

  test.each([
    ['its language is changed', () => fill('Language', 'th'), 'หน้า 2'],
    [
      'the number of pages is changed',
      async () => {
        answer(294);
        await press('button', 'Refresh');
        await find('button', 'Page 3');
      },
      'of 30',
    ],
  ])('A-121 R-347 is heard once, and not again when %s', async (_what, change, text) => {
    answer(194);
    await open('/user/statement');
    await press('button', 'Page 2');
    await until(() => heard().includes('Page 2 of 20'), 'the announcement');
    await until(() => !heard().includes('Page 2 of 20'), 'its end');
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(...heard()));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await change();
    await time.pass(2_000);
    watch.disconnect();
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((each) => each.includes(text))).toEqual([]);
  });
});

describe('a turned page', () => {
  const isRead = (operation: OperationId) => until(() => callsOf(operation).length > 1, 'the page');

  test.each(['Next page', 'Last page', 'Page 2'])(
    'R-347 of the statement begins at its top after "%s"',
    async (name) => {
      await open('/user/statement');
      document.documentElement.scrollTop = 900;
      await press('button', name);
      await isRead('listStatements');
      expect(document.documentElement.scrollTop).toBe(0);
    },
  );

  test('R-347 of the statement marks the entries of the page before as busy until it is there', async () => {
    await open('/user/statement');
    const isBusy = () => document.querySelector('main ul:has(time)')?.getAttribute('aria-busy');
    const release = holdAnswer('listStatements');
    await press('button', 'Next page');
    await isRead('listStatements');
    expect(isBusy()).toBe('true');
    await release();
    await until(() => isBusy() === 'false', 'the page');
  });

  describe('of a list in a sheet', () => {
    afterEach(() => vi.restoreAllMocks());
    const createdAt = '2026-11-20T12:00:00+07:00';
    const ten = <Row>(row: Row) => Array.from({ length: 10 }, () => row);

    test.each([
      ['listRefunds', 'refund&step=offer', 'Refund history', { refunds: ten({ refundAmount: 10, createdAt }) }],
      [
        'listInvites',
        'invite&step=offer',
        'Invite history',
        { invites: ten({ from: { name: 'A' }, amount: 1, createdAt }) },
      ],
    ] as const)('A-08 begins with its heading: %s', async (operation, sheet, heading, body) => {
      control.fail(operation, { status: 200, body, times: 9 });
      await open(`/user/profile?open=${sheet}`);
      const scrolled: (string | null)[] = [];
      vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
        scrolled.push(this.textContent);
      });
      await press('button', 'Next page');
      await isRead(operation);
      expect(scrolled).toEqual([heading]);
    });
  });
});
