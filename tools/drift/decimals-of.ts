/** How many decimals a number has when it is written as short as it can be: 0.07 has 2, 1e-7 has 7, 5 has none. */
export function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}
