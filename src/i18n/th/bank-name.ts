import type { bankName as source } from '../en/bank-name.ts';
import type { Translation } from '../translation.ts';

export const bankName: Translation<typeof source> = {
  currentName: 'ชื่อบัญชีปัจจุบัน',
  nameInEnglish: 'ชื่อบัญชีภาษาอังกฤษ',
  enterAccountName: 'กรุณากรอกชื่อบัญชี',
  saved: 'บันทึกชื่อบัญชีแล้ว',
  maybeSaved: 'ระบบแจ้งผลไม่ชัดเจน ชื่อบัญชีอาจบันทึกไว้แล้ว กรุณาดูที่โปรไฟล์ก่อนลองอีกครั้ง',
};
