import { expect, test } from 'vitest';
import { evidenceUrl } from '../../../../src/features/slips/evidence-url.ts';
import { hostileLinks } from '../../../support/hostile-links.ts';

test('R-362 a web address is opened unchanged, a path on the API’s origin', () => {
  expect(evidenceUrl('https://slips.example.com/a.jpg')).toBe('https://slips.example.com/a.jpg');
  expect(evidenceUrl('/media/slips/a.svg?x=1')).toBe('https://api.wallet.test/media/slips/a.svg?x=1');
});

test.each(['tel:0812345678', 'mailto:a@b.example', 'line://ti/p/x', '', null, undefined, 7])(
  'R-362 %j is no evidence',
  (address) => {
    expect(evidenceUrl(address)).toBeNull();
  },
);

test('quality 7: nothing hostile is opened', () => {
  for (const link of hostileLinks) expect(evidenceUrl(link), String(link)).toBeNull();
});
