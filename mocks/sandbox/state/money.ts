// Amounts inside the sandbox are whole minor units (satang, att) as bigint; the wire has decimal numbers.

const wireAmount = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** The minor units of an amount from the wire, or null when it is negative, absurdly large or finer than two decimals. */
export function toMinor(amount: number | string): bigint | null {
  const match = wireAmount.exec(String(amount));
  return match && BigInt(`${match[1] ?? ''}${(match[2] ?? '').padEnd(2, '0')}`);
}

/** The wire's number for minor units: the double nearest to the decimal, which prints as exactly that decimal. */
export function fromMinor(minor: bigint): number {
  return Number(minor) / 100;
}

/** Minor units as an exact decimal text: '8180.00'. */
export function minorToText(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
