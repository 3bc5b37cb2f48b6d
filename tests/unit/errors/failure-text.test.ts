import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorCodes } from '../../../generated/error-codes.ts';
import { ApiError, type FailureCode, type FailureOutcome } from '../../../src/api/wire/api-error.ts';
import { withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { locales, type Locale } from '../../../src/i18n/locale.ts';
import { namespaces } from '../../../src/i18n/namespaces.ts';
import { rendered } from '../../support/rendered.ts';

beforeEach(() => {
  vi.resetModules();
});

/** The failure texts in a locale whose texts are loaded. */
async function failureTextIn(locale: Locale) {
  const { initI18n } = await import('../../../src/i18n/i18n.ts');
  await initI18n({ defaultLocale: locale, locale, namespaces: ['errors'] });
  const { useFailureText } = await import('../../../src/errors/use-failure-text.ts');
  const say = rendered(new QueryClient(), useFailureText);
  return (said: { code?: FailureCode; text?: string; status?: number; outcome?: FailureOutcome }) =>
    withoutLineBreaks(say(new ApiError({ operationId: 'transfer', outcome: 'refused', status: 400, ...said })));
}

describe.each(locales)('failure texts in %s', (locale) => {
  test('R-423 a known code by its text', async () => {
    const say = await failureTextIn(locale);
    const texts: Record<string, string> = await namespaces.errors[locale]();
    for (const code of errorCodes) {
      expect(texts[code], code).toMatch(/\S/);
      expect(say({ code }), code).toBe(withoutLineBreaks(texts[code] ?? ''));
    }
  });

  test('R-422 A-28 an invalid token asks to log in again', async () => {
    const say = await failureTextIn(locale);
    expect(say({ code: 'invalid-token' })).toBe(say({ code: 'EXPIRED_AUTH_TOKEN' }));
  });

  test('R-423 any other message is unchanged, trimmed and limited in length', async () => {
    const say = await failureTextIn(locale);
    expect(say({ text: 'ABC xyz' })).toBe('ABC xyz');
    expect(say({ text: '  <b>ABC</b> {text}\n' })).toBe('<b>ABC</b> {text}');
    expect(say({ text: 'x'.repeat(1_000_000) })).toBe('x'.repeat(300));
  });

  test('R-445 without an answer: the server was not reached', async () => {
    const say = await failureTextIn(locale);
    const { serverNotReached } = await namespaces.common[locale]();
    for (const text of ['', ' \n ']) expect(say({ text, status: 0 })).toBe(withoutLineBreaks(serverNotReached));
  });

  test('A-118 a refusal without a text does not mention the connection', async () => {
    const say = await failureTextIn(locale);
    const { refusedWithoutReason } = await namespaces.common[locale]();
    for (const status of [200, 401, 429]) expect(say({ status })).toBe(withoutLineBreaks(refusedWithoutReason));
  });

  test('A-119 R-445 an unreadable answer is no connection problem', async () => {
    const say = await failureTextIn(locale);
    const { answerNotRead, serverNotReached } = await namespaces.common[locale]();
    for (const status of [200, 204, 400, 502]) {
      expect(say({ text: '', status, outcome: 'unknown' })).toBe(withoutLineBreaks(answerNotRead));
    }
    expect(answerNotRead).not.toBe(serverNotReached);
  });
});
