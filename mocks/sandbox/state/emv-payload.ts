const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE in four hexadecimal digits, as EMV requires. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The content of a PromptPay code for one bill (EMV QR, merchant presented). The amount is a decimal text in baht. */
export function emvPayload(bill: { bankCode: string; amount: string; qrcodeId: string }): string {
  const fields = [
    field('00', '01'),
    field('01', '12'), // for one payment
    field('30', field('00', 'A000000677010112') + field('01', '010555800012345') + field('02', bill.bankCode)),
    field('53', '764'), // baht
    field('54', bill.amount),
    field('58', 'TH'),
    field('59', 'NAGA WALLET'),
    field('62', field('05', bill.qrcodeId)),
    '6304', // the checksum covers its own tag and length
  ].join('');
  return fields + checksum(fields);
}
