/** A browser other than that of the browser tests, as much of it as the walk needs. */
export interface Engine {
  /** Its name and version. */
  name: string;
  open: (address: string) => Promise<void>;
  /** Runs a function in the page and returns its JSON result. */
  run: <Result, Args extends string[]>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Real input to the first element of a CSS selector. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Presses a key where the focus is. */
  press: (key: Key) => Promise<void>;
  /** The browser's Back. */
  back: () => Promise<void>;
  reload: () => Promise<void>;
  choose: (selector: string, file: string) => Promise<void>;
  /** Whether the focused element has this role and name in the accessibility tree. */
  hasFocus: (role: string, name: string) => Promise<boolean>;
  /** Whether the search that a page can start finds any text. */
  findsTexts: boolean;
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'Backspace' | 'PageDown';

/** How to start an engine; undefined if this machine does not have it. */
export interface Start {
  name: string;
  /** What it needs: packages to install, or a system. */
  needs: string;
  start: (() => Promise<Engine>) | undefined;
}
