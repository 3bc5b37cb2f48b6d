import type { common as source } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof source> = {
  home: 'หน้าหลัก',
  register: 'สมัครสมาชิก',
  howTo: 'วิธีใช้',
  contact: 'ติดต่อ',
  profile: 'โปรไฟล์',
  conditions: 'เงื่อนไข',
  statement: 'รายการ',
  logOut: 'ออกจากระบบ',
  loggedOut: 'ออกจากระบบแล้ว',
  language: 'ภาษา',
  backToHome: 'กลับหน้าหลัก',
  mainMenu: 'เมนูหลัก',
  skipToContent: 'ข้ามไปที่เนื้อหา',
  welcome: 'ยินดีต้อนรับ เงินและเกมของคุณรวมอยู่ในที่เดียว',

  deposit: 'ฝากเงิน',
  transfer: 'โอนเงิน',
  withdraw: 'ถอนเงิน',

  // Wallet
  wallet: 'กระเป๋าเงิน',
  mainWallet: 'กระเป๋าหลัก',
  credits: 'เครดิต',
  balance: 'ยอดเงิน',
  amountsHidden: 'ซ่อนยอดเงินอยู่',
  depositFirst: 'ยังไม่มียอดเงินที่ใช้ได้ กรุณาฝากเงินก่อน',
  all: 'ทั้งหมด',
  bonusHeld: 'มีโบนัสใช้งานอยู่',

  // Fields
  name: 'ชื่อ',
  phoneNumber: 'เบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  bank: 'ธนาคาร',
  accountNumber: 'เลขที่บัญชี',
  currency: 'สกุลเงิน',
  amount: 'จำนวนเงิน',
  dateAndTime: 'วันที่และเวลา',
  status: 'สถานะ',
  optional: 'ไม่บังคับ',

  // Field errors that several forms share
  enterPhoneNumber: 'กรุณากรอกเบอร์โทรศัพท์',
  enterPassword: 'กรุณากรอกรหัสผ่าน',
  passwordsDiffer: 'รหัสผ่านไม่ตรงกัน',
  bankNameEnglishOnly: 'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น',
  bankNameOffer: 'ธนาคารของคุณต้องใช้ชื่อบัญชีภาษาอังกฤษ กรุณาแก้ไขชื่อบัญชี',

  // Actions
  save: 'บันทึก',
  cancel: 'ยกเลิก',
  close: 'ปิด',
  ok: 'ตกลง',
  back: 'ย้อนกลับ',
  next: 'ถัดไป',
  refresh: 'รีเฟรช',
  tryAgain: 'ลองใหม่อีกครั้ง',
  reloadPage: 'โหลดหน้านี้ใหม่',
  conditionsNotLoaded: 'โหลดเงื่อนไขไม่สำเร็จ',
  select: 'เลือก',
  gotIt: 'เข้าใจแล้ว',
  showAll: 'แสดงทั้งหมด',

  // States
  loading: 'กำลังโหลด',
  empty: 'ยังไม่มีข้อมูล',
  notLoaded: 'โหลดไม่สำเร็จ',
  notLoadedTryAgain: 'โหลดไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  notLoadedReload: 'โหลดไม่สำเร็จ กรุณาโหลดหน้านี้ใหม่',
  reloadLoses: 'ข้อมูลที่กรอกไว้จะหายไป หากยังมีรายการที่กำลังส่งอยู่ กรุณารอผลก่อน',
  staleFigures: 'อัปเดตไม่สำเร็จ ยอดที่แสดงอัปเดตล่าสุด {age}',
  offline: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต',
  serverNotReached: 'เชื่อมต่อเซิร์ฟเวอร์ไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง',
  answerNotRead: 'ระบบแจ้งผลไม่ชัดเจน จึงยังไม่ทราบผล กรุณาตรวจสอบก่อนลองอีกครั้ง',
  leftOut_other: 'มี {count} รายการที่แสดงไม่ได้',
  success: 'สำเร็จ',
  failed: 'ไม่สำเร็จ',
  inProgress: 'กำลังดำเนินการ',
  copied: 'คัดลอกแล้ว: {text}',
  copyFailed: 'คัดลอกไม่สำเร็จ',

  // Within a sentence, these words become a link to the contact page.
  contactWords: 'ติดต่อแอดมิน|แอดมิน',
  refusedTitle: 'ทำรายการไม่สำเร็จ',
  refusedWithoutReason: 'ทำรายการไม่สำเร็จ ระบบไม่ได้แจ้งเหตุผล กรุณาติดต่อแอดมิน',
  statementTitle: 'ประวัติรายการ',

  // Pages of a list
  page: 'หน้า {n}',
  pageOf: 'หน้า {n} จาก {total}',
  firstPage: 'หน้าแรก',
  lastPage: 'หน้าสุดท้าย',
  previousPage: 'หน้าก่อนหน้า',
  nextPage: 'หน้าถัดไป',
  pages: 'เลือกหน้า',
  noMoreEntries: 'ไม่มีรายการเพิ่มเติม',

  // Rewards
  claimAmount: 'รับ {amount}',
  notice: 'ข้อควรรู้',

  // Banners
  previousPicture: 'รูปก่อนหน้า',
  nextPicture: 'รูปถัดไป',
  pictureOf: 'รูปที่ {n} จาก {total}',

  // Time
  now: 'เมื่อสักครู่',
  yearsAgo_other: '{count} ปีที่แล้ว',
  monthsAgo_other: '{count} เดือนที่แล้ว',
  daysAgo_other: '{count} วันที่แล้ว',
  hoursAgo_other: '{count} ชั่วโมงที่แล้ว',
  minutesAgo_other: '{count} นาทีที่แล้ว',
  secondsAgo_other: '{count} วินาทีที่แล้ว',

  // Units and money
  baht: 'บาท',
  kip: 'กีบ',
  amountInBaht: '{amount} บาท',
  amountInKip: '{amount} กีบ',
};
