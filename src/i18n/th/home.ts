import type { home as source } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  greeting: 'สวัสดี คุณ{name}',
  totalBalance: 'ยอดเงินรวม',
  lastUpdated: 'อัปเดตล่าสุด',
  refreshBalance: 'อัปเดตยอดเงิน',
  balanceRefreshed: 'อัปเดตยอดเงินแล้ว ยอดเงินรวม {amount}',
  notLoaded: 'โหลดยอดเงินไม่สำเร็จ',
  noWallet: 'บัญชีของคุณยังไม่มีกระเป๋าเงิน',
  noWalletNext: 'กรุณาติดต่อเราเพื่อตรวจสอบบัญชีของคุณ',
  gamesHere: 'เกมของคุณจะแสดงที่นี่',
  refreshAll: 'อัปเดตทั้งหมด',
  hideAmounts: 'ซ่อนยอดเงิน',
  showAmounts: 'แสดงยอดเงิน',
  inviteBonus: 'โบนัสแนะนำเพื่อน',
  receiveBonus: 'รับโบนัส',
  coinCount_other: '{count} เหรียญ',
  slots: 'สล็อต',
  sportsAndCasino: 'กีฬาและคาสิโน',
  lotto: 'หวย',
  otherGames: 'เกมอื่นๆ',
  openAccount: 'เปิดบัญชี',
  viewAccount: 'ดูบัญชี',
};
