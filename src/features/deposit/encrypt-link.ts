/**
 * Encrypts the link as the backend expects it: AES with the shared secret as passphrase, OpenSSL's salted
 * format, base64. Loads the cipher when first needed; rejects if that fails.
 */
export async function encryptLink(link: string, secret: string): Promise<string> {
  const { default: AES } = await import('crypto-js/aes.js');
  return AES.encrypt(link, secret).toString();
}
