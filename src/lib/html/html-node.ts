import type { HtmlAttributes, HtmlTag } from './allow-list.ts';

export interface HtmlElement {
  readonly tag: HtmlTag;
  readonly attributes: HtmlAttributes;
  readonly children: readonly HtmlNode[];
}

/** A piece of text, its character references decoded, or an element of the allow-list. */
export type HtmlNode = string | HtmlElement;
