import { afterEach, beforeEach } from 'vitest';

/** In pixels. */
export const heightOfRow = 40;
export const heightOfList = 600;
let currentHeight = heightOfList;
/** What lists do when their height changes. */
let onHeight: (() => void)[] = [];

/** A list that shows only its visible rows shows none on a page without layout. Here each row has a height, and so has the list. */
class MeasuringObserver implements ResizeObserver {
  readonly #listener: ResizeObserverCallback;
  constructor(listener: ResizeObserverCallback) {
    this.#listener = listener;
  }
  observe(target: Element) {
    const isList = target.getAttribute('role') === 'group';
    const tell = () => {
      const height = isList ? currentHeight : heightOfRow;
      const entry = { target, contentRect: new DOMRect(0, 0, 300, height) } as ResizeObserverEntry; // the parts that are used
      this.#listener([entry], this);
    };
    if (isList) onHeight.push(tell);
    queueMicrotask(tell);
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** For the tests of this file. */
export function measureLists(): void {
  const view = document.defaultView ?? window;
  const { ResizeObserver: own } = view;
  beforeEach(() => {
    Object.assign(view, { ResizeObserver: MeasuringObserver });
    // The page has no such property. An element without it is not displayed.
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, value: document.body });
  });
  afterEach(() => {
    Object.assign(view, { ResizeObserver: own });
    currentHeight = heightOfList;
    onHeight = [];
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
  });
}

/** Gives the lists on the page another height, as the keyboard of a phone does. */
export function resizeLists(height: number): void {
  currentHeight = height;
  for (const tell of onHeight) tell();
}
