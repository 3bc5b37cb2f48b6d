import type { terminated as source } from '../en/terminated.ts';
import type { Translation } from '../translation.ts';

export const terminated: Translation<typeof source> = {
  notFoundHeading: 'Page Not Found',
  notFound: 'ไม่พบหน้าที่คุณต้องการ',
  terminatedHeading: 'Page not found',
  terminated: 'บริการนี้ปิดให้บริการแล้ว',
};
