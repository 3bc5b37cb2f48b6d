import type { bonus as source } from '../en/bonus.ts';
import type { Translation } from '../translation.ts';

export const bonus: Translation<typeof source> = {
  bonus: 'ໂບນັດ',
  empty: 'ຕອນນີ້ຍັງບໍ່ມີໂບນັດ',
  notLoaded: 'ໂຫຼດໂບນັດບໍ່ສຳເລັດ',
  notFound: 'ບໍ່ພົບໂບນັດນີ້ ຫຼື ບໍ່ເປີດໃຫ້ຮັບໃນຕອນນີ້',
  seeBonuses: 'ເບິ່ງໂບນັດ',
  typeLimit: 'ຈຳກັດຈຳນວນຄັ້ງ',
  typeNoLimit: 'ບໍ່ຈຳກັດຈຳນວນຄັ້ງ',
  typeDay: 'ລາຍວັນ',
  typeWeek: 'ລາຍອາທິດ',
  current: 'ກຳລັງໃຊ້ຢູ່',
  receivedInFull: 'ຮັບຄົບແລ້ວ',
  receiveBonus: 'ຮັບໂບນັດ',
  received: 'ຮັບໂບນັດແລ້ວ',

  held: 'ທ່ານມີໂບນັດທີ່ກຳລັງໃຊ້ຢູ່',
  heldToo: 'ທ່ານມີໂບນັດທີ່ກຳລັງໃຊ້ຢູ່ແລ້ວ. ລະບົບຈະພິຈາລະນາວ່າຮັບໂບນັດນີ້ເພີ່ມໄດ້ຫຼືບໍ່.',
  noneHeld: 'ທ່ານບໍ່ມີໂບນັດທີ່ກຳລັງໃຊ້ຢູ່',
  cancelQuestion: 'ຕ້ອງການຍົກເລີກໂບນັດນີ້ບໍ? ໂບນັດຈະສິ້ນສຸດທັນທີ. ຍອດທີ່ເຫຼືອຂຶ້ນກັບເງື່ອນໄຂໂບນັດ.',
  cancelUnknown: 'ຍັງບໍ່ຮູ້ວ່າຍົກເລີກໂບນັດສຳເລັດຫຼືບໍ່. ກະລຸນາເບິ່ງວ່າໂບນັດຍັງໃຊ້ຢູ່ຫຼືບໍ່ ກ່ອນເຮັດລາຍການອີກຄັ້ງ.',
  keepBonus: 'ບໍ່ຍົກເລີກ',

  promotionCode: 'ລະຫັດໂປຣໂມຊັນ',
  search: 'ຊອກຫາ',
  enterCode: 'ກະລຸນາປ້ອນລະຫັດໂປຣໂມຊັນ',
  searching: 'ກຳລັງຊອກຫາໂປຣໂມຊັນ',
  promotionNotFound: 'ບໍ່ພົບໂປຣໂມຊັນ',
  checkCode: 'ກະລຸນາກວດຕົວອັກສອນ ແລະ ຕົວເລກທຸກຕົວ ແລ້ວຊອກຫາອີກຄັ້ງ. ຖ້າລະຫັດຖືກຕ້ອງ, ໂປຣໂມຊັນອາດສິ້ນສຸດແລ້ວ.',
  promotionNotLoaded: 'ຊອກຫາລະຫັດນີ້ບໍ່ສຳເລັດ',
  receivePromotion: 'ຮັບໂປຣໂມຊັນ',
  promotionReceived: 'ຮັບໂປຣໂມຊັນແລ້ວ',
  confirm: 'ຢືນຢັນ',
};
