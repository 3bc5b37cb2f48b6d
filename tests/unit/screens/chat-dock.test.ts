import { afterEach, expect, test, vi } from 'vitest';
import { find, open } from '../../support/screen.ts';

// The button of the chat and the controls of the page below it.

afterEach(() => vi.restoreAllMocks());

test.each([
  ['the page is scrolled', 'scroll'],
  ['the window is resized', 'resize'],
])('R-394 the button makes room for a control that comes below it when %s', async (_what, event) => {
  await open('/user/contact');
  const dock = (await find('button', 'Open chat')).parentElement;
  let top = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === dock) return new DOMRect(300, 700, 56, 56);
    return this.matches('main a') ? new DOMRect(20, top, 300, 44) : new DOMRect();
  });
  window.dispatchEvent(new Event(event));
  expect(dock?.style.translate).toBe('none');
  top = 720;
  window.dispatchEvent(new Event(event));
  expect(dock?.style.translate).toBe('0 -44px');
});
