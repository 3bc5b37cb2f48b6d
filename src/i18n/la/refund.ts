import type { refund as source } from '../en/refund.ts';
import type { Translation } from '../translation.ts';

export const refund: Translation<typeof source> = {
  title: 'ຄືນຍອດເສຍ',
  refundAmount: 'ຍອດຄືນ',
  seeRefund: 'ເບິ່ງຍອດຄືນ',
  receiveRefund: 'ຮັບຍອດຄືນ',
  question: 'ຕ້ອງການຮັບຍອດຄືນ {amount} ບໍ?',
  questionNoAmount: 'ຕ້ອງການຮັບຍອດຄືນບໍ?',
  received: 'ຮັບຍອດຄືນແລ້ວ',
  none: 'ບໍ່ພົບຍອດຄືນ',
  bonusHeld: 'ທ່ານມີໂບນັດທີ່ໃຊ້ຢູ່',
  afterBonus: 'ຮັບຍອດຄືນໄດ້ເມື່ອໂບນັດສິ້ນສຸດແລ້ວ',
  history: 'ປະຫວັດການຄືນຍອດເສຍ',
  empty: 'ຍັງບໍ່ເຄີຍໄດ້ຮັບຍອດຄືນ',
};
