import { allowedAttributes, allowedTag, endsAtItself, isDroppedWithContent } from './allow-list.ts';
import type { HtmlNode } from './html-node.ts';
import { readTokens } from './html-tokens.ts';
import { createHtmlTree } from './html-tree.ts';
import { textSize, visibleText } from './visible-text.ts';

export interface HtmlLimits {
  /** How much is read, in UTF-16 code units; what follows is left out. */
  size: number;
  /** Deepest nesting; what would be deeper loses its element and keeps its text. */
  depth: number;
}

const ordinary: HtmlLimits = { size: textSize, depth: 24 };

/**
 * The text and the allowed elements of HTML from the server, as data. Never throws; anything but a string is
 * empty. `href` and `src` are still text: a link or a picture made of them passes the link or media rules first.
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
