import { vi } from 'vitest';

export const noQrcode = { hasQrcode: false, qrcodeId: null, qrcode: null, amount: null, expireIn: null, message: null };

/** The answer about a QR code of 500 baht. */
export const qrcode = (differs: object = {}) => ({
  ...noQrcode,
  hasQrcode: true,
  qrcodeId: 'q1',
  qrcode: '<svg/>',
  amount: 500,
  ...differs,
});

export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** The whole seconds until the deadline of a code. */
export const secondsLeft = (found: { deadline: { at: number } | null } | null) =>
  Math.ceil(((found?.deadline?.at ?? Number.NaN) - performance.now()) / 1000);

/** Sets or removes the Date header of the answers. */
export function withDate(date: string | undefined): void {
  vi.spyOn(Headers.prototype, 'get').mockImplementation(function (this: Headers, name) {
    if (name === 'Date') return date ?? null;
    return [...this].find(([each]) => each === name.toLowerCase())?.[1] ?? null;
  });
}
