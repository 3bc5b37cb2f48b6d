/**
 * The link as the backend expects it: AES with the shared secret as the passphrase, OpenSSL's salted format, base64.
 * The cipher is fetched when it is first needed; rejects when that fails.
 */
export async function encryptLink(link: string, secret: string): Promise<string> {
  const { default: AES } = await import('crypto-js/aes.js');
  return AES.encrypt(link, secret).toString();
}
