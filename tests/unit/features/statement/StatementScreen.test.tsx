import { beforeAll, expect, test } from 'vitest';
import { statementQuery } from '../../../../src/api/statement.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { StatementScreen } from '../../../../src/features/statement/StatementScreen.tsx';
import { initI18n } from '../../../../src/i18n/i18n.ts';
import { clientWith, failedLoad } from '../../../support/client-with.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';
import { entryOf } from '../../../support/statement-entries.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['titles', 'statement'] }));

/** The screen with this first page; null stands for a failed load. */
const show = (page: Schemas['StatementPage'] | null) =>
  staticMarkup(<StatementScreen />, clientWith([statementQuery(1).queryKey, page ?? failedLoad]));

const tenOf = (total: number) => ({
  total,
  statements: Array.from({ length: 10 }, (_, index) => entryOf({ amount: index })),
});

test('R-355 B-05 the upload-status button opens the slips by their address', () => {
  const link = elementsOf(show(tenOf(10))).find(({ tag }) => tag === 'a');
  expect(link?.attributes['href']).toBe('/?open=slips');
});

test('R-357 the total decides the number of pages', () => {
  expect(textOf(show(tenOf(194)))).toMatch(/12Export CSVPrint/);
  expect(show(tenOf(194))).toContain('aria-label="Last page"');
  expect(show(tenOf(10))).not.toContain('aria-label="Last page"');
});

test('R-357 B-22 without entries a message says so, and the export is disabled with a reason', () => {
  const markup = show({ total: 0, statements: [] });
  expect(textOf(markup)).toContain('No transactions yet');
  expect(textOf(markup)).toContain('There is nothing to export yet');
  expect(markup).toMatch(/<button[^>]* disabled=""[^>]*>Export CSV/);
});

test('B-15 the export button shows the number of entries', () => {
  expect(textOf(show(tenOf(194)))).toContain('Includes only the 10 entries loaded so far');
});

test('R-356 A-114 a failed load is a quiet line', () => {
  expect(textOf(show(null))).toMatch(/^Statement.*Couldn't load. Try again.$/);
});

test('R-356 loading is silent at first', () => {
  const text = textOf(staticMarkup(<StatementScreen />));
  expect(text).toMatch(/^Statement/);
  expect(text).not.toMatch(/Loading|Couldn't/);
});
