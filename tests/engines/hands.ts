import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Key } from './engine.ts';

/** Marks the first visible element that has the text and is not behind a dialog, and returns whether there is one. */
function mark(selector: string, text: string): boolean {
  for (const marked of document.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked');
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const found = [...document.querySelectorAll(selector)].find(
    (element) => top.contains(element) && element.getClientRects().length > 0 && element.textContent.includes(text),
  );
  found?.setAttribute('data-marked', '');
  return found !== undefined;
}

/** Repeats what fails, because a page may be rendered at any moment. */
async function soon(act: () => Promise<void>): Promise<void> {
  const until = performance.now() + 12_000;
  for (;;) {
    try {
      await act();
      return;
    } catch (problem) {
      if (performance.now() > until) throw problem;
      await pause(100);
    }
  }
}

/** What a member does, by real input. */
export function hands(engine: Engine) {
  const see = async (selector: string, text = '') => {
    if (await engine.run(mark, selector, text)) return;
    const shown = await engine.run(() => `${location.href}\n${document.body.innerText}`);
    throw new Error(`There is no ${selector} "${text}" on ${shown}`);
  };
  const marked = '[data-marked]';
  /** The drivers click where the element was when they looked; a sheet may still be rising, or begin to rise. */
  const standsStill = async () => {
    const place = () => engine.run((at) => JSON.stringify(document.querySelector(at)?.getBoundingClientRect()), marked);
    let before = await place();
    for (let same = 0; same < 3;) {
      await pause(50);
      const now = await place();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  };
  const hears = async (role: string, name: string) => {
    if (await engine.hasFocus(role, name)) return;
    const active = await engine.run(() => document.activeElement?.outerHTML.slice(0, 300) ?? '');
    throw new Error(`The focus is not on ${role} "${name}" but on ${active}`);
  };
  return {
    see: (selector: string, text?: string) => soon(() => see(selector, text)),
    /** There is no such element. */
    misses: (selector: string, text: string) =>
      soon(async () => {
        if (await engine.run(mark, selector, text)) throw new Error(`There is ${selector} "${text}"`);
      }),
    press: (selector: string, text?: string) =>
      soon(async () => {
        await see(selector, text);
        await standsStill();
        await engine.click(marked);
      }),
    type: (selector: string, text: string) => soon(() => see(selector).then(() => engine.type(marked, text))),
    choose: (selector: string, file: string) => soon(() => engine.choose(selector, file)),
    key: (key: Key) => engine.press(key),
    back: () => engine.back(),
    /** Moves the focus there, as Tab would after many presses. */
    focus: (selector: string, text?: string) =>
      soon(async () => {
        await see(selector, text);
        await engine.run((at) => document.querySelector<HTMLElement>(at)?.focus(), marked);
      }),
    /** Opens what is folded: a text in it can be neither found nor copied. How-to steps are open where no video plays. */
    unfold: () =>
      engine.run(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      }),
    /** Whether the browser's own search finds a text; only this function starts it from a page. */
    finds: (text: string) =>
      engine.run((searched) => {
        getSelection()?.removeAllRanges();
        // Not in TypeScript's types, but in all engines.
        return (Reflect.get(window, 'find') as (text: string) => boolean).call(window, searched);
      }, text),
    /** What the page copies of all its text. */
    copied: () =>
      engine.run(() => {
        getSelection()?.selectAllChildren(document.body);
        let copied = '';
        const { prototype } = DataTransfer;
        const own = Object.getOwnPropertyDescriptor(prototype, 'setData');
        // Firefox keeps nothing in the clipboard of an event that a script has made.
        prototype.setData = (_type, text) => {
          copied = text;
        };
        const clipboardData = new DataTransfer();
        document.body.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
        if (own) Object.defineProperty(prototype, 'setData', own);
        return copied;
      }),
    /** The focused element has this role and name, which a screen reader says. */
    hears: (role: string, name: string) => soon(() => hears(role, name)),
    /** The open dialog is focused, and its title is its name. */
    hearsDialog: () =>
      soon(async () => {
        const title = await engine.run(
          () => [...document.querySelectorAll('dialog[open] h2')].at(-1)?.textContent ?? '',
        );
        await hears('dialog', title);
      }),
  };
}
