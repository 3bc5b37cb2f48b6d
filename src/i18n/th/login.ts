import type { login as source } from '../en/login.ts';
import type { Translation } from '../translation.ts';

export const login: Translation<typeof source> = {
  title: 'เข้าสู่ระบบ',
  submit: 'เข้าสู่ระบบ',
  loggedIn: 'เข้าสู่ระบบแล้ว',
  notDone: 'เข้าสู่ระบบไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  rememberMe: 'จดจำการเข้าสู่ระบบ',
  sessionElsewhere: 'มีการเข้าหรือออกจากระบบในแท็บอื่น กรุณาเข้าสู่ระบบอีกครั้ง',
  noAccount: 'ยังไม่เป็นสมาชิก',
  forgotPassword: 'ลืมรหัสผ่าน',
  contactUs: 'ติดต่อเรา',
};
