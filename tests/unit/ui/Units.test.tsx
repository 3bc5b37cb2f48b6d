import { expect, test } from 'vitest';
import { Units } from '../../../src/ui/Units.tsx';
import { staticMarkup, textOf } from '../../support/static-markup.ts';

test.each(['The phone number must support 10 digits', 'Please select file no larger than 10 MB.'])(
  'R-161 R-412 quality 15: "%s" has only its own characters, and its number stays beside its unit',
  (text) => {
    const markup = staticMarkup(<Units>{text}</Units>);
    expect(textOf(markup)).toBe(text);
    expect(markup).toMatch(/<span class="[^"]+">0 (digits|MB)<\/span>/);
  },
);
