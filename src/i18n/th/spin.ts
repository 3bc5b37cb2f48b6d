import type { spin as source } from '../en/spin.ts';
import type { Translation } from '../translation.ts';

export const spin: Translation<typeof source> = {
  noWheel: 'ขณะนี้ยังไม่มีวงล้อให้หมุน',
  notLoaded: 'โหลดวงล้อไม่สำเร็จ',
  pageNotLoaded: 'โหลดวงล้อและคูปองของคุณไม่สำเร็จ',

  // The button in the middle
  spin: 'หมุน',
  coinCount_other: '{count} เหรียญ',
  noCoins: 'คุณยังไม่มีเหรียญสำหรับหมุนวงล้อ สอบถามวิธีรับเหรียญได้โดยติดต่อแอดมิน',
  turning: 'วงล้อกำลังหมุน',
  oneSpin: 'การหมุนวงล้อ',
  spinUnknown: 'กรุณาดูว่ามีรางวัลในคูปองของฉันหรือในประวัติรายการหรือไม่ก่อนหมุนอีกครั้ง',

  // Prizes
  prizes: 'รางวัลบนวงล้อ',
  result: 'ผลการหมุน',
  stoppedAt_other: 'ผลการหมุน: {prize} เหลือ {count} เหรียญ',
  coinsLeft_other: 'เหลือ {count} เหรียญ',

  // Coupons
  coupons: 'คูปองของฉัน',
  couponsEmpty: 'ยังไม่มีคูปอง',
  couponMissing: 'ไม่พบคูปองนี้ในรายการของคุณ อาจรับไปแล้วหรือหมดอายุแล้ว',
  index: 'ลำดับ',
  prize: 'รางวัล',
  claim: 'รับรางวัล',
  claimTitle: 'รับรางวัล',
  claimQuestion: 'ต้องการรับรางวัล {prize} ({amount}) หรือไม่',
  claimed: 'รับรางวัลแล้ว',

  // Refusals of a spin or a claim
  'error.NO_DATA': 'ขณะนี้ไม่มีวงล้อให้หมุน',
  'error.NO_DATA.claim': 'ขณะนี้ไม่มีรางวัลให้รับ',
  'error.NO_CLAIMABLE_COUPON': 'ขณะนี้ไม่มีคูปองให้รับรางวัล',
  'error.INVALID_PRIZE_CODE': 'รางวัลนี้ไม่มีในวงล้อแล้ว กรุณาติดต่อแอดมิน',
  'error.INVALID_CODE': 'รหัสของคูปองนี้ไม่ถูกต้อง กรุณาติดต่อแอดมิน',
  'error.INVALID_COUPON_TYPE': 'คูปองประเภทนี้รับรางวัลในหน้าวงล้อไม่ได้ กรุณาติดต่อแอดมิน',
  'error.COUPON_EXPIRED': 'คูปองนี้หมดอายุแล้ว จึงรับรางวัลไม่ได้',
};
