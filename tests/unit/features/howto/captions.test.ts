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

const sets = [
  ...locales.map((locale) => ({ folder: locale, locale })),
  ...locales.map((locale) => ({ folder: 'laos', locale })),
];

test.each(sets)(
  'R-153 R-154 the captions in $locale of each video in $folder are its four to six steps',
  async (set) => {
    const texts = await namespaces.howto[set.locale]();
    for (const { video, steps } of topics) {
      expect(captionsOf(`public/howto/${set.folder}/${video}.${set.locale}.vtt`)).toEqual(
        steps.map((step) => withoutLineBreaks(texts[step])),
      );
      expect([4, 5, 6]).toContain(steps.length);
    }
  },
);
