import type { HtmlAttributes, HtmlTag } from './allow-list.ts';

export interface HtmlElement {
  readonly tag: HtmlTag;
  readonly attributes: HtmlAttributes;
  readonly children: readonly HtmlNode[];
}

/** A text with decoded character references, or an allowed element. */
export type HtmlNode = string | HtmlElement;
