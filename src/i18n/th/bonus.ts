import type { bonus as source } from '../en/bonus.ts';
import type { Translation } from '../translation.ts';

export const bonus: Translation<typeof source> = {
  title: 'เงื่อนไขโบนัส',
};
