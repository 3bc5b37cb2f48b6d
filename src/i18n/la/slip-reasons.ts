import type { slipReasons as source } from '../en/slip-reasons.ts';
import type { Translation } from '../translation.ts';

export const slipReasons: Translation<typeof source> = {
  UPLOADED_FILE_NOT_EXIST: 'ສະລິບບໍ່ຖືກຕ້ອງ',
  UPLOADED_FILE_NOT_EXIST_next: 'ກະລຸນາອັບໂຫຼດຮູບສະລິບອີກຄັ້ງ',

  IMG_SIZE_UNABLE_TO_PROCESS: 'ສະລິບບໍ່ຖືກຕ້ອງ',
  IMG_SIZE_UNABLE_TO_PROCESS_next: 'ກະລຸນາອັບໂຫຼດຮູບສະລິບຕົ້ນສະບັບຈາກແອັບທະນາຄານ',

  CANNOT_READ_CROPPED_IMAGE: 'ສະລິບບໍ່ຖືກຕ້ອງ',
  CANNOT_READ_CROPPED_IMAGE_next: 'ກະລຸນາອັບໂຫຼດຮູບສະລິບທັງໃບ ໂດຍບໍ່ຕັດຮູບ',

  DEST_ACC_INVALID: 'ບັນຊີປາຍທາງບໍ່ຖືກຕ້ອງ',
  DEST_ACC_INVALID_next: 'ກະລຸນາກວດເບິ່ງບັນຊີທີ່ໂອນເຂົ້າ ແລ້ວຕິດຕໍ່ແອັດມິນ',

  SLIP_REFNO_DUPLICATED: 'ສະລິບຊ້ຳ',
  SLIP_REFNO_DUPLICATED_next: 'ສະລິບນີ້ເຄີຍໃຊ້ແລ້ວ. ກະລຸນາເບິ່ງລາຍການເຄື່ອນໄຫວ.',

  UNSTABLE_REFNO_ON_SLIP: 'ເລກອ້າງອີງບໍ່ຊັດ ຫຼື ອ່ານບໍ່ໄດ້',
  UNSTABLE_REFNO_ON_SLIP_next: 'ກະລຸນາບັນທຶກສະລິບຈາກແອັບທະນາຄານໃໝ່ ແລ້ວອັບໂຫຼດອີກຄັ້ງ',

  TRIPPLE_WRONG_CAPTCHA: 'ລະບົບກວດສອບອັດຕະໂນມັດບໍ່ຜ່ານ 3 ຄັ້ງ',
  TRIPPLE_WRONG_CAPTCHA_next: 'ລະບົບກວດສອບສະລິບບໍ່ສຳເລັດ. ກະລຸນາອັບໂຫຼດອີກຄັ້ງ ຫຼື ຕິດຕໍ່ແອັດມິນ.',

  INVALID_SLIP: 'ສະລິບໃຊ້ບໍ່ໄດ້ ຫຼື ອ່ານບໍ່ໄດ້',
  INVALID_SLIP_next: 'ກະລຸນາອັບໂຫຼດຮູບສະລິບທີ່ຊັດ ແລະ ຄົບຖ້ວນ',

  NOT_MATCH: 'ບັນຊີຜູ້ໂອນບໍ່ກົງກັບບັນຊີທີ່ລົງທະບຽນໄວ້',
  NOT_MATCH_next: 'ກະລຸນາໂອນຈາກບັນຊີທີ່ສະແດງໃນໂປຣໄຟລ໌ ຫຼື ຕິດຕໍ່ແອັດມິນ',

  EXPIRED_SLIP: 'ສະລິບໝົດອາຍຸ',
  EXPIRED_SLIP_next: 'ຕ້ອງອັບໂຫຼດສະລິບພາຍໃນ 1 ຊົ່ວໂມງ. ກະລຸນາຕິດຕໍ່ແອັດມິນ.',

  UNKNOW_ERROR: 'ບໍ່ຮູ້ສາເຫດ (ຕິດຕໍ່ແອັດມິນ)',
  UNKNOW_ERROR_next: 'ກະລຸນາສົ່ງສະລິບນີ້ໃຫ້ແອັດມິນກວດສອບ',
};
