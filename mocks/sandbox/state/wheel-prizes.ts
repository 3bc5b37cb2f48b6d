import type { Schemas } from '../../../generated/operations.ts';
import type { Currency } from './ledger.ts';

const light = '#EEF1F8';

/** The slices, the same in every country. `worth` is in baht or coins; `weight` is relative to the sum of all weights. */
const slices = [
  { code: 'S10', kind: 'money', worth: 10, weight: 30, bgColor: '#1D3B53', textColor: light },
  { code: 'S20', kind: 'money', worth: 20, weight: 18, bgColor: '#F2C14E', textColor: '#1A1405' },
  { code: 'C50', kind: 'coupon', worth: 50, weight: 14, bgColor: '#4A1F3D', textColor: light },
  { code: 'COIN1', kind: 'coins', worth: 1, weight: 10, bgColor: '#1F3B2D', textColor: light },
  { code: 'S100', kind: 'money', worth: 100, weight: 3, bgColor: '#C4372C', textColor: '#FFFFFF' },
  { code: 'NONE', kind: 'nothing', worth: 0, weight: 17, bgColor: '#2A3450', textColor: light },
  { code: 'C200', kind: 'special', worth: 200, weight: 2, bgColor: '#0B7A61', textColor: '#FFFFFF' },
  { code: 'COIN2', kind: 'coins', worth: 2, weight: 6, bgColor: '#2659C4', textColor: '#FFFFFF' },
] as const;

type Wording = Readonly<Record<(typeof slices)[number]['kind'], readonly [label: string, html: string | null]>>;

const thaiCoupon = (figure: string) => `<p>คูปองมูลค่า <b>${figure} บาท</b> รับรางวัลได้ที่คูปองของฉันภายใน 7 วัน</p>`;
const thai = (figure: string): Wording => ({
  money: [`${figure} บาท`, `<p>เครดิต <b>${figure} บาท</b> เข้ากระเป๋าหลัก</p>`],
  coupon: [`คูปอง ${figure}`, thaiCoupon(figure)],
  special: [`คูปองเงินสดพิเศษ ${figure} บาท`, thaiCoupon(figure)],
  coins: [`${figure} เหรียญ`, `<p>เหรียญสำหรับหมุนอีก ${figure} ครั้ง</p>`],
  nothing: ['ไม่ได้รางวัล', null],
});

const laoCoupon = (figure: string) => `<p>ຄູປອງມູນຄ່າ <b>${figure} ກີບ</b> ຮັບໄດ້ໃນຕາຕະລາງຄູປອງພາຍໃນ 7 ມື້</p>`;
const lao = (figure: string): Wording => ({
  money: [`${figure} ກີບ`, `<p>ເງິນ <b>${figure} ກີບ</b> ເຂົ້າກະເປົາຫຼັກ</p>`],
  coupon: [`ຄູປອງ ${figure} ກີບ`, laoCoupon(figure)],
  special: [`ຄູປອງເງິນສົດພິເສດ ${figure} ກີບ`, laoCoupon(figure)],
  coins: [`${figure} ຫຼຽນ`, `<p>ຫຼຽນສຳລັບໝຸນອີກ ${figure} ຄັ້ງ</p>`],
  nothing: ['ບໍ່ໄດ້ລາງວັນ', null],
});

/** The prizes with their worth in minor units, or in coins, after the exchange rate. */
const prizesOf = (rate: number, wording: (figure: string) => Wording) =>
  slices.map(({ code, kind, worth, weight, bgColor, textColor }) => {
    const value = kind === 'coins' ? worth : worth * rate;
    const [label, htmlDescription] = wording(value.toLocaleString('en'))[kind];
    const slice: Schemas['SpinSlice'] = { code, label, bgColor, textColor, htmlDescription };
    const gift = { kind: kind === 'special' ? 'coupon' : kind, amount: BigInt(value) * 100n, count: value } as const;
    return { slice, weight, gift };
  });

export type Prize = ReturnType<typeof prizesOf>[number];

/** The wheels, each with the names of a coupon from it and of its money in the statement. */
export const wheels = {
  BAHT: { name: 'วงล้อประจำเดือน', coupon: 'คูปองวงล้อ', won: 'รางวัลวงล้อ', prizes: prizesOf(1, thai) },
  LAK: { name: 'ກົງລໍ້ປະຈຳເດືອນ', coupon: 'ຄູປອງກົງລໍ້', won: 'ລາງວັນຈາກກົງລໍ້', prizes: prizesOf(500, lao) },
} satisfies Record<Currency, unknown>;
