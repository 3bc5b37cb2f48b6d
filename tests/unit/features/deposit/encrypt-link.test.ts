import { expect, test } from 'vitest';
import { TruelinkRequest } from '../../../../generated/schemas.ts';
import { decryptLink } from '../../../../mocks/sandbox/state/gift-links.ts';
import { encryptLink } from '../../../../src/features/deposit/encrypt-link.ts';
import { linkForm } from '../../../../src/features/deposit/link-form.ts';

const link = 'https://gift.truemoney.com/campaign/?v=NagaGift100';

test('R-241 A-19 the link can be decrypted with the secret only', async () => {
  const encrypted = await encryptLink(link, 'sandbox-secret');
  expect(encrypted).toMatch(/^U2FsdGVkX1[\w+/=]+$/);
  expect(encrypted).not.toContain('gift');
  expect(decryptLink(encrypted, 'sandbox-secret')).toBe(link);
  expect(decryptLink(encrypted, 'another secret')).not.toBe(link);
  expect(() => TruelinkRequest.parse({ link: encrypted })).not.toThrow();
});

test('A-19 encrypting a link twice gives different texts', async () => {
  expect(await encryptLink(link, 's')).not.toBe(await encryptLink(link, 's'));
});

test('R-239 a link is required and trimmed', () => {
  expect(linkForm.safeParse({ link: '' }).success).toBe(false);
  expect(linkForm.safeParse({ link: ' \n' }).success).toBe(false);
  expect(linkForm.parse({ link: ` ${link}\n` })).toEqual({ link });
});
