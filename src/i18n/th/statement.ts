import type { statement as source } from '../en/statement.ts';
import type { Translation } from '../translation.ts';

export const statement: Translation<typeof source> = {
  uploadStatus: 'สถานะสลิป',
  bonusReceived: 'รับโบนัส',
  bonusEnded: 'สิ้นสุดโบนัส',
  empty: 'ยังไม่มีรายการ',
  exportCsv: 'ส่งออกเป็น CSV',
  exported: 'บันทึกไฟล์แล้ว',
  exportNote_other: 'ส่งออกเฉพาะ {count} รายการที่โหลดแล้ว',

  // Columns of the export
  type: 'ประเภท',
  activity: 'รายการ',
  from: 'จาก',
  to: 'ไปยัง',
};
