import type { profile as source } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

export const profile: Translation<typeof source> = {
  memberId: 'รหัสสมาชิก',
  copyMemberId: 'คัดลอกรหัสสมาชิก',
  registeredOn: 'วันที่สมัคร',
  username: 'ชื่อผู้ใช้',
  bankAccount: 'บัญชีธนาคาร',
  noBankAccount: 'ยังไม่มีบัญชีธนาคาร กรุณาติดต่อแอดมินเพื่อเพิ่มบัญชี',
  copyAccountNumber: 'คัดลอกเลขที่บัญชี',
  settings: 'การตั้งค่า',
  notLoaded: 'โหลดโปรไฟล์ไม่สำเร็จ',
  hideAmounts: 'ซ่อนยอดเงิน',
  theme: 'ธีม',
  device: 'ตามการตั้งค่าเครื่อง',
  light: 'สว่าง',
  dark: 'มืด',
  version: 'เวอร์ชัน',

  // Change of password
  oldPassword: 'รหัสผ่านเดิม',
  newPassword: 'รหัสผ่านใหม่',
  confirmNewPassword: 'ยืนยันรหัสผ่านใหม่',
  passwordChanged: 'เปลี่ยนรหัสผ่านแล้ว',
  accountName: 'ชื่อบัญชี',
};
