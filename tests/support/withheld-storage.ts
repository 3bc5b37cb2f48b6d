/** Ways in which browsers refuse storage; runs in the page before the app. */
export const withheld = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
      set() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { value: null });
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
};
