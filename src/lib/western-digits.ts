// Zero of each block of ten digits that keyboards in Thai, Lao and full-width mode type.
const zeros = { thai: 0x0e50, lao: 0x0ed0, fullWidth: 0xff10 };

/** The text with Thai, Lao and full-width digits as 0-9; look-alikes such as ² or ① stay as they are. */
export function toWesternDigits(text: string): string {
  return text.replace(/[๐-๙໐-໙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= zeros.fullWidth ? zeros.fullWidth : code >= zeros.lao ? zeros.lao : zeros.thai;
    return String(code - zero);
  });
}
