import type { session as source } from '../en/session.ts';
import type { Translation } from '../translation.ts';

export const session: Translation<typeof source> = {
  ended: 'หมดเวลาการเข้าสู่ระบบแล้ว กรุณาเข้าสู่ระบบอีกครั้ง',
  loggedOutElsewhere: 'ออกจากระบบในแท็บอื่นแล้ว',
};
