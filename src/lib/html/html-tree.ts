import type { HtmlAttributes, HtmlTag } from './allow-list.ts';
import type { HtmlNode } from './html-node.ts';

interface OpenElement {
  readonly tag: HtmlTag;
  readonly attributes: HtmlAttributes;
  readonly children: HtmlNode[];
}

const headings: readonly HtmlTag[] = ['h3', 'h4', 'h5', 'h6'];
const endParagraph = new Set<HtmlTag>([...headings, 'p', 'hr', 'ul', 'ol', 'div', 'blockquote', 'table']);
const empty = new Set<HtmlTag>(['br', 'hr', 'img']);
const cells: readonly HtmlTag[] = ['td', 'th'];

/** The allowed children of these elements. Other children are wrapped in the first kind. */
const contents: Partial<Record<HtmlTag, readonly [HtmlTag, ...HtmlTag[]]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['tbody', 'thead'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
};

/**
 * The allowed parents of these elements. The innermost open one becomes the parent, and open elements inside it are
 * closed.
 */
const homes: Partial<Record<HtmlTag, readonly HtmlTag[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody', 'table'],
  td: ['tr', 'thead', 'tbody', 'table'],
  th: ['tr', 'thead', 'tbody', 'table'],
};

/** Levels that an element needs, including its required children. */
const levels: Partial<Record<HtmlTag, number>> = { table: 4, ul: 2, ol: 2 };

/**
 * Builds a valid tree from tags in any order: lists contain items, tables contain rows of cells, paragraphs contain no
 * blocks, and the depth is at most `maxDepth`.
 */
export function createHtmlTree(maxDepth: number) {
  const nodes: HtmlNode[] = [];
  const open: OpenElement[] = [];

  const inside = () => open.at(-1)?.children ?? nodes;

  /** Closes the innermost open element of these kinds and everything inside it, but never beyond a `boundary`. */
  const end = (kinds: readonly HtmlTag[], boundary: readonly HtmlTag[] = []) => {
    const at = open.findLastIndex(({ tag }) => kinds.includes(tag) || boundary.includes(tag));
    const found = open[at];
    if (found && kinds.includes(found.tag)) open.length = at;
  };

  const push = (tag: HtmlTag, attributes: HtmlAttributes = {}) => {
    const element: OpenElement = { tag, attributes, children: [] };
    inside().push(element);
    if (!empty.has(tag)) open.push(element);
  };

  /** Opens the elements that are required between the current one and the new one. */
  const makePlaceFor = (tag: HtmlTag | null) => {
    for (;;) {
      const around = open.at(-1);
      const expected = around && contents[around.tag];
      if (!expected || (tag && expected.includes(tag))) return;
      push(expected[0]);
    }
  };

  /** Closes elements up to the innermost allowed parent; false when there is none. */
  const goHome = (tag: HtmlTag, home: readonly HtmlTag[]) => {
    const boundary = tag === 'li' ? cells : [];
    const at = open.findLastIndex((each) => home.includes(each.tag) || boundary.includes(each.tag));
    const found = open[at];
    if (!found || !home.includes(found.tag)) return false;
    open.length = at + 1;
    return true;
  };

  const start = (tag: HtmlTag, attributes: HtmlAttributes) => {
    const home = homes[tag];
    if (home && !goHome(tag, home)) {
      if (tag !== 'li') return;
      start('ul', {});
      if (open.at(-1)?.tag !== 'ul') return;
    }
    if (endParagraph.has(tag)) end(['p']);
    if (tag === 'a') end(['a']);
    if (headings.includes(tag)) end(headings);
    makePlaceFor(tag);
    if (!home && !empty.has(tag) && open.length + (levels[tag] ?? 1) > maxDepth) return;
    push(tag, attributes);
  };

  return {
    start,
    end(tag: HtmlTag) {
      if (tag === 'table') end([tag]);
      else end([tag], homes[tag]?.includes('table') ? ['table'] : cells);
    },
    text(text: string) {
      const around = open.at(-1);
      const isLayout = text.trim() === '' && around && contents[around.tag];
      if (isLayout) return;
      makePlaceFor(null);
      const siblings = inside();
      const last = siblings.at(-1);
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
      else siblings.push(text);
    },
    nodes: (): HtmlNode[] => nodes,
  };
}
