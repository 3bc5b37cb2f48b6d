import type { statement as source } from '../en/statement.ts';
import type { Translation } from '../translation.ts';

export const statement: Translation<typeof source> = {
  uploadStatus: 'สถานะสลิป',
  withdrawal: 'ถอนเงิน',
  bonusReceived: 'รับโบนัส',
  bonusEnded: 'สิ้นสุดโบนัส',
  empty: 'ยังไม่มีรายการ',
  notLoaded: 'โหลดประวัติรายการไม่สำเร็จ',
  exportCsv: 'ส่งออกเป็น CSV',
  exported: 'บันทึกไฟล์แล้ว',
  notExported: 'เบราว์เซอร์นี้บันทึกไฟล์ไม่ได้ กรุณาเปิดด้วย Chrome หรือ Safari',
  exportNote_other: 'ส่งออกเฉพาะ {count} รายการที่โหลดแล้ว',
  exportNothing: 'ยังไม่มีรายการให้ส่งออก',
  print: 'พิมพ์',
  notPrinted: 'เบราว์เซอร์นี้พิมพ์ไม่ได้ กรุณาเปิดด้วย Chrome หรือ Safari',
  today: 'วันนี้',
  yesterday: 'เมื่อวาน',
  details: 'รายละเอียด',
  stillInProgress: 'รายการนี้ยังดำเนินการอยู่ ดูผลได้ในประวัติรายการ หากนานเกินไป กรุณาติดต่อแอดมิน',
  latest: 'รายการล่าสุด',

  // Filter
  filter: 'ตัวกรอง',
  fromDay: 'ตั้งแต่วันที่',
  toDay: 'ถึงวันที่',
  daysReversed: 'วันที่เริ่มต้นอยู่หลังวันที่สิ้นสุด',
  filterNote_other: 'กรองเฉพาะ {count} รายการที่โหลดแล้ว',
  nothingMatches_other: 'ไม่พบใน {count} รายการที่โหลดแล้ว รายการเก่ากว่าอยู่ในหน้าถัดไป',
  showAll: 'ล้างตัวกรอง',

  // Columns of the export
  type: 'ประเภท',
  activity: 'รายการ',
  from: 'จาก',
  to: 'ไปยัง',

  // Period
  period: 'ช่วงเวลา',
  sevenDays: '7 วัน',
  thisMonth: 'เดือนนี้',
  lastMonth: 'เดือนที่แล้ว',
  readingPage: 'กำลังโหลดหน้า {page} จากไม่เกิน {pages} หน้า',
  stopReading: 'หยุด',
  goOnReading: 'โหลดต่อ',
  cameIn: 'เงินเข้า',
  wentOut: 'เงินออก',
  net: 'สุทธิ',
  periodLoaded: 'โหลดครบทั้งช่วงเวลาแล้ว',
  incomplete: 'ข้อมูลไม่ครบ มีเฉพาะรายการตั้งแต่วันที่ {day}',
  periodNotLoaded: 'ข้อมูลไม่ครบ โหลดรายการในช่วงเวลานี้ไม่สำเร็จ',
  noMatches: 'ไม่มีรายการในช่วงเวลานี้',

  // Above the entries in the print and the export
  service: 'บริการ',
  member: 'สมาชิก',
  bankAccount: 'บัญชีธนาคาร',
  issuedOn: 'วันที่ออกเอกสาร',
};
