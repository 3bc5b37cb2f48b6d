import { expect, test } from 'vitest';
import { textOf } from '../../../src/i18n/i18n.ts';
import type { Translation } from '../../../src/i18n/translation.ts';
import { useText } from '../../../src/i18n/use-text.ts';

test('R-448 a key, placeholder or namespace that does not exist does not compile', () => {
  expect(rejectedByTheCompiler).toBeTypeOf('function');
});

/** Never called. The compiler fails when one of the expected errors disappears. */
export function rejectedByTheCompiler() {
  // @ts-expect-error no such key
  useText('login')('unknown');
  // @ts-expect-error a key of another namespace
  useText('login')('greeting');
  // @ts-expect-error no such namespace
  useText('nonsense');
  // @ts-expect-error no such namespace outside components
  textOf('nonsense');
  const common = useText('common');
  // @ts-expect-error {text} is missing
  common('copied');
  // @ts-expect-error a plural needs its count
  common('minutesAgo');
  // @ts-expect-error a missing key
  const missing: Translation<{ title: string }> = {};
  // @ts-expect-error a surplus key
  const surplus: Translation<{ title: string }> = { title: '', other: '' };
  const oneForm: Translation<{ ago_one: string; ago_other: string }> = { ago_other: '' };
  return [missing, surplus, oneForm];
}
