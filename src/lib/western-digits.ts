// Code point of zero in each block of digits that Thai, Lao and full-width keyboards produce.
const zeros = { thai: 0x0e50, lao: 0x0ed0, fullWidth: 0xff10 };

/** Converts Thai, Lao and full-width digits to 0-9. Similar characters such as ² or ① stay. */
export function toWesternDigits(text: string): string {
  return text.replace(/[๐-๙໐-໙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= zeros.fullWidth ? zeros.fullWidth : code >= zeros.lao ? zeros.lao : zeros.thai;
    return String(code - zero);
  });
}
