import { expect, test } from 'vitest';
import { Units } from '../../../src/ui/Units.tsx';
import { staticMarkup, textOf } from '../../support/static-markup.ts';

test.each([
  ['The phone number must support 10 digits', '10 digits'],
  ['Please select file no larger than 10 MB.', '10 MB'],
  ['300.00 baht to Kasikornbank', '300.00 baht'],
  ['300.00 baht to Kasikornbank 123-456-7890', '123-456-7890'],
])('R-161 R-412 quality 15: "%s" has only its own characters, and "%s" stays on one line', (text, kept) => {
  const markup = staticMarkup(<Units>{text}</Units>);
  expect(textOf(markup)).toBe(text);
  expect(markup).toMatch(new RegExp(`<span class="[^"]+">${kept}</span>`));
});
