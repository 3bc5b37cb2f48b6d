import type { refund as source } from '../en/refund.ts';
import type { Translation } from '../translation.ts';

export const refund: Translation<typeof source> = {
  title: 'ຄືນຍອດເສຍ',
};
