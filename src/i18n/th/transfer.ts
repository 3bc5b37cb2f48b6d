import type { transfer as source } from '../en/transfer.ts';
import type { Translation } from '../translation.ts';

export const transfer: Translation<typeof source> = {
  from: 'บัญชีต้นทาง',
  to: 'บัญชีปลายทาง',
  source: 'ต้นทาง',
  destination: 'ปลายทาง',
  swap: 'สลับบัญชี',
  submit: 'โอนเงิน',
  submitAmount: 'โอน {amount}',
  selectAccount: 'กรุณาเลือกบัญชี',
  cannotTransfer: 'โอนไปบัญชีเดียวกันไม่ได้',
  minimumAmount: 'จำนวนเงินขั้นต่ำ {amount}',
  enterAmount: 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 100 หรือ 100.50',
  twoDecimals: 'กรอกทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
  done: 'โอนเงินสำเร็จ',
  doneNamed: 'โอน {amount} จาก {from} ไปยัง {to} แล้ว',
  toGame: 'ไปที่ {game}',
};
