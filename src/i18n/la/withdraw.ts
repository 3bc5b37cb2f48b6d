import type { withdraw as source } from '../en/withdraw.ts';
import type { Translation } from '../translation.ts';

export const withdraw: Translation<typeof source> = {
  toAccount: 'ຖອນເຂົ້າບັນຊີ',
  toBank: '{amount} ເຂົ້າ {bank} {account}',
  limits: 'ວົງເງິນຖອນ',
  bonusWarning: 'ຖ້າມີໂບນັດທີ່ກຳລັງໃຊ້ຢູ່ ຕ້ອງປະຕິບັດຕາມເງື່ອນໄຂໂບນັດໃຫ້ຄົບກ່ອນຖອນເງິນ',
  bonusHeld: 'ທ່ານມີໂບນັດທີ່ກຳລັງໃຊ້ຢູ່',
  bonusHeldWarning: 'ຕ້ອງປະຕິບັດຕາມເງື່ອນໄຂໂບນັດໃຫ້ຄົບກ່ອນ ແລ້ວຈຶ່ງຖອນຍອດເງິນທັງໝົດ',
  noBank: 'ຍັງບໍ່ມີບັນຊີທະນາຄານໃນໂປຣໄຟລ໌ ຈຶ່ງຍັງຖອນເງິນບໍ່ໄດ້. ກະລຸນາຕິດຕໍ່ແອັດມິນ.',
  moreInGames: 'ຢູ່ໃນເກມ',
  moveAllBack: 'ໂອນຄືນທັງໝົດ',
  walletEmpty: 'ກະເປົາຫຼັກບໍ່ມີເງິນ ແລະ ຖອນໄດ້ສະເພາະເງິນໃນກະເປົາຫຼັກ',
  moveSumBack: 'ໂອນ {amount} ຄືນ',
  backToWithdrawal: 'ກັບໄປໜ້າຖອນເງິນ',
  submit: 'ຖອນເງິນ',
  submitAmount: 'ຖອນ {amount}',
  belowLimit: 'ຖອນຂັ້ນຕ່ຳ {amount}',
  aboveLimit: 'ຖອນໄດ້ສູງສຸດ {amount}',
  limitsNotLoaded: 'ຍັງໂຫຼດວົງເງິນຖອນບໍ່ໄດ້ ຈຶ່ງຍັງຖອນເງິນບໍ່ໄດ້',
  enterAmount: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ ເຊັ່ນ 100 ຫຼື 100.50',
  twoDecimals: 'ປ້ອນທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2 ຕຳແໜ່ງ',
  waitForTransfer: 'ລໍຖ້າເງິນໂອນເຂົ້າບັນຊີ',
  accepted: 'ລະບົບໄດ້ຮັບຄຳຂໍຖອນ {amount} ແລ້ວ. ກະລຸນາລໍຖ້າເງິນເຂົ້າບັນຊີທະນາຄານຂອງທ່ານ.',
  paidOut: 'ໂອນເຂົ້າບັນຊີທະນາຄານຂອງທ່ານແລ້ວ',
  notPaidOut: 'ຖອນເງິນບໍ່ສຳເລັດ',
};
