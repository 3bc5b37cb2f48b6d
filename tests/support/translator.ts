import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: each text node is replaced by a `<font>` with a new text node, also those that
 * the page adds or changes later. The words stay the same, so that a test still finds them. Respects `translate="no"`.
 */
export function translate() {
  const skipped = 'script, style, textarea, svg, [translate=no], .notranslate';
  const replace = (text: Text) => {
    const { parentElement: parent, data } = text;
    if (!parent || data.trim() === '' || parent.closest(skipped) || parent.closest('font')) return;
    // As a text, because TypeScript calls the element deprecated.
    const name: string = 'font';
    const outer = document.createElement(name);
    const inner = document.createElement(name);
    inner.textContent = data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    if (root instanceof Text) replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceIn);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Translates the open page, and what it shows later. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(translate);
