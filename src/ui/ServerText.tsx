import { use, useMemo } from 'react';
import { readServerHtml } from '../lib/html/read-server-html.ts';
import { textOf } from '../lib/html/text-of.ts';
import { parserArrival } from './html-parser.ts';

/** The words of server HTML without its elements, for places such as a button. It suspends while the parser is not loaded. */
export function ServerText({ html }: { html: string }) {
  const nodes = useMemo(() => readServerHtml(html), [html]);
  if (!nodes) use(parserArrival());
  return nodes?.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}
