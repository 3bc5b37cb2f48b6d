const latinNameBanks: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

/** Whether the bank requires English account names. */
export function needsLatinName(bankCode: string): boolean {
  return latinNameBanks.has(bankCode);
}
