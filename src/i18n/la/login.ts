import type { login as source } from '../en/login.ts';
import type { Translation } from '../translation.ts';

export const login: Translation<typeof source> = {
  title: 'ເຂົ້າສູ່ລະບົບ',
  submit: 'ເຂົ້າສູ່ລະບົບ',
  loggedIn: 'ເຂົ້າສູ່ລະບົບແລ້ວ',
  notDone: 'ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່ອີກຄັ້ງ.',
  rememberMe: 'ຈື່ຂ້ອຍໄວ້',
  sessionElsewhere: 'ມີການເຂົ້າ ຫຼື ອອກຈາກລະບົບຢູ່ແຖບອື່ນ. ກະລຸນາເຂົ້າສູ່ລະບົບອີກຄັ້ງ.',
  noAccount: 'ຍັງບໍ່ມີບັນຊີ?',
  forgotPassword: 'ລືມລະຫັດຜ່ານບໍ?',
  contactUs: 'ຕິດຕໍ່ພວກເຮົາ',
};
