import type { contact as source } from '../en/contact.ts';
import type { Translation } from '../translation.ts';

export const contact: Translation<typeof source> = {
  lineQr: 'QR ของ LINE',
  openLine: 'เปิด LINE',
  notLoaded: 'โหลดข้อมูลติดต่อไม่สำเร็จ',
  version: 'เวอร์ชัน',
};
