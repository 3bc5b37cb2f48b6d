export interface OpenedWindow {
  /** The browser blocked the window: only a link that the member taps works. */
  blocked: boolean;
  /** Navigates the window to an address that passed safeUrl. */
  go: (url: string) => void;
  /** Names the window and returns the name: the target of a form. */
  target: () => string;
  /** Closes the window, if it is another one, when there is no address. */
  abort: () => void;
}

/**
 * Opens a blank window. Must be called in the click handler: browsers block windows that open after a request.
 * The opened page gets no opener.
 */
export function openWindow(): OpenedWindow {
  const opened = window.open('', '_blank');
  // A WebView with one window returns the window of the wallet. Back leads from there to the wallet.
  if (opened === window) {
    return {
      blocked: false,
      go: (url) => window.location.assign(url),
      target: () => '_self',
      abort: () => undefined,
    };
  }
  if (opened) opened.opener = null;
  return {
    blocked: opened === null,
    go: (url) => opened?.location.replace(url),
    target: () => {
      const name = `wallet-${Date.now()}`;
      if (opened) opened.name = name;
      return name;
    },
    abort: () => opened?.close(),
  };
}
