import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { allowedAttributes, allowedTag, isDroppedWithContent } from '../../src/lib/html/allow-list.ts';
import type { HtmlNode } from '../../src/lib/html/html-node.ts';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** In these elements, whitespace between tags is not text. */
const structural = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/** The allowed elements as the standard's algorithm (parse5) builds them: the reference for parseServerHtml. */
export const parse5Nodes = (html: string): HtmlNode[] => nodesOf(parseFragment(html).childNodes, '');

function nodesOf(children: readonly Child[], parent: string): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  for (const node of children.flatMap((child) => nodesOfOne(child, parent))) {
    const last = nodes.at(-1);
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
    else nodes.push(node);
  }
  return nodes;
}

function nodesOfOne(child: Child, parent: string): HtmlNode[] {
  if ('value' in child) return structural.has(parent) && child.value.trim() === '' ? [] : [child.value];
  if (!('tagName' in child) || isDroppedWithContent(child.tagName)) return [];
  const tag = allowedTag(child.tagName);
  if (!tag) return nodesOf(child.childNodes, parent);
  const given = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
  return [{ tag, attributes: allowedAttributes(tag, given), children: nodesOf(child.childNodes, tag) }];
}
