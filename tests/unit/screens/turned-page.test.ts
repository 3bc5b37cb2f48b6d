import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { open, press, until } from '../../support/screen.ts';

// The buttons of a pager stand below its list, and the next page begins above it.

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
