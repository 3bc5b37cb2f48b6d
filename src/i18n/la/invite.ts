import type { invite as source } from '../en/invite.ts';
import type { Translation } from '../translation.ts';

export const invite: Translation<typeof source> = {
  inviteBonus: 'ໂບນັດແນະນຳໝູ່',
  seeBonus: 'ເບິ່ງໂບນັດແນະນຳໝູ່',
  receiveBonus: 'ຮັບໂບນັດ',
  question: 'ຕ້ອງການຮັບໂບນັດແນະນຳໝູ່ບໍ?',
  received: 'ຮັບໂບນັດແນະນຳໝູ່ແລ້ວ',
  none: 'ຍັງບໍ່ມີໂບນັດໃຫ້ຮັບ',
  notLoaded: 'ໂຫຼດໂບນັດແນະນຳໝູ່ບໍ່ສຳເລັດ',
  history: 'ປະຫວັດການແນະນຳໝູ່',
  friend: 'ຊື່ໝູ່',
  empty: 'ຍັງບໍ່ມີໝູ່ທີ່ທ່ານແນະນຳ',
  noLink: 'ຢາກຮູ້ວິທີແນະນຳໝູ່ ກະລຸນາຕິດຕໍ່ແອັດມິນ.',

  yourLink: 'ລິ້ງແນະນຳໝູ່ຂອງທ່ານ',
  linkQr: 'QR ລິ້ງແນະນຳໝູ່ຂອງທ່ານ',
  linkOpens: 'ລິ້ງນີ້ເປີດໜ້າລົງທະບຽນພ້ອມລະຫັດຜູ້ແນະນຳ {code} ຂອງທ່ານ',
  copyLink: 'ສຳເນົາລິ້ງ',
  shareLink: 'ແບ່ງປັນລິ້ງ',
};
