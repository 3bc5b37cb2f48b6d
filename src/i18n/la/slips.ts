import type { slips as source } from '../en/slips.ts';
import type { Translation } from '../translation.ts';

export const slips: Translation<typeof source> = {
  receivedAt: 'ເວລາທີ່ໄດ້ຮັບ',
  viewReference: 'ເບິ່ງຫຼັກຖານ',
  empty: 'ຍັງບໍ່ມີສະລິບ',
  notLoaded: 'ໂຫຼດລາຍການສະລິບບໍ່ສຳເລັດ',
  lastUpdated: 'ອັບເດດຫຼ້າສຸດ: {age}',
  cannotOpen: 'ບໍ່ສາມາດເປີດຫຼັກຖານນີ້ໄດ້. ກະລຸນາຕິດຕໍ່ແອັດມິນ.',
  tapToOpen: 'ຖ້າຫຼັກຖານບໍ່ເປີດຂຶ້ນມາ ກະລຸນາແຕະບ່ອນນີ້',
};
