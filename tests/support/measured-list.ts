import { afterEach, beforeEach } from 'vitest';

/** In pixels. */
const [heightOfList, heightOfRow] = [600, 40];

/** A list that shows only its visible rows shows none on a page without layout. Here each row has a height, and so has the list. */
class MeasuringObserver implements ResizeObserver {
  readonly #listener: ResizeObserverCallback;
  constructor(listener: ResizeObserverCallback) {
    this.#listener = listener;
  }
  observe(target: Element) {
    const height = target.getAttribute('role') === 'group' ? heightOfList : heightOfRow;
    const entry = { target, contentRect: new DOMRect(0, 0, 300, height) } as ResizeObserverEntry; // the parts that are used
    queueMicrotask(() => this.#listener([entry], this));
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
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
  });
}
