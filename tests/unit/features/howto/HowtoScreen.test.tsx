import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HowtoScreen, topics } from '../../../../src/features/howto/HowtoScreen.tsx';
import { changeLocale, initI18n } from '../../../../src/i18n/i18n.ts';
import { withoutLineBreaks } from '../../../../src/i18n/line-breaks.ts';
import { locales } from '../../../../src/i18n/locale.ts';
import { namespaces } from '../../../../src/i18n/namespaces.ts';
import { stubBrowser } from '../../../support/browser-stub.ts';
import { staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(async () => {
  stubBrowser();
  await initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['titles', 'howto'] });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const show = () => withoutLineBreaks(staticMarkup(<HowtoScreen />));
const headings = (markup: string) => [...markup.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = '']) => textOf(text));
const stepsOf = (markup: string) =>
  [...markup.matchAll(/<ol>(.*?)<\/ol>/gs)].map(([, list = '']) =>
    [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text = '']) => textOf(text)),
  );

test.each(locales)('R-153 in %s: wallet, playing, balance, bonus, ending a bonus, in this order', async (locale) => {
  await changeLocale(locale);
  const texts = await namespaces.howto[locale]();
  const { topicWallet, topicPlaying, topicBalance, topicBonus, topicEndingBonus } = texts;
  expect(headings(show())).toEqual([topicWallet, topicPlaying, topicBalance, topicBonus, topicEndingBonus]);
});

test.each(locales)('R-153 in %s each topic has four to six numbered steps', async (locale) => {
  await changeLocale(locale);
  const steps = stepsOf(show());
  for (const each of steps) {
    expect(each.length).toBeGreaterThanOrEqual(4);
    expect(each.length).toBeLessThanOrEqual(6);
  }
  const texts = Object.entries(await namespaces.howto[locale]());
  expect(steps.flat()).toEqual(texts.filter(([key]) => /\d$/.test(key)).map(([, text]) => text));
});

test('R-154 no part of a video is loaded before it is opened', () => {
  expect(show()).not.toMatch(/<video|<dialog/);
});

const films = join(import.meta.dirname, '../../../../public/howto');
const captionsOf = (file: string) =>
  withoutLineBreaks(readFileSync(file, 'utf8'))
    .split(/\n\n|\n$/)
    .filter((cue) => cue.includes(' --> '))
    .map((cue) => cue.slice(cue.indexOf('\n') + 1));

test.each(locales)('R-154 in %s the captions of a video equal the steps on the page', async (locale) => {
  await changeLocale(locale);
  expect(topics.map(({ video }) => captionsOf(join(films, locale, `${video}.vtt`)))).toEqual(stepsOf(show()));
});
