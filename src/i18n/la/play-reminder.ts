import type { playReminder as source } from '../en/play-reminder.ts';
import type { Translation } from '../translation.ts';

export const playReminder: Translation<typeof source> = {
  title: 'ເຕືອນເວລາຫຼິ້ນ',
  off: 'ປິດ',
  remindEvery: 'ເຕືອນທຸກ {n} ນາທີ',
  help: 'ການເຕືອນເຮັດວຽກຢູ່ໃນອຸປະກອນນີ້ເທົ່ານັ້ນ. ບໍ່ມີການສົ່ງຂໍ້ມູນອອກຈາກອຸປະກອນ.',
  due: 'ທ່ານຢູ່ໃນລະບົບມາໄດ້ {n} ນາທີແລ້ວ. ແນະນຳໃຫ້ພັກຈັກໜ້ອຍ.',
};
