import type { Page } from '@playwright/test';

/**
 * Texts that do not fit, with the problem: wider than their box, clipped by an ancestor, or overlapping. Scrollable
 * areas and texts for screen readers are ignored.
 */
export async function misplacedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1;
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForReadersOnly(element.parentElement));
    /** Whether a line is scrolled out of a scrollable ancestor. */
    const isScrolledAway = (line: DOMRect, element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const edge = element.getBoundingClientRect();
      const isOutside = line.bottom > edge.bottom + slack || line.top < edge.top - slack;
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
      return (scrolls && isOutside) || isScrolledAway(line, element.parentElement);
    };
    const isSticky = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) {
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    // An open dialog covers the page on purpose, and bars and sticky buttons cover what scrolls below.
    const content = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const lines: { text: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || !parent.checkVisibility() || parent.closest('option, svg')) continue;
      // An inert slide is not visible yet.
      if (isForReadersOnly(parent) || parent.closest('[inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      // The invitation to the chat floats above the page for some seconds.
      const isNotice = parent.closest('[role=status]') !== null;
      if (content?.contains(node) && !isSticky(parent) && !isNotice) {
        const seen = [...range.getClientRects()].filter((line) => !isScrolledAway(line, parent));
        lines.push(...seen.map((line) => ({ text, rect: line })));
      }
      const control = parent.closest('a, button')?.getBoundingClientRect();
      if (control && (rect.left < control.left - slack || rect.right > control.right + slack)) {
        problems.push(`"${text}" sticks out of its control`);
      }
      // The document itself cuts nothing: it scrolls, except behind a modal.
      for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const scrolls = /auto|scroll/;
        // A row that scrolls sideways may have texts out of view.
        if (scrolls.test(style.overflowX) && box.scrollWidth > box.clientWidth && box.tagName === 'UL') break;
        const cuts = style.overflowX !== 'visible';
        if (cuts && (rect.right > edge.right + slack || rect.left < edge.left - slack)) {
          problems.push(`"${text}" is cut off by ${box.className || box.tagName}`);
        }
        const cutsDown = style.overflowY === 'hidden' || style.overflowY === 'clip';
        if (cutsDown && box.tagName !== 'DIALOG' && rect.top < edge.top - slack && !isScrolledAway(rect, parent)) {
          problems.push(`"${text}" is cut off at the top by ${box.className || box.tagName}`);
        }
        if (cutsDown && box.tagName !== 'DIALOG' && rect.bottom > edge.bottom + slack) {
          problems.push(`"${text}" is cut off at the bottom by ${box.className || box.tagName}`);
        }
        if (box === parent && style.display !== 'inline' && box.scrollWidth > box.clientWidth + slack) {
          problems.push(`"${text}" is wider than its box`);
        }
      }
    }
    const shared = (a: DOMRect, b: DOMRect) => [
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ];
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        const [width = 0, height = 0] = shared(line.rect, other.rect);
        // Lines may touch: the space above and below letters can overlap.
        if (width > 2 && height > 8) problems.push(`"${line.text}" lies over "${other.text}"`);
      }
    });
    return problems;
  });
}
