import type { titles as source } from '../en/titles.ts';
import type { Translation } from '../translation.ts';

export const titles: Translation<typeof source> = {
  register: 'ລົງທະບຽນ',
  howTo: 'ວິທີນຳໃຊ້',
  contact: 'ຕິດຕໍ່ພວກເຮົາ',
  bonus: 'ເງື່ອນໄຂໂບນັດ',
  oneBonus: 'ໂບນັດ',
  wheel: 'ກົງລໍ້',
  bankName: 'ແກ້ໄຂຊື່ບັນຊີທະນາຄານ',
  cancelBonus: 'ຍົກເລີກໂບນັດ',
  conditions: 'ເງື່ອນໄຂການນຳໃຊ້',
  game: 'ບັນຊີເກມ',
  chooseGame: 'ເລືອກບັນຊີເກມ',
  invite: 'ແນະນຳໝູ່',
  changePassword: 'ປ່ຽນລະຫັດຜ່ານ',
  promotion: 'ໂປຣໂມຊັນ',
  refund: 'ຄືນຍອດເສຍ',
  slips: 'ສະຖານະສະລິບ',
  uploadSlip: 'ອັບໂຫຼດສະລິບ',
};
