import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { time } from '../../support/screen-service.ts';
import { find, open, press, see, until } from '../../support/screen.ts';

const shares = vi.fn<() => Promise<void> | undefined>();
const copies = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  shares.mockReset();
  copies.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { configurable: true, value: shares });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copies } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const refused = (name: string) => () => Promise.reject(new DOMException('', name));

test('B-42 the QR code of the invite link has the margin of four modules that scanners need', async () => {
  await open('/user/profile?open=invite&step=bonus');
  const picture = await find('img', /QR/);
  const size = Number(picture.getAttribute('viewBox')?.split(' ').at(-1));
  const modules = (picture.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g);
  const places = Array.from(modules, ([, x, y]) => [Number(x), Number(y)]).flat();
  expect([Math.min(...places), size - 1 - Math.max(...places)]).toEqual([4, 4]);
});

test.each([
  ['was carried out', 0, () => Promise.resolve()],
  ['was closed by the member', 0, refused('AbortError')],
  ['was not allowed', 1, refused('NotAllowedError')],
  ['did nothing', 1, () => undefined],
])('B-42 after sharing that %s the invite link is copied %i times', async (_what, count, share) => {
  shares.mockImplementation(share);
  await open('/user/profile?open=invite&step=bonus');
  await press('button', 'Share link');
  await until(() => shares.mock.calls.length === 1, 'the sharing');
  await time.settle();
  expect(copies).toHaveBeenCalledTimes(count);
});

test('B-42 the link that is copied instead is the own invite link, and the page says so', async () => {
  shares.mockImplementation(refused('NotAllowedError'));
  await open('/user/profile?open=invite&step=bonus');
  await press('button', 'Share link');
  const link = `${location.origin}/register?code=NAGA88`;
  await see(`Copied: ${link}`);
  expect(copies.mock.calls).toEqual([[link]]);
});
