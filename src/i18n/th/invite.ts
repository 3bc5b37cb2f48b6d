import type { invite as source } from '../en/invite.ts';
import type { Translation } from '../translation.ts';

export const invite: Translation<typeof source> = {
  inviteBonus: 'โบนัสแนะนำเพื่อน',
  seeBonus: 'ดูโบนัสแนะนำเพื่อน',
  receiveBonus: 'รับโบนัส',
  question: 'ต้องการรับโบนัสแนะนำเพื่อนหรือไม่',
  received: 'รับโบนัสแนะนำเพื่อนแล้ว',
  none: 'ยังไม่มีโบนัสให้รับ',
  notLoaded: 'โหลดโบนัสแนะนำเพื่อนไม่สำเร็จ',
  history: 'ประวัติการแนะนำเพื่อน',
  friend: 'ชื่อเพื่อน',
  empty: 'ยังไม่มีเพื่อนที่คุณแนะนำ',
  noLink: 'สอบถามวิธีแนะนำเพื่อนได้โดยติดต่อแอดมิน',

  yourLink: 'ลิงก์แนะนำเพื่อนของคุณ',
  linkQr: 'QR ลิงก์แนะนำเพื่อนของคุณ',
  linkOpens: 'ลิงก์นี้เปิดหน้าสมัครสมาชิกพร้อมรหัสผู้แนะนำ {code} ของคุณ',
  copyLink: 'คัดลอกลิงก์',
  shareLink: 'แชร์ลิงก์',
};
