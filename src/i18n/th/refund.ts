import type { refund as source } from '../en/refund.ts';
import type { Translation } from '../translation.ts';

export const refund: Translation<typeof source> = {
  refundAmount: 'ยอดเงินคืน',
  seeRefund: 'ดูยอดเงินคืน',
  receiveRefund: 'รับเงินคืน',
  question: 'ต้องการรับเงินคืนหรือไม่',
  received: 'รับเงินคืนแล้ว',
  none: 'ยังไม่มียอดเงินคืน',
  /** Without earlier refunds too. */
  noneYet: 'ยังไม่มียอดเงินคืน เมื่อมียอดคืนจากยอดเสีย คุณจะเห็นที่นี่',
  notLoaded: 'โหลดยอดเงินคืนไม่สำเร็จ',
  bonusHeld: 'คุณมีโบนัสที่ใช้งานอยู่',
  afterBonus: 'รับเงินคืนได้เมื่อโบนัสสิ้นสุดแล้ว',
  history: 'ประวัติการคืนยอดเสีย',
  empty: 'ยังไม่เคยรับเงินคืน',
};
