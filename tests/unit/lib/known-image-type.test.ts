import { expect, test } from 'vitest';
import { withKnownType } from '../../../src/lib/known-image-type.ts';

test('R-217 a file that its system calls image/jpg is sent as image/jpeg, with its bytes and its name', async () => {
  const sent = withKnownType(new File(['slip'], 'slip.jpg', { type: 'image/jpg' }));
  expect([sent.type, sent.name, await sent.text()]).toEqual(['image/jpeg', 'slip.jpg', 'slip']);
});

test('R-217 a file of a known type is sent as it is', () => {
  const png = new File(['slip'], 'slip.png', { type: 'image/png' });
  expect(withKnownType(png)).toBe(png);
});
