import type { slipReasons as source } from '../en/slip-reasons.ts';
import type { Translation } from '../translation.ts';

export const slipReasons: Translation<typeof source> = {
  UPLOADED_FILE_NOT_EXIST: 'สลิปไม่ถูกต้อง',
  UPLOADED_FILE_NOT_EXIST_next: 'กรุณาอัปโหลดรูปสลิปอีกครั้ง',

  IMG_SIZE_UNABLE_TO_PROCESS: 'สลิปไม่ถูกต้อง',
  IMG_SIZE_UNABLE_TO_PROCESS_next: 'กรุณาอัปโหลดรูปสลิปต้นฉบับจากแอปธนาคาร',

  CANNOT_READ_CROPPED_IMAGE: 'สลิปไม่ถูกต้อง',
  CANNOT_READ_CROPPED_IMAGE_next: 'กรุณาอัปโหลดรูปสลิปเต็มใบโดยไม่ตัดภาพ',

  DEST_ACC_INVALID: 'บัญชีปลายทางไม่ถูกต้อง',
  DEST_ACC_INVALID_next: 'กรุณาตรวจสอบบัญชีที่โอนเข้า แล้วติดต่อแอดมิน',

  SLIP_REFNO_DUPLICATED: 'สลิปซ้ำ',
  SLIP_REFNO_DUPLICATED_next: 'สลิปนี้เคยใช้แล้ว กรุณาดูประวัติรายการ',

  UNSTABLE_REFNO_ON_SLIP: 'เลขที่อ้างอิงไม่ชัดหรืออ่านไม่ได้',
  UNSTABLE_REFNO_ON_SLIP_next: 'กรุณาบันทึกสลิปจากแอปธนาคารใหม่ แล้วอัปโหลดอีกครั้ง',

  TRIPPLE_WRONG_CAPTCHA: 'ระบบตรวจสอบอัตโนมัติไม่ผ่าน 3 ครั้ง',
  TRIPPLE_WRONG_CAPTCHA_next: 'ระบบตรวจสอบสลิปไม่สำเร็จ กรุณาอัปโหลดอีกครั้งหรือติดต่อแอดมิน',

  INVALID_SLIP: 'สลิปใช้ไม่ได้หรืออ่านไม่ได้',
  INVALID_SLIP_next: 'กรุณาอัปโหลดรูปสลิปที่ชัดและครบถ้วน',

  NOT_MATCH: 'บัญชีผู้โอนไม่ตรงกับบัญชีที่ลงทะเบียนไว้',
  NOT_MATCH_next: 'กรุณาโอนจากบัญชีที่แสดงในโปรไฟล์ หรือติดต่อแอดมิน',

  EXPIRED_SLIP: 'สลิปหมดอายุ',
  EXPIRED_SLIP_next: 'ต้องอัปโหลดสลิปภายใน 1 ชั่วโมง กรุณาติดต่อแอดมิน',

  UNKNOW_ERROR: 'ไม่ทราบสาเหตุ (ติดต่อแอดมิน)',
  UNKNOW_ERROR_next: 'กรุณาส่งสลิปนี้ให้แอดมินตรวจสอบ',
};
