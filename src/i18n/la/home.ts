import type { home as source } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  greeting: 'ສະບາຍດີ {name}',
  totalBalance: 'ຍອດເງິນລວມ',
  lastUpdated: 'ອັບເດດຫຼ້າສຸດ',
  refreshBalance: 'ອັບເດດຍອດເງິນ',
  balanceRefreshed: 'ອັບເດດຍອດເງິນແລ້ວ. ຍອດເງິນລວມ {amount}.',
  notLoaded: 'ໂຫຼດຍອດເງິນບໍ່ສຳເລັດ',
  noWallet: 'ບັນຊີຂອງທ່ານຍັງບໍ່ມີກະເປົາເງິນ',
  noWalletNext: 'ກະລຸນາຕິດຕໍ່ພວກເຮົາເພື່ອກວດສອບບັນຊີຂອງທ່ານ',
  gamesHere: 'ເກມຂອງທ່ານຈະສະແດງຢູ່ບ່ອນນີ້',
  refreshAll: 'ອັບເດດທັງໝົດ',
  hideAmounts: 'ເຊື່ອງຍອດເງິນ',
  showAmounts: 'ສະແດງຍອດເງິນ',
  inviteBonus: 'ໂບນັດແນະນຳໝູ່',
  receiveBonus: 'ຮັບໂບນັດ',
  coinCount_other: '{count} ຫຼຽນ',
  slots: 'ສະລັອດ',
  sportsAndCasino: 'ກິລາ ແລະ ກາຊີໂນ',
  lotto: 'ຫວຍ',
  otherGames: 'ເກມອື່ນໆ',
  openAccount: 'ເປີດບັນຊີ',
  viewAccount: 'ເບິ່ງບັນຊີ',
};
