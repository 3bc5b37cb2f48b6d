import { expect, test } from 'vitest';
import { missingExample } from '../../tools/mock/missing-example.ts';
import { requestedExample } from '../../tools/mock/requested-example.ts';

const answers = [
  { status: 200, name: 'typical' },
  { status: 200, name: 'empty' },
  { status: 400, name: 'NO_DATA' },
  { status: 500, name: 'NO_DATA' },
];
const none = new URLSearchParams();

test.each([
  ['code=400, example=NO_DATA', { code: 400, example: 'NO_DATA' }],
  ['example="empty"; code=200', { code: 200, example: 'empty' }],
  ['dynamic=true', { code: null, example: null }],
  ['code=soon', { code: null, example: null }],
])('R-084 Prefer: %s is read as Prism reads it', (prefer, requested) =>
  expect(requestedExample(prefer, none)).toEqual(requested),
);

test('R-084 without the header the query of the address is used', () => {
  expect(requestedExample(undefined, new URLSearchParams('__code=400&__example=NO_DATA'))).toEqual({
    code: 400,
    example: 'NO_DATA',
  });
});

test.each([
  [null, null, null],
  [null, 'empty', null],
  [400, null, null],
  [400, 'NO_DATA', null],
  [null, 'NO_DATA', 'The example needs its code: code=400, example=NO_DATA or code=500, example=NO_DATA.'],
  [200, 'NO_DATA', '200 has no example NO_DATA: ask for code=400, example=NO_DATA or code=500, example=NO_DATA.'],
  [400, 'NO_DATE', 'It has no example NO_DATE.'],
  [404, null, 'It does not answer 404: 200, 400, 500 are documented.'],
])('R-084 code %s with example %s: %s', (code, example, problem) => {
  expect(missingExample(answers, { code, example })).toBe(problem);
});
