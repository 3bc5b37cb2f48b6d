export const contact = {
  lineQr: 'LINE QR code',
  openLine: 'Open LINE',
  version: 'Version',
} as const;
