import { allowedAttributes, allowedTag, isDroppedWithContent } from './allow-list.ts';
import type { HtmlNode } from './html-node.ts';
import { htmlTokens } from './html-tokens.ts';
import { createHtmlTree } from './html-tree.ts';

export interface HtmlLimits {
  /** How much is read, in UTF-16 code units; what follows is left out. */
  size: number;
  /** Deepest nesting; what would be deeper loses its element and keeps its text. */
  depth: number;
}

const ordinary: HtmlLimits = { size: 50_000, depth: 24 };

// Controls draw nothing; those of writing direction could make a host read backwards. Thai, Lao and English need neither.
const invisible = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The text and the allowed elements of HTML from the server, as data. Never throws; anything but a string is
 * empty. `href` and `src` are still text: a link or a picture made of them passes the link or media rules first.
 */
export function parseServerHtml(html: unknown, { size, depth }: HtmlLimits = ordinary): HtmlNode[] {
  if (typeof html !== 'string') return [];
  const tree = createHtmlTree(depth);
  let dropped = { name: '', levels: 0 };
  for (const token of htmlTokens(html.slice(0, size))) {
    if (dropped.levels > 0) {
      if (token.type === 'start' && token.name === dropped.name && !token.selfClosing) dropped.levels += 1;
      if (token.type === 'end' && token.name === dropped.name) dropped.levels -= 1;
    } else if (token.type === 'text') {
      tree.text(token.text.replace(invisible, ''));
    } else if (token.type === 'start' && isDroppedWithContent(token.name)) {
      dropped = { name: token.name, levels: token.selfClosing ? 0 : 1 };
    } else {
      const tag = allowedTag(token.name);
      if (tag && token.type === 'start') tree.start(tag, allowedAttributes(tag, token.attributes));
      else if (tag) tree.end(tag);
    }
  }
  return tree.nodes();
}
