import { attempt } from '../lib/attempt.ts';

export interface OpenedWindow {
  /** The browser blocked the window: only a link that the member taps works. */
  blocked: boolean;
  /** Navigates the window to an address that passed safeUrl; false if that did not work: the member needs the link. */
  go: (url: string) => boolean;
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
  const opened = blankWindow();
  // A WebView with one window returns the window of the wallet. Back leads from there to the wallet.
  if (opened === window) {
    return {
      blocked: false,
      go: (url) => {
        window.location.assign(url);
        return true;
      },
      target: () => '_self',
      abort: () => undefined,
    };
  }
  const go = (url: string) => {
    opened?.location.replace(url);
    return opened?.closed === false;
  };
  return {
    blocked: opened === undefined,
    go: (url) => attempt(() => go(url)) === true,
    target: () => {
      const name = `wallet-${Date.now()}`;
      if (opened) opened.name = name;
      return name;
    },
    abort: () => attempt(() => opened?.close()),
  };
}

/** Undefined if it is blocked. The browsers of other apps throw, or give something that is no window. */
const blankWindow = () =>
  attempt(() => {
    const opened = window.open('', '_blank');
    if (!opened || opened.closed || typeof opened.location.replace !== 'function') return undefined;
    if (opened !== window) opened.opener = null;
    return opened;
  });
