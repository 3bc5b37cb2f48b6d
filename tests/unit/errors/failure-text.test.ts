import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { errorCodes } from '../../../generated/error-codes.ts';
import { ApiError, type FailureCode, type FailureOutcome } from '../../../src/api/wire/api-error.ts';
import { withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { locales, type Locale } from '../../../src/i18n/locale.ts';
import { namespaces } from '../../../src/i18n/namespaces.ts';
import { rendered } from '../../support/rendered.ts';

/** The failure texts in a locale whose texts are loaded. */
async function failureTextIn(locale: Locale) {
  vi.resetModules();
  const { initI18n } = await import('../../../src/i18n/i18n.ts');
  await initI18n({ defaultLocale: locale, locale, namespaces: ['errors'] });
  const { useFailureText } = await import('../../../src/errors/use-failure-text.ts');
  const say = rendered(new QueryClient(), useFailureText);
  return (said: { code?: FailureCode; text?: string; status?: number; outcome?: FailureOutcome }, unknown?: string) =>
    withoutLineBreaks(
      say(new ApiError({ operationId: 'transfer', outcome: 'refused', status: 400, ...said }), unknown),
    );
}

test.each(locales)('R-422 R-423 A-28 in %s the text of a known code is shown', async (locale) => {
  const say = await failureTextIn(locale);
  const texts: Record<string, string> = await namespaces.errors[locale]();
  for (const code of errorCodes) expect(say({ code }), code).toBe(withoutLineBreaks(texts[code] ?? ''));
  expect(say({ code: 'invalid-token' })).toBe(say({ code: 'EXPIRED_AUTH_TOKEN' }));
});

test('R-423 any other message is shown whole and unchanged, but trimmed', async () => {
  const say = await failureTextIn('th');
  expect(say({ text: '  <b>ABC</b> {text}\n' })).toBe('<b>ABC</b> {text}');
  expect(say({ text: 'x'.repeat(1_000_000) })).toBe('x'.repeat(1_000_000));
});

test('R-445 A-118 A-119 without a text: not reached, refused without a reason, or an answer that is not readable', async () => {
  const say = await failureTextIn('th');
  const { serverNotReached, refusedWithoutReason, answerNotRead } = await namespaces.common.th();
  for (const text of ['', ' \n ']) expect(say({ text, status: 0 })).toBe(withoutLineBreaks(serverNotReached));
  for (const status of [200, 429]) expect(say({ status })).toBe(withoutLineBreaks(refusedWithoutReason));
  for (const status of [200, 502]) expect(say({ status, outcome: 'unknown' })).toBe(withoutLineBreaks(answerNotRead));
});

test.each([
  ['Core bank closed', 'Core bank closed'],
  [' ', 'Perhaps done'],
])('R-423 A-118 an unknown outcome with the text "%s" is told as "%s"', async (text, told) => {
  const say = await failureTextIn('th');
  expect(say({ text, outcome: 'unknown', status: 502 }, 'Perhaps done')).toBe(told);
});
