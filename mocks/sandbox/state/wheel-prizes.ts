import type { Schemas } from '../../../generated/operations.ts';
import type { Currency } from './ledger.ts';

/** The prize of a slice: money, a coupon, coins, or nothing. Amounts are minor units. */
export type Gift =
  | { readonly kind: 'money'; readonly amount: bigint }
  | { readonly kind: 'coupon'; readonly amount: bigint }
  | { readonly kind: 'coins'; readonly count: number }
  | { readonly kind: 'nothing' };

export interface Prize {
  readonly slice: Schemas['SpinSlice'];
  /** Probability relative to the sum of all weights. */
  readonly weight: number;
  readonly gift: Gift;
}

interface Wheel {
  readonly name: string;
  readonly prizes: readonly Prize[];
  /** The names of a coupon from this wheel and of its money in the statement. */
  readonly coupon: string;
  readonly won: string;
}

const colors = {
  ink: { bgColor: '#1D3B53', textColor: '#EEF1F8' },
  gold: { bgColor: '#F2C14E', textColor: '#1A1405' },
  plum: { bgColor: '#4A1F3D', textColor: '#EEF1F8' },
  moss: { bgColor: '#1F3B2D', textColor: '#EEF1F8' },
  coral: { bgColor: '#C4372C', textColor: '#FFFFFF' },
  night: { bgColor: '#2A3450', textColor: '#EEF1F8' },
  jade: { bgColor: '#0B7A61', textColor: '#FFFFFF' },
  sky: { bgColor: '#2659C4', textColor: '#FFFFFF' },
};

/** Code, colour and weight of the slices, the same in every country. */
const slices = [
  ['S10', 'ink', 30],
  ['S20', 'gold', 18],
  ['C50', 'plum', 14],
  ['COIN1', 'moss', 10],
  ['S100', 'coral', 3],
  ['NONE', 'night', 17],
  ['C200', 'jade', 2],
  ['COIN2', 'sky', 6],
] as const;

type Code = (typeof slices)[number][0];
type Wording = readonly [label: string, gift: Gift, htmlDescription: string | null];

const worded = (wordings: Readonly<Record<Code, Wording>>): Prize[] =>
  slices.map(([code, color, weight]) => {
    const [label, gift, htmlDescription] = wordings[code];
    return { slice: { code, label, ...colors[color], htmlDescription }, weight, gift };
  });

const money = (amount: bigint): Gift => ({ kind: 'money', amount });
const coupon = (amount: bigint): Gift => ({ kind: 'coupon', amount });
const coins = (count: number): Gift => ({ kind: 'coins', count });
const nothing: Gift = { kind: 'nothing' };

const thaiMoney = (baht: string) => `<p>เครดิต <b>${baht}</b> เข้ากระเป๋าหลัก</p>`;
const thaiCoupon = (baht: string) => `<p>คูปองมูลค่า <b>${baht}</b> รับรางวัลได้ที่คูปองของฉันภายใน 7 วัน</p>`;
const thaiCoins = (count: number) => `<p>เหรียญสำหรับหมุนอีก ${count} ครั้ง</p>`;
const laoMoney = (kip: string) => `<p>ເງິນ <b>${kip}</b> ເຂົ້າກະເປົາຫຼັກ</p>`;
const laoCoupon = (kip: string) => `<p>ຄູປອງມູນຄ່າ <b>${kip}</b> ຮັບໄດ້ໃນຕາຕະລາງຄູປອງພາຍໃນ 7 ມື້</p>`;
const laoCoins = (count: number) => `<p>ຫຼຽນສຳລັບໝຸນອີກ ${count} ຄັ້ງ</p>`;

export const wheels: Readonly<Record<Currency, Wheel>> = {
  BAHT: {
    name: 'วงล้อประจำเดือน',
    coupon: 'คูปองวงล้อ',
    won: 'รางวัลวงล้อ',
    prizes: worded({
      S10: ['10 บาท', money(1_000n), thaiMoney('10 บาท')],
      S20: ['20 บาท', money(2_000n), thaiMoney('20 บาท')],
      C50: ['คูปอง 50', coupon(5_000n), thaiCoupon('50 บาท')],
      COIN1: ['1 เหรียญ', coins(1), thaiCoins(1)],
      S100: ['100 บาท', money(10_000n), thaiMoney('100 บาท')],
      NONE: ['ไม่ได้รางวัล', nothing, null],
      C200: ['คูปองเงินสดพิเศษ 200 บาท', coupon(20_000n), thaiCoupon('200 บาท')],
      COIN2: ['2 เหรียญ', coins(2), thaiCoins(2)],
    }),
  },
  LAK: {
    name: 'ກົງລໍ້ປະຈຳເດືອນ',
    coupon: 'ຄູປອງກົງລໍ້',
    won: 'ລາງວັນຈາກກົງລໍ້',
    prizes: worded({
      S10: ['5,000 ກີບ', money(500_000n), laoMoney('5,000 ກີບ')],
      S20: ['10,000 ກີບ', money(1_000_000n), laoMoney('10,000 ກີບ')],
      C50: ['ຄູປອງ 30,000 ກີບ', coupon(3_000_000n), laoCoupon('30,000 ກີບ')],
      COIN1: ['1 ຫຼຽນ', coins(1), laoCoins(1)],
      S100: ['50,000 ກີບ', money(5_000_000n), laoMoney('50,000 ກີບ')],
      NONE: ['ບໍ່ໄດ້ລາງວັນ', nothing, null],
      C200: ['ຄູປອງເງິນສົດພິເສດ 100,000 ກີບ', coupon(10_000_000n), laoCoupon('100,000 ກີບ')],
      COIN2: ['2 ຫຼຽນ', coins(2), laoCoins(2)],
    }),
  },
};
