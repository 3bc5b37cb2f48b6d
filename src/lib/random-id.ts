import { attempt } from './attempt.ts';

const length = 16;
/** Unique, which is all that an id must be; a browser that refuses `crypto` can still give commands and chat. */
const withoutCrypto = () => Uint8Array.from({ length }, () => Math.floor(Math.random() * 256));
const withCrypto = () => {
  const bytes = new Uint8Array(length);
  crypto.getRandomValues(bytes);
  return bytes.some(Boolean) ? bytes : undefined;
};

/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing on insecure pages. */
export const randomId = (): string =>
  Array.from(attempt(withCrypto) ?? withoutCrypto(), (byte) => byte.toString(16).padStart(2, '0')).join('');
