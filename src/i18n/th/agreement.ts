import type { agreement as source } from '../en/agreement.ts';
import type { Translation } from '../translation.ts';

export const agreement: Translation<typeof source> = {
  title: 'ข้อตกลง',
  accept: 'ยอมรับ',
  notNow: 'ไว้ภายหลัง',
};
