import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { topics } from '../../../../src/features/howto/HowtoScreen.tsx';
import { withoutLineBreaks } from '../../../../src/i18n/line-breaks.ts';
import { locales } from '../../../../src/i18n/locale.ts';
import { namespaces } from '../../../../src/i18n/namespaces.ts';

const captionsOf = (file: string) =>
  withoutLineBreaks(readFileSync(file, 'utf8'))
    .split(/\n\n|\n$/)
    .filter((cue) => cue.includes(' --> '))
    .map((cue) => cue.slice(cue.indexOf('\n') + 1));

test.each(locales)('R-153 R-154 in %s the captions of each video are its four to six steps', async (locale) => {
  const texts = await namespaces.howto[locale]();
  for (const { video, steps } of topics) {
    expect(captionsOf(`public/howto/${locale}/${video}.vtt`)).toEqual(
      steps.map((step) => withoutLineBreaks(texts[step])),
    );
    expect([4, 5, 6]).toContain(steps.length);
  }
});
