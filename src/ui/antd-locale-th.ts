import { mergeLocale } from 'antd-mobile/es/utils/merge-locale';
import thTH from 'antd-mobile/es/locales/th-TH';

/** antd-mobile's Thai in the product's voice: its own names a weekday "วันจันทร์" in a column a finger wide and clears with "ชัดเจน", which is "plain to see". */
export const antdLocaleTh = mergeLocale(thTH, {
  Calendar: {
    start: 'เริ่ม',
    end: 'สิ้นสุด',
    startAndEnd: 'เริ่ม/สิ้นสุด',
    markItems: ['จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.', 'อา.'],
  },
  Dialog: { ok: 'ตกลง' },
  ErrorBlock: {
    default: { title: 'ระบบขัดข้อง', description: 'กรุณารอสักครู่แล้วลองใหม่อีกครั้ง' },
    busy: { title: 'โหลดไม่สำเร็จ', description: 'กรุณาโหลดหน้านี้ใหม่' },
    disconnected: { title: 'เชื่อมต่ออินเทอร์เน็ตไม่ได้', description: 'กรุณาโหลดหน้านี้ใหม่' },
    empty: { title: 'ไม่พบข้อมูล', description: 'กรุณาค้นหาใหม่' },
  },
  Form: { optional: 'ไม่บังคับ' },
  ImageUploader: { uploading: 'กำลังอัปโหลด' },
  InfiniteScroll: { noMore: 'ไม่มีรายการเพิ่มเติม', failedToLoad: 'โหลดไม่สำเร็จ' },
  Input: { clear: 'ล้าง' },
  Mask: { name: 'พื้นหลัง' },
  Modal: { ok: 'ตกลง' },
  PasscodeInput: { name: 'ช่องกรอกรหัส' },
  Selector: { name: 'ตัวเลือก' },
  Slider: { name: 'แถบเลื่อน' },
});
