export interface OpenedWindow {
  /** The browser opened none: only a link that the member taps will do. */
  blocked: boolean;
  /** Sends the window to an address that safeUrl let through. */
  go: (url: string) => void;
  /** Gives the window a name and answers it: the target of a form. */
  target: () => string;
  /** Closes the window; for when no address came. */
  abort: () => void;
}

/**
 * Opens a blank window, to be called within the click: browsers block one that opens after an answer has come. The
 * page that it is sent to finds no opener.
 */
export function openWindow(): OpenedWindow {
  const opened = window.open('', '_blank');
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
