import type { statement as source } from '../en/statement.ts';
import type { Translation } from '../translation.ts';

export const statement: Translation<typeof source> = {
  uploadStatus: 'ສະຖານະສະລິບ',
  withdrawal: 'ຖອນເງິນ',
  bonusReceived: 'ຮັບໂບນັດ',
  bonusEnded: 'ສິ້ນສຸດໂບນັດ',
  empty: 'ຍັງບໍ່ມີລາຍການ',
  notLoaded: 'ໂຫຼດລາຍການເຄື່ອນໄຫວບໍ່ສຳເລັດ',
  exportCsv: 'ສົ່ງອອກເປັນ CSV',
  exported: 'ບັນທຶກໄຟລ໌ແລ້ວ',
  notExported: 'ບຣາວເຊີນີ້ບັນທຶກໄຟລ໌ບໍ່ໄດ້. ກະລຸນາເປີດດ້ວຍ Chrome ຫຼື Safari',
  exportNote_other: 'ສົ່ງອອກສະເພາະ {count} ລາຍການທີ່ໂຫຼດແລ້ວ',
  exportNothing: 'ຍັງບໍ່ມີລາຍການໃຫ້ສົ່ງອອກ',
  print: 'ພິມ',
  notPrinted: 'ບຣາວເຊີນີ້ພິມບໍ່ໄດ້. ກະລຸນາເປີດດ້ວຍ Chrome ຫຼື Safari',
  today: 'ມື້ນີ້',
  yesterday: 'ມື້ວານ',
  details: 'ລາຍລະອຽດ',
  stillInProgress: 'ລາຍການນີ້ຍັງດຳເນີນການຢູ່. ເບິ່ງຜົນໄດ້ໃນລາຍການເຄື່ອນໄຫວ. ຖ້າດົນເກີນໄປ ກະລຸນາຕິດຕໍ່ແອັດມິນ.',
  latest: 'ລາຍການຫຼ້າສຸດ',

  // Filter
  filter: 'ຕົວກັ່ນຕອງ',
  fromDay: 'ຕັ້ງແຕ່ວັນທີ',
  toDay: 'ຫາວັນທີ',
  daysReversed: 'ວັນທີເລີ່ມຕົ້ນຢູ່ຫຼັງວັນທີສິ້ນສຸດ',
  filterNote_other: 'ກັ່ນຕອງສະເພາະ {count} ລາຍການທີ່ໂຫຼດແລ້ວ',
  nothingMatches_other: 'ບໍ່ພົບໃນ {count} ລາຍການທີ່ໂຫຼດແລ້ວ. ລາຍການເກົ່າກວ່າຢູ່ໃນໜ້າຕໍ່ໄປ.',
  showAll: 'ລຶບຕົວກັ່ນຕອງ',

  // Columns of the export
  type: 'ປະເພດ',
  activity: 'ລາຍການ',
  from: 'ຈາກ',
  to: 'ໄປຫາ',

  // Period
  period: 'ໄລຍະເວລາ',
  sevenDays: '7 ມື້',
  thisMonth: 'ເດືອນນີ້',
  lastMonth: 'ເດືອນແລ້ວ',
  readingPage: 'ກຳລັງໂຫຼດໜ້າ {page} ຈາກບໍ່ເກີນ {pages} ໜ້າ',
  stopReading: 'ຢຸດ',
  goOnReading: 'ໂຫຼດຕໍ່',
  cameIn: 'ເງິນເຂົ້າ',
  wentOut: 'ເງິນອອກ',
  net: 'ສຸດທິ',
  periodLoaded: 'ໂຫຼດຄົບທັງໄລຍະເວລາແລ້ວ',
  incomplete: 'ຂໍ້ມູນບໍ່ຄົບ: ມີສະເພາະລາຍການຕັ້ງແຕ່ວັນທີ {day}',
  periodNotLoaded: 'ຂໍ້ມູນບໍ່ຄົບ: ໂຫຼດລາຍການຂອງໄລຍະເວລານີ້ບໍ່ສຳເລັດ',
  noMatches: 'ບໍ່ມີລາຍການໃນໄລຍະເວລານີ້',

  // Above the entries in the print and the export
  service: 'ບໍລິການ',
  member: 'ສະມາຊິກ',
  bankAccount: 'ບັນຊີທະນາຄານ',
  issuedOn: 'ວັນທີອອກເອກະສານ',
};
