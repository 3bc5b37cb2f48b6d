import type { refund as source } from '../en/refund.ts';
import type { Translation } from '../translation.ts';

export const refund: Translation<typeof source> = {
  title: 'คืนยอดเสีย',
  refundAmount: 'ยอดคืน',
  seeRefund: 'ดูยอดคืน',
  receiveRefund: 'รับยอดคืน',
  question: 'ต้องการรับยอดคืน {amount} หรือไม่',
  questionNoAmount: 'ต้องการรับยอดคืนหรือไม่',
  received: 'รับยอดคืนแล้ว',
  none: 'ไม่พบยอดคืน',
  bonusHeld: 'คุณมีโบนัสที่ใช้งานอยู่',
  afterBonus: 'รับยอดคืนได้เมื่อโบนัสสิ้นสุดแล้ว',
  history: 'ประวัติการคืนยอดเสีย',
  empty: 'ยังไม่เคยรับยอดคืน',
};
