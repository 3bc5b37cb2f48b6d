import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppHistory } from '../../../src/app/app-history.ts';
import { openedHere, stepsToPage } from '../../../src/ui/modal-address.ts';
import { stubHistory } from '../../support/browser-history.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The history at a sheet over home, and a listener that shows each address at once. */
async function atSheet() {
  const browser = stubHistory('/home');
  const app = createAppHistory();
  const onAddress = vi.fn(() => {
    queueMicrotask(app.onShown);
  });
  app.listen(onAddress);
  app.navigator.push('/home?open=transfer', openedHere);
  const passed = () => vi.advanceTimersByTimeAsync(10);
  await passed();
  onAddress.mockClear();
  /** Opens a layer; its `close` removes it, as a dialog does that is no longer rendered. */
  const open = () => {
    const close = vi.fn(() => remove());
    const remove = app.addLayer(close);
    return { remove, close };
  };
  return { browser, app, onAddress, open, passed };
}

describe('a layer has an entry of its own', () => {
  test('B-05 of which the router hears nothing', async () => {
    const { browser, app, onAddress, open, passed } = await atSheet();
    const before = app.shown();
    const { close } = open();
    await passed();
    expect(browser.addresses()).toEqual(['/home', '/home?open=transfer', '*/home?open=transfer']);
    expect(app.shown().location).toEqual({ ...before.location, state: { ...openedHere, layers: 0 } });
    browser.go(-1);
    await passed();
    expect(close).toHaveBeenCalledOnce();
    expect(app.shown().location).toEqual(before.location);
    expect(onAddress).not.toHaveBeenCalled();
    expect(browser.steps).toEqual([]);
  });

  test('B-05 that is added once when React runs its effects twice', async () => {
    const { browser, open, passed } = await atSheet();
    open().remove();
    open();
    await passed();
    expect(browser.addresses()).toHaveLength(3);
    expect(browser.steps).toEqual([]);
  });

  test('B-05 that another layer takes over when it takes its place', async () => {
    const { browser, open, passed } = await atSheet();
    const first = open();
    await passed();
    first.remove();
    const second = open();
    await passed();
    expect(browser.steps).toEqual([]);
    browser.go(-1);
    await passed();
    expect([first.close, second.close].map((close) => close.mock.calls.length)).toEqual([0, 1]);
  });

  test('B-05 that is left when it closes by itself; two that close at once leave in one step', async () => {
    const { browser, open, passed } = await atSheet();
    const both = [open(), open()];
    await passed();
    expect(browser.addresses().at(3)).toBe('*/home?open=transfer');
    for (const { remove } of both) remove();
    await passed();
    expect(browser.steps).toEqual([-2]);
    expect(browser.addresses().at(1)).toBe('*/home?open=transfer');
  });

  test('B-05 also when it opens during a step back', async () => {
    const { browser, open, passed } = await atSheet();
    const first = open();
    await passed();
    first.remove();
    await Promise.resolve();
    const second = open();
    await passed();
    expect(second.close).not.toHaveBeenCalled();
    expect(browser.addresses()).toEqual(['/home', '/home?open=transfer', '*/home?open=transfer']);
  });

  test('B-05 to which Forward does not return', async () => {
    const { browser, open, passed } = await atSheet();
    open();
    await passed();
    browser.go(-1);
    await passed();
    browser.go(1);
    await passed();
    expect(browser.steps).toEqual([-1]);
    expect(browser.addresses().at(1)).toBe('*/home?open=transfer');
  });

  test('B-05 which a reload leaves', async () => {
    const { browser, open, passed } = await atSheet();
    open();
    await passed();
    const reloaded = createAppHistory();
    reloaded.listen(() => undefined);
    reloaded.onShown();
    await passed();
    expect(browser.addresses().at(1)).toBe('*/home?open=transfer');
    expect(stepsToPage(reloaded.shown().location.state)).toBe(1);
  });
});

describe('with a layer open', () => {
  test('B-05 a link takes the place of its entry', async () => {
    const { browser, app, onAddress, open, passed } = await atSheet();
    const both = [open(), open()];
    await passed();
    onAddress.mockImplementation(() => {
      for (const { remove } of both) remove();
      queueMicrotask(app.onShown);
    });
    app.navigator.push('/contact');
    await passed();
    expect(browser.addresses().slice(0, 3)).toEqual(['/home', '/home?open=transfer', '*/contact']);
  });

  test('B-05 a redirect takes the place of the entry below it', async () => {
    const { browser, app, open, passed } = await atSheet();
    const layer = open();
    await passed();
    layer.remove();
    app.navigator.replace('/login');
    await passed();
    expect(browser.addresses().slice(0, 2)).toEqual(['/home', '*/login']);
  });

  test('B-05 closing its modal goes back to the page', async () => {
    const { browser, app, open, passed } = await atSheet();
    open();
    await passed();
    app.navigator.go(-(stepsToPage(app.shown().location.state) ?? 0));
    await passed();
    expect(browser.addresses().at(0)).toBe('*/home');
  });

  test('B-05 a step that the browser drops does not hold up a link', async () => {
    const { browser, app, open, passed } = await atSheet();
    const { remove } = open();
    await passed();
    browser.drop();
    remove();
    app.navigator.push('/contact');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(browser.addresses().at(-1)).toBe('*/contact');
  });
});

test.each([
  ['the page', '/contact', undefined],
  ['the open sheet', '/home?open=transfer', openedHere],
])('B-05 a second tap on the link of %s adds no entry', async (_what, address, state) => {
  const { browser, app, passed } = await atSheet();
  app.navigator.push(address, state);
  await passed();
  const before = browser.addresses();
  app.navigator.push(address, state);
  await passed();
  expect(browser.addresses()).toEqual(before);
});
