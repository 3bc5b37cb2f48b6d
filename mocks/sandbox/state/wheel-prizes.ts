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

function prize(
  [code, label, color]: readonly [string, string, keyof typeof colors],
  weight: number,
  gift: Gift,
  htmlDescription: string | null,
): Prize {
  return { slice: { code, label, ...colors[color], htmlDescription }, weight, gift };
}

/** The wheels, in the language and currency of the country. */
export const wheels: Readonly<Record<Currency, Wheel>> = {
  BAHT: {
    name: 'วงล้อประจำเดือน',
    coupon: 'คูปองวงล้อ',
    won: 'รางวัลวงล้อ',
    prizes: [
      prize(['S10', '10 บาท', 'ink'], 30, { kind: 'money', amount: 1_000n }, '<p>เครดิต <b>10 บาท</b> เข้ากระเป๋าหลัก</p>'),
      prize(
        ['S20', '20 บาท', 'gold'],
        18,
        { kind: 'money', amount: 2_000n },
        '<p>เครดิต <b>20 บาท</b> เข้ากระเป๋าหลัก</p>',
      ),
      prize(
        ['C50', 'คูปอง 50', 'plum'],
        14,
        { kind: 'coupon', amount: 5_000n },
        '<p>คูปองมูลค่า <b>50 บาท</b> รับรางวัลได้ที่คูปองของฉันภายใน 7 วัน</p>',
      ),
      prize(['COIN1', '1 เหรียญ', 'moss'], 10, { kind: 'coins', count: 1 }, '<p>เหรียญสำหรับหมุนอีก 1 ครั้ง</p>'),
      prize(
        ['S100', '100 บาท', 'coral'],
        3,
        { kind: 'money', amount: 10_000n },
        '<p>เครดิต <b>100 บาท</b> เข้ากระเป๋าหลัก</p>',
      ),
      prize(['NONE', 'ไม่ได้รางวัล', 'night'], 17, { kind: 'nothing' }, null),
      prize(
        ['C200', 'คูปองเงินสดพิเศษ 200 บาท', 'jade'],
        2,
        { kind: 'coupon', amount: 20_000n },
        '<p>คูปองมูลค่า <b>200 บาท</b> รับรางวัลได้ที่คูปองของฉันภายใน 7 วัน</p>',
      ),
      prize(['COIN2', '2 เหรียญ', 'sky'], 6, { kind: 'coins', count: 2 }, '<p>เหรียญสำหรับหมุนอีก 2 ครั้ง</p>'),
    ],
  },
  LAK: {
    name: 'ກົງລໍ້ປະຈຳເດືອນ',
    coupon: 'ຄູປອງກົງລໍ້',
    won: 'ລາງວັນຈາກກົງລໍ້',
    prizes: [
      prize(
        ['S10', '5,000 ກີບ', 'ink'],
        30,
        { kind: 'money', amount: 500_000n },
        '<p>ເງິນ <b>5,000 ກີບ</b> ເຂົ້າກະເປົາຫຼັກ</p>',
      ),
      prize(
        ['S20', '10,000 ກີບ', 'gold'],
        18,
        { kind: 'money', amount: 1_000_000n },
        '<p>ເງິນ <b>10,000 ກີບ</b> ເຂົ້າກະເປົາຫຼັກ</p>',
      ),
      prize(
        ['C50', 'ຄູປອງ 30,000 ກີບ', 'plum'],
        14,
        { kind: 'coupon', amount: 3_000_000n },
        '<p>ຄູປອງມູນຄ່າ <b>30,000 ກີບ</b> ຮັບໄດ້ໃນຕາຕະລາງຄູປອງພາຍໃນ 7 ມື້</p>',
      ),
      prize(['COIN1', '1 ຫຼຽນ', 'moss'], 10, { kind: 'coins', count: 1 }, '<p>ຫຼຽນສຳລັບໝຸນອີກ 1 ຄັ້ງ</p>'),
      prize(
        ['S100', '50,000 ກີບ', 'coral'],
        3,
        { kind: 'money', amount: 5_000_000n },
        '<p>ເງິນ <b>50,000 ກີບ</b> ເຂົ້າກະເປົາຫຼັກ</p>',
      ),
      prize(['NONE', 'ບໍ່ໄດ້ລາງວັນ', 'night'], 17, { kind: 'nothing' }, null),
      prize(
        ['C200', 'ຄູປອງເງິນສົດພິເສດ 100,000 ກີບ', 'jade'],
        2,
        { kind: 'coupon', amount: 10_000_000n },
        '<p>ຄູປອງມູນຄ່າ <b>100,000 ກີບ</b> ຮັບໄດ້ໃນຕາຕະລາງຄູປອງພາຍໃນ 7 ມື້</p>',
      ),
      prize(['COIN2', '2 ຫຼຽນ', 'sky'], 6, { kind: 'coins', count: 2 }, '<p>ຫຼຽນສຳລັບໝຸນອີກ 2 ຄັ້ງ</p>'),
    ],
  },
};
