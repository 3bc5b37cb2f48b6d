import { withUnits } from '../i18n/line-breaks.ts';
import { textOf } from '../lib/html/text-of.ts';
import { languageOf } from '../lib/language-of.ts';
import { useServerHtml } from './use-server-html.ts';

/** The text of server HTML without elements, for example for a button. Suspends until the parser is loaded. */
export function ServerText({ html }: { html: string }) {
  const nodes = useServerHtml(html);
  if (!nodes) return null;
  const text = withUnits(nodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim());
  return <span lang={languageOf(text)}>{text}</span>;
}
