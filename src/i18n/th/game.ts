import type { game as source } from '../en/game.ts';
import type { Translation } from '../translation.ts';

export const game: Translation<typeof source> = {
  notFound: 'ไม่พบเกมนี้ หรือเกมไม่พร้อมให้บริการในขณะนี้',
  gamesNotLoaded: 'โหลดรายการเกมไม่สำเร็จ',
  noAccountYet: 'คุณยังไม่มีบัญชีของเกมนี้',
  noAccount: 'ไม่พบบัญชีของคุณในเกมนี้',
  openAccount: 'เปิดบัญชี',
  accountNotLoaded: 'โหลดบัญชีเกมไม่สำเร็จ',

  gameBalance: 'ยอดเงินในเกม',

  enterGame: 'เข้าเล่นเกม',
  playOnWeb: 'เล่นผ่านเว็บ',
  androidApp: 'แอป Android',
  iosApp: 'แอป iOS',
  didNotOpen: 'หากเกมไม่เปิดขึ้นมา กรุณาแตะที่นี่',
  cannotOpen: 'เปิดเกมนี้ไม่ได้ กรุณาติดต่อแอดมิน',

  direction: 'ทิศทางการโอน',
  intoGame: 'เข้าเกม',
  backToWallet: 'กลับกระเป๋า',
  moveIn: 'โอนเข้าเกม',
  moveOut: 'โอนกลับกระเป๋า',
  moveAllIn: 'โอนทั้งหมดเข้าเกมนี้',
  moveAllOut: 'โอนทั้งหมดกลับกระเป๋า',
  moveAllQuestion: 'ต้องการโอนเงินทั้งหมดเข้า {account} หรือไม่',
  moveSum: 'โอน {amount}',
  enterAmount: 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 100 หรือ 100.50',
  twoDecimals: 'กรอกทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
  minimumAmount: 'จำนวนเงินขั้นต่ำ {amount}',
  moved: 'โอนเงินสำเร็จ',
  movedAmount: 'โอน {amount} จาก {from} ไปยัง {to} แล้ว',
  movedAll: 'โอนเงินทั้งหมดเข้า {account} แล้ว',
  everythingInto: 'โอนทั้งหมดเข้า {account}',

  gameUsername: 'ชื่อผู้ใช้เกม',
  copyUsername: 'คัดลอกชื่อผู้ใช้เกม',
  gamePassword: 'รหัสผ่านเกม',
  copyPassword: 'คัดลอกรหัสผ่านเกม',
  show: 'แสดง',
  resetPassword: 'รีเซ็ตรหัสผ่านเกม',
  resetQuestion: 'รหัสผ่านปัจจุบันของ {game} จะใช้ไม่ได้ทันที ต้องการรีเซ็ตหรือไม่',
  resetConfirm: 'รีเซ็ต',
  passwordReset: 'รีเซ็ตรหัสผ่านเกมแล้ว',
};
