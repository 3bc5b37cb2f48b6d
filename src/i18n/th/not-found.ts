import type { notFound as source } from '../en/not-found.ts';
import type { Translation } from '../translation.ts';

export const notFound: Translation<typeof source> = {
  notFoundHeading: 'Page Not Found',
  notFound: 'ไม่พบหน้าที่คุณต้องการ',
  terminatedHeading: 'Page not found',
  terminated: 'ระบบนี้ปิดให้บริการแล้ว',
  terminatedNext: 'หากยังมีเงินในกระเป๋า กรุณาติดต่อผู้ให้บริการ เช่น ทาง LINE',
};
