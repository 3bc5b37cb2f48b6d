import type { common as source } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof source> = {
  home: 'ໜ້າຫຼັກ',
  register: 'ລົງທະບຽນ',
  howTo: 'ວິທີໃຊ້',
  contact: 'ຕິດຕໍ່',
  profile: 'ໂປຣໄຟລ໌',
  conditions: 'ເງື່ອນໄຂ',
  statement: 'ລາຍການ',
  logOut: 'ອອກຈາກລະບົບ',
  loggedOut: 'ອອກຈາກລະບົບແລ້ວ',
  language: 'ພາສາ',
  backToHome: 'ກັບໄປໜ້າຫຼັກ',
  mainMenu: 'ເມນູຫຼັກ',
  skipToContent: 'ຂ້າມໄປທີ່ເນື້ອຫາ',
  welcome: 'ຍິນດີຕ້ອນຮັບ. ເງິນ ແລະ ເກມຂອງທ່ານຢູ່ບ່ອນດຽວກັນ.',

  deposit: 'ຝາກເງິນ',
  transfer: 'ໂອນເງິນ',
  withdraw: 'ຖອນເງິນ',

  // Wallet
  wallet: 'ກະເປົາເງິນ',
  mainWallet: 'ກະເປົາຫຼັກ',
  credits: 'ເຄຣດິດ',
  balance: 'ຍອດເງິນ',
  amountsHidden: 'ເຊື່ອງຍອດເງິນຢູ່',
  depositFirst: 'ຍັງບໍ່ມີຍອດເງິນທີ່ໃຊ້ໄດ້. ກະລຸນາຝາກເງິນກ່ອນ.',
  all: 'ທັງໝົດ',
  bonusHeld: 'ມີໂບນັດກຳລັງໃຊ້',

  // Fields
  name: 'ຊື່',
  phoneNumber: 'ເບີໂທລະສັບ',
  password: 'ລະຫັດຜ່ານ',
  showPassword: 'ສະແດງລະຫັດຜ່ານ',
  hidePassword: 'ເຊື່ອງລະຫັດຜ່ານ',
  bank: 'ທະນາຄານ',
  accountNumber: 'ເລກບັນຊີ',
  currency: 'ສະກຸນເງິນ',
  amount: 'ຈຳນວນເງິນ',
  dateAndTime: 'ວັນທີ ແລະ ເວລາ',
  status: 'ສະຖານະ',
  optional: 'ບໍ່ບັງຄັບ',

  // Field errors that several forms share
  enterPhoneNumber: 'ກະລຸນາປ້ອນເບີໂທລະສັບ',
  enterPassword: 'ກະລຸນາປ້ອນລະຫັດຜ່ານ',
  passwordsDiffer: 'ລະຫັດຜ່ານບໍ່ກົງກັນ',
  bankNameEnglishOnly: 'ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ',
  bankNameOffer: 'ທະນາຄານຂອງທ່ານຕ້ອງໃຊ້ຊື່ບັນຊີເປັນພາສາອັງກິດ. ກະລຸນາແກ້ໄຂຊື່ບັນຊີ.',

  // Actions
  save: 'ບັນທຶກ',
  cancel: 'ຍົກເລີກ',
  close: 'ປິດ',
  ok: 'ຕົກລົງ',
  back: 'ກັບຄືນ',
  next: 'ຕໍ່ໄປ',
  refresh: 'ໂຫຼດຄືນໃໝ່',
  tryAgain: 'ລອງໃໝ່ອີກຄັ້ງ',
  reloadPage: 'ໂຫຼດໜ້ານີ້ຄືນໃໝ່',
  conditionsNotLoaded: 'ໂຫຼດເງື່ອນໄຂບໍ່ສຳເລັດ',
  select: 'ເລືອກ',
  gotIt: 'ເຂົ້າໃຈແລ້ວ',
  showAll: 'ສະແດງທັງໝົດ',

  // States
  loading: 'ກຳລັງໂຫຼດ',
  empty: 'ຍັງບໍ່ມີຂໍ້ມູນ',
  notLoaded: 'ໂຫຼດບໍ່ສຳເລັດ',
  notLoadedTryAgain: 'ໂຫຼດບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.',
  notLoadedReload: 'ໂຫຼດບໍ່ສຳເລັດ. ກະລຸນາໂຫຼດໜ້ານີ້ຄືນໃໝ່.',
  reloadLoses: 'ຂໍ້ມູນທີ່ປ້ອນໄວ້ຈະຫາຍໄປ. ຖ້າຍັງມີລາຍການທີ່ກຳລັງສົ່ງຢູ່ ກະລຸນາລໍຖ້າຜົນກ່ອນ.',
  staleFigures: 'ອັບເດດບໍ່ສຳເລັດ. ຍອດທີ່ສະແດງອັບເດດຫຼ້າສຸດ {age}.',
  offline: 'ບໍ່ມີການເຊື່ອມຕໍ່ອິນເຕີເນັດ',
  serverNotReached: 'ບໍ່ສາມາດເຊື່ອມຕໍ່ກັບເຊີບເວີໄດ້. ກະລຸນາກວດເບິ່ງອິນເຕີເນັດ ແລ້ວລອງໃໝ່ອີກຄັ້ງ.',
  answerNotRead: 'ລະບົບແຈ້ງຜົນບໍ່ຊັດເຈນ ຈຶ່ງຍັງບໍ່ຮູ້ຜົນ. ກະລຸນາກວດສອບກ່ອນລອງອີກຄັ້ງ.',
  leftOut_other: 'ມີ {count} ລາຍການທີ່ສະແດງບໍ່ໄດ້',
  success: 'ສຳເລັດ',
  failed: 'ບໍ່ສຳເລັດ',
  inProgress: 'ກຳລັງດຳເນີນການ',
  copied: 'ສຳເນົາແລ້ວ: {text}',
  copyFailed: 'ສຳເນົາບໍ່ສຳເລັດ',

  // Within a sentence, these words become a link to the contact page.
  contactWords: 'ຕິດຕໍ່ແອັດມິນ|ແອັດມິນ',
  refusedTitle: 'ທຸລະກຳບໍ່ສຳເລັດ',
  refusedWithoutReason: 'ທຸລະກຳບໍ່ສຳເລັດ. ລະບົບບໍ່ໄດ້ແຈ້ງເຫດຜົນ. ກະລຸນາຕິດຕໍ່ແອັດມິນ.',
  statementTitle: 'ລາຍການເຄື່ອນໄຫວ',

  // Pages of a list
  page: 'ໜ້າ {n}',
  pageOf: 'ໜ້າ {n} ຈາກ {total}',
  firstPage: 'ໜ້າທຳອິດ',
  lastPage: 'ໜ້າສຸດທ້າຍ',
  previousPage: 'ໜ້າກ່ອນ',
  nextPage: 'ໜ້າຕໍ່ໄປ',
  pages: 'ເລືອກໜ້າ',
  noMoreEntries: 'ບໍ່ມີລາຍການເພີ່ມເຕີມ',

  // Rewards
  claimAmount: 'ຮັບ {amount}',
  notice: 'ຂໍ້ຄວນຮູ້',

  // Banners
  previousPicture: 'ຮູບກ່ອນໜ້າ',
  nextPicture: 'ຮູບຕໍ່ໄປ',
  pictureOf: 'ຮູບທີ {n} ຈາກ {total}',

  // Time
  now: 'ຫວ່າງກີ້ນີ້',
  yearsAgo_other: '{count} ປີກ່ອນ',
  monthsAgo_other: '{count} ເດືອນກ່ອນ',
  daysAgo_other: '{count} ມື້ກ່ອນ',
  hoursAgo_other: '{count} ຊົ່ວໂມງກ່ອນ',
  minutesAgo_other: '{count} ນາທີກ່ອນ',
  secondsAgo_other: '{count} ວິນາທີກ່ອນ',

  // Units and money
  baht: 'ບາດ',
  kip: 'ກີບ',
  amountInBaht: '{amount} ບາດ',
  amountInKip: '{amount} ກີບ',
};
