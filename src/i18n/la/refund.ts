import type { refund as source } from '../en/refund.ts';
import type { Translation } from '../translation.ts';

export const refund: Translation<typeof source> = {
  refundAmount: 'ຈຳນວນເງິນຄືນ',
  seeRefund: 'ເບິ່ງເງິນຄືນ',
  receiveRefund: 'ຮັບເງິນຄືນ',
  question: 'ຕ້ອງການຮັບເງິນຄືນບໍ?',
  received: 'ຮັບເງິນຄືນແລ້ວ',
  none: 'ຍັງບໍ່ມີເງິນຄືນ',
  /** Without earlier refunds too. */
  noneYet: 'ຍັງບໍ່ມີເງິນຄືນ. ເມື່ອມີເງິນຄືນຈາກຍອດເສຍ ທ່ານຈະເຫັນຢູ່ບ່ອນນີ້.',
  notLoaded: 'ໂຫຼດຈຳນວນເງິນຄືນບໍ່ສຳເລັດ',
  bonusHeld: 'ທ່ານມີໂບນັດທີ່ກຳລັງໃຊ້ຢູ່',
  afterBonus: 'ຮັບເງິນຄືນໄດ້ເມື່ອໂບນັດສິ້ນສຸດແລ້ວ',
  history: 'ປະຫວັດການຄືນຍອດເສຍ',
  empty: 'ຍັງບໍ່ເຄີຍໄດ້ຮັບເງິນຄືນ',
};
