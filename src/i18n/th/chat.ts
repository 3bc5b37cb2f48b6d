import type { chat as source } from '../en/chat.ts';
import type { Translation } from '../translation.ts';

export const chat: Translation<typeof source> = {
  title: 'แชท',
  openChat: 'เปิดแชท',
  closeChat: 'ปิดแชท',
  inviteHeard: 'คุยกับแอดมิน',
  newMessage: 'ข้อความใหม่',
  unread: 'ยังไม่ได้อ่าน {n} ข้อความ',
  reconnecting: 'กำลังเชื่อมต่อใหม่',

  messages: 'ข้อความ',
  admin: 'แอดมิน',
  you: 'คุณ',
  greeting: 'สวัสดีค่ะ มีอะไรให้แอดมินช่วยไหมคะ พิมพ์ข้อความด้านล่างได้เลย',
  olderMessages: 'กำลังโหลดข้อความก่อนหน้า',
  historyNotLoaded: 'โหลดข้อความก่อนหน้าไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  toLatest: 'ไปที่ข้อความล่าสุด',
  messageUnknown: 'แสดงข้อความนี้ไม่ได้',
  image: 'รูปภาพ',
  video: 'วิดีโอ',
  file: 'ไฟล์',
  viewImage: 'ดูรูปภาพ',
  playVideo: 'เล่นวิดีโอ',

  uploading: 'กำลังอัปโหลด {n}%',
  sending: 'กำลังส่ง',
  sent: 'ส่งแล้ว',
  sentTwice: 'ส่งซ้ำ',
  notSent: 'ส่งไม่สำเร็จ',
  sendAgain: 'ส่งอีกครั้ง',
  remove: 'ลบออก',
  messageNotSent: 'ส่งข้อความไม่สำเร็จ',
  /** Follows why a text was not sent. */
  tapToSend: 'แตะเพื่อส่งอีกครั้ง',
  tooOften: 'ส่งข้อความถี่เกินไป กรุณารอสักครู่',

  typeMessage: 'พิมพ์ข้อความ',
  send: 'ส่ง',
  attach: 'แนบไฟล์',
  attachmentFormats: 'รูป PNG, JPEG หรือ GIF ขนาดไม่เกิน {image} MB วิดีโอ MP4 หรือ MOV ขนาดไม่เกิน {video} MB',
  messageTooLong: 'ข้อความยาวได้ไม่เกิน 2,000 ตัวอักษร',
};
