import type { withdraw as source } from '../en/withdraw.ts';
import type { Translation } from '../translation.ts';

export const withdraw: Translation<typeof source> = {
  toAccount: 'ถอนเข้าบัญชี',
  toBank: '{amount} เข้า {bank} {account}',
  limits: 'วงเงินถอน',
  bonusWarning: 'หากมีโบนัสที่ใช้งานอยู่ ต้องทำตามเงื่อนไขโบนัสให้ครบก่อนถอนเงิน',
  bonusHeld: 'คุณมีโบนัสที่ใช้งานอยู่',
  bonusHeldWarning: 'ต้องทำตามเงื่อนไขโบนัสให้ครบก่อน แล้วจึงถอนยอดเงินทั้งหมด',
  noBank: 'ยังไม่มีบัญชีธนาคารในโปรไฟล์ จึงยังถอนเงินไม่ได้ กรุณาติดต่อแอดมิน',
  moreInGames: 'อยู่ในเกม',
  moveAllBack: 'โอนกลับทั้งหมด',
  walletEmpty: 'กระเป๋าหลักไม่มีเงิน และถอนได้เฉพาะเงินในกระเป๋าหลัก',
  moveSumBack: 'โอน {amount} กลับ',
  backToWithdrawal: 'กลับไปหน้าถอนเงิน',
  submit: 'ถอนเงิน',
  submitAmount: 'ถอน {amount}',
  belowLimit: 'ถอนขั้นต่ำ {amount}',
  aboveLimit: 'ถอนได้สูงสุด {amount}',
  limitsNotLoaded: 'ยังโหลดวงเงินถอนไม่ได้ จึงยังถอนเงินไม่ได้',
  enterAmount: 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 100 หรือ 100.50',
  twoDecimals: 'กรอกทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
  waitForTransfer: 'รอเงินโอนเข้าบัญชี',
  accepted: 'ระบบได้รับคำขอถอน {amount} แล้ว กรุณารอเงินเข้าบัญชีธนาคารของคุณ',
  paidOut: 'โอนเข้าบัญชีธนาคารของคุณแล้ว',
  notPaidOut: 'ถอนเงินไม่สำเร็จ',
};
