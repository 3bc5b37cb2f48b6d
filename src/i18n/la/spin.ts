import type { spin as source } from '../en/spin.ts';
import type { Translation } from '../translation.ts';

export const spin: Translation<typeof source> = {
  noWheel: 'ຕອນນີ້ຍັງບໍ່ມີກົງລໍ້ໃຫ້ໝຸນ',
  notLoaded: 'ໂຫຼດກົງລໍ້ບໍ່ສຳເລັດ',
  pageNotLoaded: 'ໂຫຼດກົງລໍ້ ແລະ ຄູປອງຂອງທ່ານບໍ່ສຳເລັດ',

  // The button in the middle
  spin: 'ໝຸນ',
  coinCount_other: '{count} ຫຼຽນ',
  noCoins: 'ບໍ່ມີຫຼຽນ ຈຶ່ງຍັງໝຸນກົງລໍ້ບໍ່ໄດ້. ຢາກຮູ້ວິທີຮັບຫຼຽນ ກະລຸນາຕິດຕໍ່ແອັດມິນ.',
  turning: 'ກົງລໍ້ກຳລັງໝຸນ',
  oneSpin: 'ການໝຸນກົງລໍ້',
  spinUnknown: 'ກະລຸນາກວດເບິ່ງວ່າມີລາງວັນໃນຄູປອງຂອງຂ້ອຍ ຫຼື ໃນລາຍການເຄື່ອນໄຫວຫຼືບໍ່ ກ່ອນໝຸນອີກຄັ້ງ.',

  // Prizes
  prizes: 'ລາງວັນໃນກົງລໍ້',
  result: 'ຜົນການໝຸນ',
  stoppedAt_other: 'ຜົນການໝຸນ: {prize}. ເຫຼືອ {count} ຫຼຽນ.',
  coinsLeft_other: 'ເຫຼືອ {count} ຫຼຽນ',

  // Coupons
  coupons: 'ຄູປອງຂອງຂ້ອຍ',
  couponsEmpty: 'ຍັງບໍ່ມີຄູປອງ',
  couponMissing: 'ບໍ່ພົບຄູປອງນີ້ໃນລາຍການຂອງທ່ານ. ອາດຮັບໄປແລ້ວ ຫຼື ໝົດອາຍຸແລ້ວ.',
  index: 'ລຳດັບ',
  prize: 'ລາງວັນ',
  claim: 'ຮັບລາງວັນ',
  claimTitle: 'ຮັບລາງວັນ',
  claimQuestion: 'ຕ້ອງການຮັບລາງວັນ {prize} ({amount}) ບໍ?',
  claimed: 'ຮັບລາງວັນແລ້ວ',

  // Refusals of a spin or a claim
  'error.NO_DATA': 'ຕອນນີ້ບໍ່ມີກົງລໍ້ໃຫ້ໝຸນ',
  'error.NO_DATA.claim': 'ຕອນນີ້ບໍ່ມີລາງວັນໃຫ້ຮັບ',
  'error.NO_CLAIMABLE_COUPON': 'ຕອນນີ້ບໍ່ມີຄູປອງໃຫ້ຮັບລາງວັນ',
  'error.INVALID_PRIZE_CODE': 'ລາງວັນນີ້ບໍ່ມີໃນກົງລໍ້ແລ້ວ. ກະລຸນາຕິດຕໍ່ແອັດມິນ.',
  'error.INVALID_CODE': 'ລະຫັດຂອງຄູປອງນີ້ບໍ່ຖືກຕ້ອງ. ກະລຸນາຕິດຕໍ່ແອັດມິນ.',
  'error.INVALID_COUPON_TYPE': 'ຄູປອງປະເພດນີ້ຮັບລາງວັນໃນໜ້າກົງລໍ້ບໍ່ໄດ້. ກະລຸນາຕິດຕໍ່ແອັດມິນ.',
  'error.COUPON_EXPIRED': 'ຄູປອງນີ້ໝົດອາຍຸແລ້ວ ຈຶ່ງຮັບລາງວັນບໍ່ໄດ້',
};
