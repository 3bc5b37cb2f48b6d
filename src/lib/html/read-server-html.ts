import type { HtmlNode } from './html-node.ts';
import type { parseServerHtml } from './parse-server-html.ts';
import { textSize, visibleText } from './visible-text.ts';

// The parser and its table of character references weigh 20 kB, so only a text with markup loads them.
let parse: typeof parseServerHtml | undefined;

const hasMarkup = (text: string) => /[<&]/.test(text);

/** Whether a text has to wait for the parser. */
export const needsParser = (texts: readonly string[]): boolean => !parse && texts.some(hasMarkup);

/** Rejects when the file cannot be loaded. */
export async function loadParser(): Promise<void> {
  parse ??= (await import('./parse-server-html.ts')).parseServerHtml;
}

/** The text and the allowed elements of HTML from the server; undefined while the parser that it needs is not loaded. */
export function readServerHtml(html: string): HtmlNode[] | undefined {
  if (hasMarkup(html)) return parse?.(html);
  return html === '' ? [] : [visibleText(html.slice(0, textSize))];
}
