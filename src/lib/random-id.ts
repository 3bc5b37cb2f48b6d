/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing on insecure pages. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
