import type { transfer as source } from '../en/transfer.ts';
import type { Translation } from '../translation.ts';

export const transfer: Translation<typeof source> = {
  from: 'ບັນຊີຕົ້ນທາງ',
  to: 'ບັນຊີປາຍທາງ',
  source: 'ຕົ້ນທາງ',
  destination: 'ປາຍທາງ',
  swap: 'ສະຫຼັບບັນຊີ',
  submit: 'ໂອນເງິນ',
  submitAmount: 'ໂອນ {amount}',
  selectAccount: 'ກະລຸນາເລືອກບັນຊີ',
  cannotTransfer: 'ໂອນໄປບັນຊີດຽວກັນບໍ່ໄດ້',
  minimumAmount: 'ຈຳນວນເງິນຂັ້ນຕ່ຳ {amount}',
  enterAmount: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ ເຊັ່ນ 100 ຫຼື 100.50',
  twoDecimals: 'ປ້ອນທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2 ຕຳແໜ່ງ',
  done: 'ໂອນເງິນສຳເລັດແລ້ວ',
  doneNamed: 'ໂອນ {amount} ຈາກ {from} ໄປຫາ {to} ແລ້ວ',
  toGame: 'ໄປທີ່ {game}',
};
