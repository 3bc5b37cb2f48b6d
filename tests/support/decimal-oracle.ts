/** A decimal as BigInt: value = units / 10^scale. Independent of the library under test. */
export interface OracleDecimal {
  units: bigint;
  scale: number;
}

export function readOracle(text: string): OracleDecimal {
  const parts = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text);
  if (!parts) throw new Error(`not a decimal: ${text}`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  return scale >= 0 ? { units: digits, scale } : { units: digits * 10n ** BigInt(-scale), scale: 0 };
}

export function addOracle(left: OracleDecimal, right: OracleDecimal): OracleDecimal {
  const scale = Math.max(left.scale, right.scale);
  const widen = (part: OracleDecimal): bigint => part.units * 10n ** BigInt(scale - part.scale);
  return { units: widen(left) + widen(right), scale };
}

export function multiplyOracle(left: OracleDecimal, right: OracleDecimal): OracleDecimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** Two decimals, half away from zero, grouped in threes. */
export function printOracle({ units, scale }: OracleDecimal): string {
  const magnitude = units < 0n ? -units : units;
  const divisor = 10n ** BigInt(scale);
  const cents = (magnitude * 200n + divisor) / (2n * divisor);
  const whole = String(cents / 100n);
  let grouped = '';
  for (let i = 0; i < whole.length; i += 1) {
    if (i > 0 && (whole.length - i) % 3 === 0) grouped += ',';
    grouped += whole.charAt(i);
  }
  const sign = units < 0n && cents > 0n ? '-' : '';
  return `${sign}${grouped}.${String(cents % 100n).padStart(2, '0')}`;
}
