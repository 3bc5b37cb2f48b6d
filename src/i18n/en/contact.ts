export const contact = {
  title: 'Contact us',
  lineQr: 'LINE QR code',
  openLine: 'Open LINE',
  version: 'Version',
} as const;
