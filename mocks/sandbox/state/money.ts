// Amounts inside the sandbox are whole minor units (satang, att) as bigint. The API uses decimal numbers.

const wireAmount = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** An API amount in minor units; null when it is negative, too large, or has more than two decimals. */
export function toMinor(amount: number | string): bigint | null {
  const match = wireAmount.exec(String(amount));
  return match && BigInt(`${match[1] ?? ''}${(match[2] ?? '').padEnd(2, '0')}`);
}

/** Minor units as the API's number: the nearest double, which prints as exactly that decimal. */
export function fromMinor(minor: bigint): number {
  return Number(minor) / 100;
}

/** Minor units as an exact decimal text: '8180.00'. */
export function minorToText(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
