import { expect, test } from 'vitest';
import { timeIn } from '../../../../src/api/wire/send/receipts.ts';

test('A-120 the time of an answer is the end of the second in its Date header', () => {
  const headers = new Headers({ Date: 'Mon, 15 Jan 2024 12:00:00 GMT' });
  expect(timeIn(headers)).toBe(Date.parse('2024-01-15T12:00:00.999Z'));
});

test.each([{}, { Date: 'soon' }, { Date: '' }])('A-120 the headers %j have no time', (headers) => {
  expect(timeIn(new Headers(headers))).toBeNull();
});
