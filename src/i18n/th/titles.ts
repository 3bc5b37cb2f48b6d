import type { titles as source } from '../en/titles.ts';
import type { Translation } from '../translation.ts';

export const titles: Translation<typeof source> = {
  register: 'สมัครสมาชิก',
  howTo: 'วิธีใช้งาน',
  contact: 'ติดต่อเรา',
  bonus: 'เงื่อนไขโบนัส',
  oneBonus: 'โบนัส',
  wheel: 'วงล้อ',
  bankName: 'แก้ไขชื่อบัญชีธนาคาร',
  cancelBonus: 'ยกเลิกโบนัส',
  conditions: 'เงื่อนไขการใช้งาน',
  game: 'บัญชีเกม',
  chooseGame: 'เลือกบัญชีเกม',
  invite: 'แนะนำเพื่อน',
  changePassword: 'เปลี่ยนรหัสผ่าน',
  promotion: 'โปรโมชัน',
  refund: 'คืนยอดเสีย',
  slips: 'สถานะสลิป',
  uploadSlip: 'อัปโหลดสลิป',
};
