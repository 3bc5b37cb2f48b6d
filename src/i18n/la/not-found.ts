import type { notFound as source } from '../en/not-found.ts';
import type { Translation } from '../translation.ts';

export const notFound: Translation<typeof source> = {
  notFoundHeading: 'Page Not Found',
  notFound: 'ບໍ່ພົບໜ້າທີ່ທ່ານຕ້ອງການ',
  terminatedHeading: 'Page not found',
  terminated: 'ລະບົບນີ້ຢຸດໃຫ້ບໍລິການແລ້ວ',
  terminatedNext: 'ຖ້າຍັງມີເງິນໃນກະເປົາ ກະລຸນາຕິດຕໍ່ຜູ້ໃຫ້ບໍລິການ ເຊັ່ນ ທາງ LINE',
};
