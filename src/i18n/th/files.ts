import type { files as source } from '../en/files.ts';
import type { Translation } from '../translation.ts';

export const files: Translation<typeof source> = {
  fileNotSupported: 'ไม่รองรับไฟล์นี้',
  fileTooLarge: 'ไฟล์มีขนาดใหญ่เกินไป กรุณาเลือกไฟล์ที่ไม่เกิน {n} MB',
  fileNotReadable: 'เปิดไฟล์นี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาเลือกไฟล์อื่น',
  oneFileOnly: 'กรุณาเลือกครั้งละ 1 ไฟล์',
};
