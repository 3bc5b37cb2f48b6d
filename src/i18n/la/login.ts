import type { login as source } from '../en/login.ts';
import type { Translation } from '../translation.ts';

export const login: Translation<typeof source> = {
  title: 'ເຂົ້າສູ່ລະບົບ',
  submit: 'ເຂົ້າສູ່ລະບົບ',
  rememberMe: 'ຈື່ຂ້ອຍໄວ້',
  loggedOutElsewhere: 'ທ່ານອອກຈາກລະບົບຢູ່ແຖບອື່ນແລ້ວ',
  noAccount: 'ຍັງບໍ່ມີບັນຊີ?',
};
