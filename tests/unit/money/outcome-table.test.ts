import { expect, test } from 'vitest';
import { decide } from '../../../src/money/outcome-table.ts';

test.each([
  ['yes', ['done', 'done', 'done']],
  ['yesWithText', ['done', 'unknown', 'done']],
  ['no', ['done', 'refused', 'unknown']],
  ['finalNo', ['refused', 'refused', 'refused']],
  ['nothing', ['done', 'unknown', 'unknown']],
] as const)('A-118 the outcome table: %s', (answer, outcomes) => {
  expect((['shows', 'unchanged', 'changed'] as const).map((shown) => decide(answer, shown))).toEqual(outcomes);
});
