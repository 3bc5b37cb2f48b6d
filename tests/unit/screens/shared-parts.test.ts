import { createElement, type ComponentProps, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { time } from '../../support/screen-service.ts';
import { all, open, press, until } from '../../support/screen.ts';

// Parts of src/ui that a page shows, on a page of their own.

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  // The texts.
  await open('/contact', { as: null });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

test('R-158 a second wait is shown as late as the first', async () => {
  const { useDelayed } = await import('../../../src/ui/use-delayed.ts');
  const Wait = ({ active }: { active: boolean }) => createElement('p', null, String(useDelayed(active, 200)));
  const show = async (active: boolean, wait: number) => {
    root.render(createElement(Wait, { active }));
    await time.settle();
    await time.pass(wait);
    return place.textContent;
  };
  expect(await show(true, 199)).toBe('false');
  expect(await show(true, 10)).toBe('true');
  expect(await show(false, 10)).toBe('false');
  expect(await show(true, 190)).toBe('false');
  expect(await show(true, 20)).toBe('true');
});

describe('a screen whose file is lost', () => {
  const screen = async (importScreen: () => Promise<() => null>) => {
    const { lazyScreen } = await import('../../../src/ui/lazy-screen.ts');
    const { RetryPlaceholder } = await import('../../../src/ui/Placeholder.tsx');
    return lazyScreen(importScreen, { Placeholder: RetryPlaceholder });
  };

  test('A-133 can be tried again after a retry that failed too', async () => {
    let tries = 0;
    const Screen = await screen(() => {
      tries += 1;
      return Promise.reject(new Error('The file did not come'));
    });
    root.render(createElement(Screen));
    const retry = () => all('button', /Couldn't load/)[0];
    for (const count of [1, 2, 3]) {
      await until(() => tries === count && retry()?.getAttribute('aria-busy') !== 'true', 'the end of the attempt');
      await press('button', /Couldn't load/);
    }
    await until(() => tries === 4, 'the last attempt');
  });

  test('A-133 does not wait for styles that were mended for another one', async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.id = 'lost';
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    const [first, second] = [await screen(async () => () => null), await screen(async () => () => null)];
    const loading = first.load();
    await time.settle();
    const mended = document.querySelector('#lost');
    expect(mended).not.toBe(link);
    mended?.dispatchEvent(new Event('load'));
    await loading;
    let isLoaded = false;
    void second.load().then(() => {
      isLoaded = true;
    });
    await time.settle();
    mended?.remove();
    expect(isLoaded).toBe(true);
  });
});

test('A-121 the focus stays in a dialog whose content is replaced by one without a named group', async () => {
  const { FocusHolder } = await import('../../../src/ui/FocusHolder.tsx');
  const first = createElement('button', { type: 'button' }, 'Next');
  const second = createElement(FocusHolder, null, createElement('p', null, 'Text'));
  const show = async (content: ReactElement) => {
    root.render(createElement('dialog', { open: true, tabIndex: -1 }, content));
    await time.settle();
  };
  await show(first);
  place.querySelector('button')?.focus();
  expect(document.activeElement?.textContent).toBe('Next');
  await show(second);
  expect(document.activeElement).toBe(place.querySelector('dialog'));
});

test('A-123 a sheet that is not closed by a drag moves back', async () => {
  const { Sheet } = await import('../../../src/ui/Sheet.tsx');
  const onClose = vi.fn<() => void>();
  const moved = { cancel: vi.fn<() => void>(), finish: vi.fn<() => void>() };
  vi.spyOn(Element.prototype, 'animate').mockReturnValue(moved as never); // the parts that may be used
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: innerHeight } as DOMRect);
  const sheet: ComponentProps<typeof Sheet> = { title: 'Sheet', openedBy: 'page', children: null, onClose };
  root.render(createElement(Sheet, sheet));
  await time.settle();
  const head = place.querySelector('header');
  const drag = (type: string, clientY: number) =>
    head && fireEvent(head, new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientY }));
  drag('pointerdown', 100);
  drag('pointermove', 250);
  expect(place.querySelector('dialog')?.style.translate).toBe('0 150px');
  drag('pointerup', 250);
  expect(onClose).toHaveBeenCalledTimes(1);
  await time.pass(600);
  expect(moved.cancel).toHaveBeenCalledTimes(1);
  expect(moved.finish).not.toHaveBeenCalled();
  expect(place.querySelector('dialog')?.style.translate).toBe('');
});
