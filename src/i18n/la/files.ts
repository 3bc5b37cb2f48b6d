import type { files as source } from '../en/files.ts';
import type { Translation } from '../translation.ts';

export const files: Translation<typeof source> = {
  fileNotSupported: 'ບໍ່ຮອງຮັບໄຟລ໌ນີ້',
  fileTooLarge: 'ໄຟລ໌ມີຂະໜາດໃຫຍ່ເກີນໄປ. ກະລຸນາເລືອກໄຟລ໌ທີ່ບໍ່ເກີນ {n} MB.',
  fileNotReadable: 'ເປີດໄຟລ໌ນີ້ບໍ່ໄດ້. ໄຟລ໌ອາດເສຍຫາຍ. ກະລຸນາເລືອກໄຟລ໌ອື່ນ.',
  oneFileOnly: 'ກະລຸນາເລືອກເທື່ອລະ 1 ໄຟລ໌',
};
