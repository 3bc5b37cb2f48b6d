/** Whether a bank account name is in English letters and spaces only. */
export function isLatinName(text: string): boolean {
  return /^[A-Za-z ]+$/.test(text.trim());
}

/** `bankAccountName`: both parts trimmed, one space between, none outside. */
export function joinAccountName(first: string, last: string): string {
  return `${first.trim()} ${last.trim()}`.trim();
}
