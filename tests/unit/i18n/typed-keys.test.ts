import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { textOf } from '../../../src/i18n/i18n.ts';
import type { Translation } from '../../../src/i18n/translation.ts';
import { useText } from '../../../src/i18n/use-text.ts';

test('R-448 a key, placeholder or namespace that does not exist does not compile', () => {
  expect(rejectedByTheCompiler).toBeTypeOf('function');
});

/** Never called. The compiler fails when one of the expected errors disappears. */
export function rejectedByTheCompiler(code: 'NO_USER' | 'OK', reason: 'NOT_MATCH' | 'EXPIRED_SLIP') {
  const login = useText('login');
  const asParameter: TFunction<'login'> = login;
  login('submit');
  asParameter('submit');
  // @ts-expect-error no such key
  login('unknown');
  // @ts-expect-error a key of another namespace
  login('greeting');
  // @ts-expect-error no such namespace
  useText('nonsense');
  // @ts-expect-error no such namespace outside components
  textOf('nonsense');

  const common = useText('common');
  common('copied', { text: '1' });
  common('minutesAgo', { count: 1 });
  // @ts-expect-error {text} is missing
  common('copied');
  // @ts-expect-error {text} is misspelt
  common('copied', { txt: '1' });
  // @ts-expect-error a plural needs its count
  common('minutesAgo');

  textOf('errors')(code);
  for (const unit of ['year', 'second'] as const) common(`${unit}sAgo`, { count: 1 });
  textOf('slipReasons')(`${reason}_next`);

  const complete: Translation<{ title: string }> = { title: '' };
  // @ts-expect-error a missing key
  const missing: Translation<{ title: string }> = {};
  // @ts-expect-error a surplus key
  const surplus: Translation<{ title: string }> = { title: '', other: '' };
  const oneForm: Translation<{ ago_one: string; ago_other: string }> = { ago_other: '' };
  return [complete, missing, surplus, oneForm];
}
