export const contact = {
  lineQr: 'LINE QR code',
  openLine: 'Open LINE',
  notLoaded: "We couldn't load our contact details",
  version: 'Version',
} as const;
