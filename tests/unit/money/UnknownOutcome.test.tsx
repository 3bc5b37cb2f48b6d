import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/wire/api-error.ts';
import { UnknownOutcome } from '../../../src/money/UnknownOutcome.tsx';
import { initI18n, loadTexts } from '../../../src/i18n/i18n.ts';
import { staticMarkup } from '../../support/static-markup.ts';

async function markupOf(said: { text?: string; code?: 'MONEY_NOT_ENOUGH' | 'INTERNAL_SERVER_ERROR'; pending?: true }) {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('outcome', 'errors');
  const error = new ApiError({ operationId: 'transfer', outcome: 'unknown', status: 502, ...said });
  return staticMarkup(
    <UnknownOutcome outcome={{ check: 'checked', error, sendAgain: undefined }} onReopen={() => undefined} />,
  );
}

test.each([
  ['en', 'Core bank offline'],
  ['lo', 'ລະບົບຂັດຂ້ອງ'],
])('A-118 the server’s words are a quotation in their language (%s)', async (language, text) => {
  expect(await markupOf({ text })).toContain(`<blockquote lang="${language}" dir="auto">${text}</blockquote>`);
});

test('A-118 quality 7: the server’s words are plain text of at most 300 characters', async () => {
  const markup = await markupOf({ text: `<img src=x onerror=alert(1)>${'x'.repeat(1_000)}` });
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(markup).not.toContain('<img');
  expect(/>([^<]*)<\/blockquote>/.exec(markup)?.[1]?.replace(/&[lg]t;/g, '.')).toHaveLength(300);
});

test.each([
  [{ text: '  ' }, ''],
  [{ code: 'INTERNAL_SERVER_ERROR' }, 'Something went wrong on the service&#x27;s side.'],
  [{ code: 'MONEY_NOT_ENOUGH' }, 'The service answered that the balance is too low.'],
] as const)('A-118 with %j nothing is quoted, and the text claims nothing about money', async (said, text) => {
  const markup = await markupOf(said);
  expect(markup).not.toContain('blockquote');
  expect(markup).not.toContain('No money was moved');
  expect(markup).toContain(text);
});

test('A-118 a command that is being processed is labelled as such', async () => {
  expect(await markupOf({ pending: true })).toContain('The service says that it is still being processed.');
  expect(await markupOf({})).not.toContain('still being processed');
});
