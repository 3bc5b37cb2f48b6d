import type { bonus as source } from '../en/bonus.ts';
import type { Translation } from '../translation.ts';

export const bonus: Translation<typeof source> = {
  bonus: 'โบนัส',
  empty: 'ขณะนี้ยังไม่มีโบนัส',
  notLoaded: 'โหลดโบนัสไม่สำเร็จ',
  notFound: 'ไม่พบโบนัสนี้ หรือไม่เปิดให้รับในขณะนี้',
  seeBonuses: 'ดูโบนัส',
  typeLimit: 'จำกัดจำนวนครั้ง',
  typeNoLimit: 'ไม่จำกัดจำนวนครั้ง',
  typeDay: 'รายวัน',
  typeWeek: 'รายสัปดาห์',
  current: 'กำลังใช้งาน',
  receivedInFull: 'รับครบแล้ว',
  receiveBonus: 'รับโบนัส',
  received: 'รับโบนัสแล้ว',

  held: 'คุณมีโบนัสที่ใช้งานอยู่',
  heldToo: 'คุณมีโบนัสที่ใช้งานอยู่แล้ว ระบบจะพิจารณาว่ารับโบนัสนี้เพิ่มได้หรือไม่',
  noneHeld: 'คุณไม่มีโบนัสที่ใช้งานอยู่',
  cancelQuestion: 'ต้องการยกเลิกโบนัสนี้หรือไม่ โบนัสจะสิ้นสุดทันที ยอดที่คงเหลือเป็นไปตามเงื่อนไขโบนัส',
  cancelUnknown: 'ยังไม่ทราบว่ายกเลิกโบนัสสำเร็จหรือไม่ กรุณาดูว่าโบนัสยังใช้งานอยู่หรือไม่ก่อนทำรายการอีกครั้ง',
  keepBonus: 'ไม่ยกเลิก',

  promotionCode: 'รหัสโปรโมชัน',
  search: 'ค้นหา',
  enterCode: 'กรุณากรอกรหัสโปรโมชัน',
  searching: 'กำลังค้นหาโปรโมชัน',
  promotionNotFound: 'ไม่พบโปรโมชัน',
  checkCode: 'กรุณาตรวจสอบตัวอักษรและตัวเลขทุกตัว แล้วค้นหาอีกครั้ง หากรหัสถูกต้อง โปรโมชันอาจสิ้นสุดแล้ว',
  promotionNotLoaded: 'ค้นหารหัสนี้ไม่สำเร็จ',
  receivePromotion: 'รับโปรโมชัน',
  promotionReceived: 'รับโปรโมชันแล้ว',
  confirm: 'ยืนยัน',
};
