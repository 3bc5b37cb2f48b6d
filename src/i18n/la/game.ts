import type { game as source } from '../en/game.ts';
import type { Translation } from '../translation.ts';

export const game: Translation<typeof source> = {
  notFound: 'ບໍ່ພົບເກມນີ້ ຫຼື ເກມບໍ່ພ້ອມໃຫ້ບໍລິການໃນຕອນນີ້',
  gamesNotLoaded: 'ໂຫຼດລາຍການເກມບໍ່ສຳເລັດ',
  noAccountYet: 'ທ່ານຍັງບໍ່ມີບັນຊີຂອງເກມນີ້',
  noAccount: 'ບໍ່ພົບບັນຊີຂອງທ່ານໃນເກມນີ້',
  openAccount: 'ເປີດບັນຊີ',
  accountNotLoaded: 'ໂຫຼດບັນຊີເກມບໍ່ສຳເລັດ',

  gameBalance: 'ຍອດເງິນໃນເກມ',

  enterGame: 'ເຂົ້າຫຼິ້ນເກມ',
  playOnWeb: 'ຫຼິ້ນຜ່ານເວັບ',
  androidApp: 'ແອັບ Android',
  iosApp: 'ແອັບ iOS',
  didNotOpen: 'ຖ້າເກມບໍ່ເປີດຂຶ້ນມາ ກະລຸນາແຕະບ່ອນນີ້',
  cannotOpen: 'ເປີດເກມນີ້ບໍ່ໄດ້. ກະລຸນາຕິດຕໍ່ແອັດມິນ.',

  direction: 'ທິດທາງການໂອນ',
  intoGame: 'ເຂົ້າເກມ',
  backToWallet: 'ຄືນກະເປົາ',
  moveIn: 'ໂອນເຂົ້າເກມ',
  moveOut: 'ໂອນຄືນກະເປົາ',
  moveAllIn: 'ໂອນທັງໝົດເຂົ້າເກມນີ້',
  moveAllOut: 'ໂອນທັງໝົດຄືນກະເປົາ',
  moveAllQuestion: 'ຕ້ອງການໂອນເງິນທັງໝົດເຂົ້າ {account} ບໍ?',
  moveSum: 'ໂອນ {amount}',
  enterAmount: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ ເຊັ່ນ 100 ຫຼື 100.50',
  twoDecimals: 'ປ້ອນທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2 ຕຳແໜ່ງ',
  minimumAmount: 'ຈຳນວນເງິນຂັ້ນຕ່ຳ {amount}',
  moved: 'ໂອນເງິນສຳເລັດແລ້ວ',
  movedAmount: 'ໂອນ {amount} ຈາກ {from} ໄປຫາ {to} ແລ້ວ',
  movedAll: 'ໂອນເງິນທັງໝົດເຂົ້າ {account} ແລ້ວ',
  everythingInto: 'ໂອນທັງໝົດເຂົ້າ {account}',

  gameUsername: 'ຊື່ຜູ້ໃຊ້ເກມ',
  copyUsername: 'ສຳເນົາຊື່ຜູ້ໃຊ້ເກມ',
  gamePassword: 'ລະຫັດຜ່ານເກມ',
  copyPassword: 'ສຳເນົາລະຫັດຜ່ານເກມ',
  show: 'ສະແດງ',
  resetPassword: 'ຣີເຊັດລະຫັດຜ່ານເກມ',
  resetQuestion: 'ລະຫັດຜ່ານປັດຈຸບັນຂອງ {game} ຈະໃຊ້ບໍ່ໄດ້ທັນທີ. ຕ້ອງການຣີເຊັດບໍ?',
  resetConfirm: 'ຣີເຊັດ',
  passwordReset: 'ຣີເຊັດລະຫັດຜ່ານເກມແລ້ວ',
};
