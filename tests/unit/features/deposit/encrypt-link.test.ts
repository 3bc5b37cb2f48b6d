import { createDecipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { TruelinkRequest } from '../../../../generated/schemas.ts';
import { encryptLink } from '../../../../src/features/deposit/encrypt-link.ts';
import { linkForm } from '../../../../src/features/deposit/link-form.ts';

const link = 'https://gift.truemoney.com/campaign/?v=NagaGift100';

/** Node's cipher, with the key that OpenSSL derives from a passphrase. */
function decrypt(encrypted: string, passphrase: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const salt = bytes.subarray(8, 16);
  const blocks: Buffer[] = [];
  for (let last = Buffer.alloc(0); blocks.length < 3; blocks.push(last)) {
    last = createHash('md5').update(last).update(passphrase).update(salt).digest();
  }
  const derived = Buffer.concat(blocks);
  const cipher = createDecipheriv('aes-256-cbc', derived.subarray(0, 32), derived.subarray(32));
  return Buffer.concat([cipher.update(bytes.subarray(16)), cipher.final()]).toString();
}

test('R-241 A-19 the link can be decrypted with the secret only', async () => {
  const encrypted = await encryptLink(link, 'sandbox-secret');
  expect(encrypted).toMatch(/^U2FsdGVkX1[\w+/=]+$/);
  expect(encrypted).not.toContain('gift');
  expect(decrypt(encrypted, 'sandbox-secret')).toBe(link);
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
