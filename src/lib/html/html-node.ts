import type { HtmlAttributes, HtmlTag } from './allow-list.ts';

export interface HtmlElement {
  readonly tag: HtmlTag;
  readonly attributes: HtmlAttributes;
  readonly children: readonly HtmlNode[];
}

/** A text with decoded character references, or an allowed element. */
export type HtmlNode = string | HtmlElement;

/** The text of a node without its elements; for a picture its alternative text. */
export function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return tag === 'img' ? (attributes.alt ?? '') : children.map(textOf).join('');
}
