import type { bankName as source } from '../en/bank-name.ts';
import type { Translation } from '../translation.ts';

export const bankName: Translation<typeof source> = {
  currentName: 'ຊື່ປັດຈຸບັນ',
  nameInEnglish: 'ຊື່ບັນຊີພາສາອັງກິດ',
  enterAccountName: 'ກະລຸນາປ້ອນຊື່ບັນຊີ',
  saved: 'ບັນທຶກຊື່ບັນຊີແລ້ວ',
  maybeSaved: 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ຊັດເຈນ. ຊື່ບັນຊີອາດບັນທຶກແລ້ວ. ກະລຸນາເບິ່ງທີ່ໂປຣໄຟລ໌ກ່ອນລອງອີກຄັ້ງ.',
};
