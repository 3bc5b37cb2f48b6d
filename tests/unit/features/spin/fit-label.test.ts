import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLabel, lineHeight } from '../../../../src/features/spin/wheel/fit-label.ts';
import { volume } from '../../../support/volume.ts';

/** Every letter is 0.6 of the font size wide and marks have no width, like Thai and Lao on a canvas. */
const measure = (line: string, fontSize: number) => (line.match(/\P{M}/gu) ?? []).length * fontSize * 0.6;
const sizes = { largest: 16, smallest: 10 };
/** A slice of a wheel with eight slices and a radius of 170 px. */
const room = { length: 88, breadthAt: (length: number) => 2 * (146 - length) * Math.tan(Math.PI / 8) };
const fit = (label: string) => fitLabel(label, { room, sizes, measure });

describe('R-377 labels fit their slices', () => {
  test.each(['10 บาท', '1 ຫຼຽນ', '  10   baht '])('%s is one line of full size', (label) => {
    expect(fit(label)).toEqual({ lines: [label.trim().replace(/ +/, ' ')], fontSize: 16 });
  });

  test.each(['คูปองเงินสดพิเศษ 200 บาท', 'ຄູປອງເງິນສົດພິເສດ 100,000 ກີບ', 'Cash coupon of 200 baht'])(
    '%s is wrapped between words',
    (label) => {
      const { lines } = fit(label);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join('').replaceAll(' ', '')).toBe(label.replaceAll(' ', ''));
      // A combining mark must not start a line.
      expect(lines.every((line) => !/^[\p{M}ะาำະາຳ]/u.test(line))).toBe(true);
    },
  );

  test('a label that is too long at the minimum size ends with an ellipsis between letters', () => {
    const { lines, fontSize } = fit('กำลังใจ'.repeat(200));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/…$/);
    expect(measure(lines[0] ?? '', fontSize)).toBeLessThanOrEqual(room.length);
    expect(fit('👨‍👩‍👧'.repeat(100)).lines).toHaveLength(1);
  });

  test('no line of any label exceeds the slice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (label) => {
        const { lines, fontSize } = fit(label);
        expect(fontSize).toBeGreaterThanOrEqual(sizes.smallest);
        const lengths = lines.map((line) => measure(line, fontSize));
        for (const length of lengths) expect(length).toBeLessThanOrEqual(room.length);
        const isCut = lines.at(-1)?.endsWith('…');
        if (!isCut && lines.length > 0) {
          expect(lines.length * fontSize * lineHeight).toBeLessThanOrEqual(room.breadthAt(Math.max(...lengths)));
        }
      }),
      { numRuns: volume({ gate: 100, full: 300 }) },
    );
  });
});
