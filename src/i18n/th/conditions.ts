import type { conditions as source } from '../en/conditions.ts';
import type { Translation } from '../translation.ts';

export const conditions: Translation<typeof source> = {
  title: 'เงื่อนไขการใช้งาน',
};
