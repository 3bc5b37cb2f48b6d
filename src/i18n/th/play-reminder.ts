import type { playReminder as source } from '../en/play-reminder.ts';
import type { Translation } from '../translation.ts';

export const playReminder: Translation<typeof source> = {
  title: 'เตือนเวลาเล่น',
  off: 'ปิด',
  remindEvery: 'เตือนทุก {n} นาที',
  help: 'เตือนเฉพาะในเครื่องนี้ ไม่มีการส่งข้อมูลออกไป',
  due: 'คุณใช้งานมาแล้ว {n} นาที แนะนำให้พักสักครู่',
};
