import { createDecipheriv, createHash } from 'node:crypto';
import { receiveDeposit } from './deposits.ts';
import { refuse } from './refusal.ts';
import type { Member, World } from './world.ts';

const minimum = 200n; // 2 baht, in minor units (spec §9)
const giftLink = /^https:\/\/gift\.truemoney\.com\/campaign\/\?v=([A-Za-z0-9]{6,40})$/;

export const giftLinkToTry = 'https://gift.truemoney.com/campaign/?v=NagaGift100';

const md5 = (...parts: readonly Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** Decrypts OpenSSL salted AES-256-CBC in base64, as `crypto-js` writes it; null when that fails. */
export function decryptLink(encrypted: string, passphrase: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64');
  if (bytes.subarray(0, 8).toString('latin1') !== 'Salted__') return null;
  // OpenSSL's EVP_BytesToKey with MD5: 32 bytes of key, 16 bytes of IV.
  const secret = Buffer.concat([Buffer.from(passphrase), bytes.subarray(8, 16)]);
  const first = md5(secret);
  const second = md5(first, secret);
  try {
    const decipher = createDecipheriv('aes-256-cbc', Buffer.concat([first, second]), md5(second, secret));
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
  } catch {
    return null; // another passphrase, or not this cipher
  }
}

/** The baht at the end of the code; without digits 10 to 500, derived from the code. In minor units. */
function giftAmount(code: string): bigint {
  const written = /[A-Za-z](\d{1,5})$/.exec(code)?.[1];
  if (written !== undefined) return BigInt(written) * 100n;
  const digest = createHash('md5').update(code).digest('hex').slice(0, 8);
  return (1n + (BigInt(`0x${digest}`) % 50n)) * 1000n;
}

/** POST /api/wallet/truelink: a gift is in baht, at least 2, and can be redeemed once. */
export function redeemGiftLink(world: World, member: Member, encrypted: string) {
  const link = decryptLink(encrypted, world.settings.truelinkSecret);
  const code = giftLink.exec(link?.trim() ?? '')?.[1];
  if (code === undefined || !member.hasWallet || member.currency !== 'BAHT') return refuse('TRUELINK_INVALID');
  if (world.giftLinks.has(code)) return refuse('TRUELINK_DUPLICATE');
  const amount = giftAmount(code);
  if (amount < minimum) return refuse('TRUELINK_INVALID');
  world.giftLinks.add(code);
  receiveDeposit(world, member, { amount, channel: 'TRUEMONEY' });
  return null;
}
