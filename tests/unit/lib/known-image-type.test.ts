import { expect, test } from 'vitest';
import { withKnownType } from '../../../src/lib/known-image-type.ts';

test('R-217 A-90 a file of type image/jpg becomes image/jpeg with the same bytes and name', async () => {
  const sent = withKnownType(new File(['slip'], 'slip.jpg', { type: 'image/jpg' }));
  expect([sent.type, sent.name, await sent.text()]).toEqual(['image/jpeg', 'slip.jpg', 'slip']);
});

test('R-217 a file of a known type is unchanged', () => {
  const png = new File(['slip'], 'slip.png', { type: 'image/png' });
  expect(withKnownType(png)).toBe(png);
});
