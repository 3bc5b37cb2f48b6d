import type { slips as source } from '../en/slips.ts';
import type { Translation } from '../translation.ts';

export const slips: Translation<typeof source> = {
  receivedAt: 'เวลาที่ได้รับ',
  viewReference: 'ดูหลักฐาน',
  empty: 'ยังไม่มีสลิป',
  cannotOpen: 'เปิดหลักฐานนี้ไม่ได้ กรุณาติดต่อแอดมิน',
  tapToOpen: 'หากหลักฐานไม่เปิดขึ้นมา กรุณาแตะที่นี่',
};
