import { use, useMemo } from 'react';
import type { HtmlNode } from '../lib/html/html-node.ts';
import { readServerHtml } from '../lib/html/read-server-html.ts';
import { parserArrival } from './html-parser.ts';

/**
 * Texts and allowed elements of server HTML; undefined if the parser could not be loaded. Suspends until the parser is
 * loaded.
 */
export function useServerHtml(html: string): HtmlNode[] | undefined {
  const nodes = useMemo(() => readServerHtml(html), [html]);
  if (nodes) return nodes;
  use(parserArrival());
  // Read again: when React continues the same render after the arrival, it keeps the value of useMemo from before.
  return readServerHtml(html);
}
