import type { statement as source } from '../en/statement.ts';
import type { Translation } from '../translation.ts';

export const statement: Translation<typeof source> = {
  uploadStatus: 'ສະຖານະສະລິບ',
  bonusReceived: 'ຮັບໂບນັດ',
  bonusEnded: 'ສິ້ນສຸດໂບນັດ',
  empty: 'ຍັງບໍ່ມີລາຍການ',
  exportCsv: 'ສົ່ງອອກເປັນ CSV',
  exported: 'ບັນທຶກໄຟລ໌ແລ້ວ',
  exportNote_other: 'ສົ່ງອອກສະເພາະ {count} ລາຍການທີ່ໂຫຼດແລ້ວ',

  // Columns of the export
  type: 'ປະເພດ',
  activity: 'ລາຍການ',
  from: 'ຈາກ',
  to: 'ໄປຫາ',
};
