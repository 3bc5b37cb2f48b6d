import type { Page } from '@playwright/test';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';

export const address = '/user/statement';
export const rows = (page: Page) => page.getByRole('main').locator('ul[aria-busy] > li');
export const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** A deposit of 100.00 with changed fields. */
export const entry = (differs: Partial<Schemas['StatementEntry']>): Schemas['StatementEntry'] => ({
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'KBANK',
  to: 'WALLET',
  amount: 100,
  createdAt: '2026-10-01T10:00:00+07:00',
  ...differs,
});

/** All following reads of the statement get this answer, for any page. */
export function answer(sandbox: Sandbox, total: number, statements: Schemas['StatementEntry'][]) {
  sandbox.control.fail('listStatements', { body: { total, statements }, times: 20 });
}
