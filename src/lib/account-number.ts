/**
 * xxx-xxx-xxxx when it is exactly 10 digits; banks group other lengths in ways of their own, so those stay raw (R-460,
 *
 */
export function formatAccountNumber(value: string): string {
  return value.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
