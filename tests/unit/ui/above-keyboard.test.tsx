// @vitest-environment happy-dom
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { useAboveKeyboard } from '../../../src/ui/use-visible-area.ts';

const viewport = vi.hoisted(() => {
  const area = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 0 });
  // Runs before the module is imported, because that listens to it.
  vi.stubGlobal('visualViewport', area);
  return area;
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const Sheet = () => {
  const ref = useRef<HTMLElement>(null);
  return <p>{JSON.stringify(useAboveKeyboard(ref) ?? null)}</p>;
};

test.each([
  ['a keyboard of a phone in portrait', 800, 500, 300],
  ['a keyboard of a phone in landscape', 360, 170, 190],
  ['the lowest keyboard', 360, 240, 120],
  ['bars of the browser', 360, 241, null],
])('B-21 a sheet gets out of the way of %s', async (_what, windowHeight, height, bottom) => {
  window.innerHeight = windowHeight;
  viewport.height = height;
  viewport.dispatchEvent(new Event('resize'));
  const root = createRoot(document.body);
  root.render(<Sheet />);
  const expected = bottom === null ? null : { top: 0, bottom, maxHeight: height };
  await vi.waitFor(() => expect(document.body.textContent).toBe(JSON.stringify(expected)));
  root.unmount();
});
