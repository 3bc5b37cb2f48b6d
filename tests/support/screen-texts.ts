import type { Page } from '@playwright/test';
import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';

/** All texts that a member can read or hear on the page: text, names, placeholders and the title. */
export async function screenTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = document.title.split(' · ');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility()) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return texts.map((text) => withoutLineBreaks(text).trim()).filter((text) => text !== '');
}

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
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) {
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    // An open dialog covers the page on purpose, and bars cover the content that scrolls below them.
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
      if (content?.contains(node)) {
        const seen = [...range.getClientRects()].filter((line) => !isScrolledAway(line, parent));
        lines.push(...seen.map((line) => ({ text, rect: line })));
      }
      for (let box: Element | null = parent; box; box = box.parentElement) {
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
        if (
          cutsDown &&
          box !== document.documentElement &&
          box.tagName !== 'DIALOG' &&
          rect.bottom > edge.bottom + slack
        ) {
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

/** Names that an element repeats from an element around it. A screen reader would announce them twice. */
export async function repeatedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-label]')]
      .filter(({ ariaLabel, parentElement }) => parentElement?.closest(`[aria-label=${JSON.stringify(ariaLabel)}]`))
      .map(({ ariaLabel }) => `"${ariaLabel ?? ''}" is named twice`),
  );
}

/**
 * Words and numbers that are broken over two lines. Only a text of the server without spaces may break, and all such
 * texts of the sandbox fit.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    const problems: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility()) continue;
      const numbers = [...text.matchAll(/[฿₭]?\d[\d,.:/]*/g)].map((match) => ({ index: match.index, text: match[0] }));
      const latin = [...words.segment(text)].filter(({ segment }) => /^[A-Za-z]/.test(segment));
      for (const part of [...latin.map(({ index, segment }) => ({ index, text: segment })), ...numbers]) {
        const range = document.createRange();
        range.setStart(node, part.index);
        range.setEnd(node, part.index + part.text.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) problems.push(`"${part.text}" is broken`);
      }
    }
    return problems;
  });
}
