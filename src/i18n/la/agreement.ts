import type { agreement as source } from '../en/agreement.ts';
import type { Translation } from '../translation.ts';

export const agreement: Translation<typeof source> = {
  title: 'ຂໍ້ຕົກລົງ',
  accept: 'ຍອມຮັບ',
  notNow: 'ໄວ້ພາຍຫຼັງ',
};
