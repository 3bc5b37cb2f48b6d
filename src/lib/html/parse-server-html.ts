import { allowedAttributes, allowedTag, endsAtItself, isDroppedWithContent } from './allow-list.ts';
import type { HtmlNode } from './html-node.ts';
import { readTokens } from './html-tokens.ts';
import { createHtmlTree } from './html-tree.ts';
import { textSize, visibleText } from './visible-text.ts';

export interface HtmlLimits {
  /** Maximum length in UTF-16 code units. The rest is ignored. */
  size: number;
  /** Maximum nesting. Deeper elements are removed and their text is kept. */
  depth: number;
}

const ordinary: HtmlLimits = { size: textSize, depth: 24 };

/**
 * Parses server HTML into texts and allowed elements. Never throws; a value that is no string gives an empty
 * list. `href` and `src` are unchecked: the link and picture components check them.
 */
export function parseServerHtml(html: unknown, { size, depth }: HtmlLimits = ordinary): HtmlNode[] {
  if (typeof html !== 'string') return [];
  const tree = createHtmlTree(depth);
  const dropped = { name: '', levels: 0 };
  readTokens(html.slice(0, size), {
    start({ name, attributes, selfClosing }) {
      if (dropped.levels > 0) {
        if (name === dropped.name && !endsAtItself(name, selfClosing)) dropped.levels += 1;
      } else if (isDroppedWithContent(name)) {
        dropped.name = name;
        dropped.levels = endsAtItself(name, selfClosing) ? 0 : 1;
      } else {
        const tag = allowedTag(name);
        if (tag) tree.start(tag, allowedAttributes(tag, attributes));
      }
    },
    end(name) {
      if (dropped.levels > 0) {
        if (name === dropped.name) dropped.levels -= 1;
        return;
      }
      const tag = allowedTag(name);
      if (tag) tree.end(tag);
    },
    text(text) {
      if (dropped.levels === 0) tree.text(visibleText(text));
    },
  });
  return tree.nodes();
}
