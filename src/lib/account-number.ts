/** xxx-xxx-xxxx for exactly 10 digits. Other lengths are not grouped, because banks group them differently. */
export function formatAccountNumber(value: string): string {
  return value.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
