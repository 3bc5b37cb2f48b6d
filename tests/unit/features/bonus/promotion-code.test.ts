import { expect, test } from 'vitest';
import { promotionCode } from '../../../../src/features/bonus/promotion/promotion-code.ts';

test.each([' naga2026', 'NAGA2026 ', '\tnaga2026\n'])(
  'R-325 the promotion code %j is sent in capitals, trimmed',
  (typed) => {
    expect(promotionCode(typed)).toBe('NAGA2026');
  },
);
