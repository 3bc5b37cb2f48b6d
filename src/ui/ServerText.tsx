import { withUnits } from '../i18n/line-breaks.ts';
import { textOf } from '../lib/html/text-of.ts';
import { useServerHtml } from './use-server-html.ts';

/** The text of server HTML without elements, for example for a button. Suspends until the parser is loaded. */
export function ServerText({ html }: { html: string }) {
  const nodes = useServerHtml(html);
  return nodes && withUnits(nodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim());
}
