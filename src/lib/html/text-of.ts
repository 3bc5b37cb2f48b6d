import type { HtmlNode } from './html-node.ts';

/** The text of a node without its elements; for a picture its alternative text. */
export function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return tag === 'img' ? (attributes.alt ?? '') : children.map(textOf).join('');
}
