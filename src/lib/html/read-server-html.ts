import type { HtmlNode } from './html-node.ts';
import type { parseServerHtml } from './parse-server-html.ts';
import { textSize, visibleText } from './visible-text.ts';

// The parser and its table of character references are 20 kB. Only texts with markup load them.
let parse: typeof parseServerHtml | undefined;

const hasMarkup = (text: string) => /[<&]/.test(text);

/** Whether one of the texts must wait for the parser. */
export const needsParser = (texts: readonly string[]): boolean => !parse && texts.some(hasMarkup);

/** Rejects when the file cannot be loaded. */
export async function loadParser(): Promise<void> {
  parse ??= (await import('./parse-server-html.ts')).parseServerHtml;
}

/** Texts and allowed elements of server HTML; undefined until the parser is loaded, if one is needed. */
export function readServerHtml(html: string): HtmlNode[] | undefined {
  if (hasMarkup(html)) return parse?.(html);
  return html === '' ? [] : [visibleText(html.slice(0, textSize))];
}
