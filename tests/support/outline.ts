import type { HtmlNode } from '../../src/lib/html/html-node.ts';

/** A tree as one line for comparisons: `p("text" strong("text"))`. */
export function outline(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return JSON.stringify(node);
      const attributes = Object.entries(node.attributes).map(([name, value]) => `[${name}=${value}]`);
      return `${node.tag}${attributes.join('')}(${outline(node.children)})`;
    })
    .join(' ');
}
