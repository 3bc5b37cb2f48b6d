import type { contact as source } from '../en/contact.ts';
import type { Translation } from '../translation.ts';

export const contact: Translation<typeof source> = {
  lineQr: 'QR ຂອງ LINE',
  openLine: 'ເປີດ LINE',
  version: 'ເວີຊັນ',
};
