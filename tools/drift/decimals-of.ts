/** The number of decimals in a number's shortest notation: 2 for 0.07, 7 for 1e-7, 0 for 5. */
export function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}
