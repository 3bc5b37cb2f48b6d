import type { profile as source } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

export const profile: Translation<typeof source> = {
  memberId: 'ລະຫັດສະມາຊິກ',
  copyMemberId: 'ສຳເນົາລະຫັດສະມາຊິກ',
  registeredOn: 'ວັນທີລົງທະບຽນ',
  username: 'ຊື່ຜູ້ໃຊ້',
  bankAccount: 'ບັນຊີທະນາຄານ',
  noBankAccount: 'ຍັງບໍ່ມີບັນຊີທະນາຄານ. ກະລຸນາຕິດຕໍ່ແອັດມິນເພື່ອເພີ່ມບັນຊີ.',
  copyAccountNumber: 'ສຳເນົາເລກບັນຊີ',
  settings: 'ການຕັ້ງຄ່າ',
  notLoaded: 'ໂຫຼດໂປຣໄຟລ໌ບໍ່ສຳເລັດ',
  hideAmounts: 'ເຊື່ອງຍອດເງິນ',
  theme: 'ຮູບແບບສີສັນ',
  device: 'ຕາມການຕັ້ງຄ່າເຄື່ອງ',
  light: 'ສະຫວ່າງ',
  dark: 'ມືດ',
  version: 'ເວີຊັນ',

  // Change of password
  oldPassword: 'ລະຫັດຜ່ານເກົ່າ',
  newPassword: 'ລະຫັດຜ່ານໃໝ່',
  confirmNewPassword: 'ຢືນຢັນລະຫັດຜ່ານໃໝ່',
  passwordChanged: 'ປ່ຽນລະຫັດຜ່ານແລ້ວ',
  accountName: 'ຊື່ບັນຊີ',
};
