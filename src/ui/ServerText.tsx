import { use, useMemo } from 'react';
import { readServerHtml } from '../lib/html/read-server-html.ts';
import { textOf } from '../lib/html/text-of.ts';
import { parserArrival } from './html-parser.ts';

/** The text of server HTML without elements, for example for a button. Suspends until the parser is loaded. */
export function ServerText({ html }: { html: string }) {
  const nodes = useMemo(() => readServerHtml(html), [html]);
  if (!nodes) use(parserArrival());
  return nodes?.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}
