import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { all, find, goBack, open, press, see, until } from '../../support/screen.ts';
import { sandbox } from '../../support/screen-service.ts';
import { changeSettings } from '../../support/screen-settings.ts';

const visitor = { as: null };
const topics = [
  ['Using the wallet', 'wallet'],
  ['How to play', 'playing'],
  ['Checking the balance', 'balance'],
  ['Claiming a bonus', 'bonus'],
  ['Ending a bonus', 'ending-bonus'],
] as const;
/** The page of happy-dom plays nothing by itself. */
const playOnly = (type: string) =>
  vi
    .spyOn(HTMLMediaElement.prototype, 'canPlayType')
    .mockImplementation((asked) => (asked.includes(type) ? 'probably' : ''));
const video = () => document.querySelector('video');

describe('the videos of how-to', () => {
  beforeEach(() => {
    playOnly('');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('R-153 are five, in the order of the topics', async () => {
    await open('/howto', visitor);
    await see('Using the wallet');
    const names = all('link', /^Play video/).map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(topics.map(([title]) => `Play video: ${title}`));
  });

  test.each(topics)('R-153 R-154 "%s" plays in a modal, with captions', async (title, file) => {
    await open('/howto', visitor);
    await press('link', `Play video: ${title}`);
    const dialog = await find('dialog', title);
    expect(dialog.querySelector('video')?.getAttribute('src')).toBe(`/howto/en/${file}.webm`);
    expect(dialog.querySelector('track')?.getAttribute('src')).toBe(`/howto/en/${file}.en.vtt`);
  });

  test('R-154 A-109 are not loaded before a modal opens', async () => {
    await open('/howto', visitor);
    await see('Using the wallet');
    expect(video()).toBeNull();
    expect(sandbox.requests.filter(({ path }) => path.startsWith('/howto'))).toEqual([]);
  });

  test.each([
    ['its button', () => press('button', 'Close')],
    ['Back', goBack],
  ])('R-154 B-05 end when their modal is closed by %s, which leads to how-to', async (_how, close) => {
    await open('/contact', visitor);
    await press('link', 'How to use');
    await press('link', 'Play video: How to play');
    await until(() => video() !== null, 'the video');
    await close();
    await until(() => all('dialog').length === 0, 'the page');
    expect(video()).toBeNull();
    expect([location.pathname, location.search]).toEqual(['/howto', '']);
  });

  test('R-154 A-114 that were not loaded are loaded again by "Try again"', async () => {
    await open('/howto?open=video&topic=bonus', visitor);
    await until(() => video() !== null, 'the video');
    for (let round = 0; round < 2; round += 1) {
      const before = video();
      if (before) fireEvent.error(before);
      await press('button', 'Try again');
      await until(() => video() !== null, 'the video');
      expect(video()).not.toBe(before);
    }
  });

  test.each([
    ['another host', 'https://videos.example.com/howto', 'https://videos.example.com/howto/en/bonus.webm', 'anonymous'],
    ['this host', '/films/', '/films/en/bonus.webm', null],
  ])('A-109 from %s are asked for in the mode that their captions need', async (_host, howtoBaseUrl, src, mode) => {
    await changeSettings({ howtoBaseUrl });
    await open('/howto?open=video&topic=bonus', visitor);
    await until(() => video() !== null, 'the video');
    expect(video()?.getAttribute('src')).toBe(src);
    expect(video()?.getAttribute('crossorigin')).toBe(mode);
  });

  test('R-154 A-109 are MP4 where a browser plays nothing else', async () => {
    playOnly('mp4');
    await open('/howto?open=video&topic=bonus', visitor);
    await until(() => video() !== null, 'the video');
    expect(video()?.getAttribute('src')).toBe('/howto/en/bonus.mp4');
  });
});
