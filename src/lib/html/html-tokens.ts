import { decodeReferences } from './character-references.ts';

export type HtmlToken =
  | { type: 'text'; text: string }
  | { type: 'start'; name: string; attributes: ReadonlyMap<string, string>; selfClosing: boolean }
  | { type: 'end'; name: string };

/** What is inside these is not markup, whatever it looks like; it ends at their own end tag only. */
const rawTextElements = new Set(
  'script style iframe noscript noembed noframes textarea title xmp plaintext'.split(' '),
);

/**
 * The tags and texts of HTML in one pass, in time that grows with its length alone. Names are in lower case. Comments,
 * declarations, a tag that never ends and the content of raw-text elements yield nothing.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const open = indexOrEnd(html, '<', at);
    if (open > at) yield { type: 'text', text: decodeReferences(html.slice(at, open)) };
    const start = html.slice(open, open + 4);
    if (/^<\/?[a-z]/i.test(start)) {
      const isEnd = start[1] === '/';
      const tag = readTag(html, open + (isEnd ? 2 : 1));
      if (tag === null) return;
      const { name, attributes, selfClosing } = tag;
      at = tag.end;
      if (isEnd) yield { type: 'end', name };
      else {
        yield { type: 'start', name, attributes, selfClosing };
        if (rawTextElements.has(name)) at = endOfRawText(html, at, name);
      }
    } else if (start === '<!--') {
      at = endOfComment(html, open + 4);
    } else if (/^<[!?/]/.test(start)) {
      at = indexOrEnd(html, '>', open) + 1;
    } else {
      // A sign on its own, as in 1 < 2.
      if (start !== '') yield { type: 'text', text: '<' };
      at = open + 1;
    }
  }
}

interface Tag {
  name: string;
  attributes: Map<string, string>;
  selfClosing: boolean;
  /** Where the text after the tag begins. */
  end: number;
}

/** Reads a tag from its name on; null when the text ends before the tag does. */
function readTag(html: string, from: number): Tag | null {
  let at = from;
  const take = (sticky: RegExp) => {
    sticky.lastIndex = at;
    const taken = sticky.exec(html)?.[0] ?? '';
    at += taken.length;
    return taken;
  };
  const name = take(/[^\s/>]*/y).toLowerCase();
  const attributes = new Map<string, string>();
  for (;;) {
    const gap = take(/[\s/]*/y);
    if (at >= html.length) return null;
    if (html[at] === '>') return { name, attributes, selfClosing: gap.endsWith('/'), end: at + 1 };
    const attribute = take(/=?[^\s/>=]*/y).toLowerCase();
    let value = '';
    if (take(/\s*=\s*/y)) {
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1);
        if (close < 0) return null;
        value = html.slice(at + 1, close);
        at = close + 1;
      } else {
        value = take(/[^\s>]*/y);
      }
    }
    // As in browsers, the first of two wins.
    if (!attributes.has(attribute)) attributes.set(attribute, decodeReferences(value));
  }
}

function endOfRawText(html: string, from: number, name: string): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    const found = html.slice(at + 2, at + 2 + name.length);
    if (found.toLowerCase() === name && /^(?:[\s/>]|$)/.test(html.charAt(at + 2 + name.length))) return at;
  }
  return html.length;
}

function endOfComment(html: string, from: number): number {
  if (html.startsWith('>', from)) return from + 1;
  if (html.startsWith('->', from)) return from + 2;
  for (let at = html.indexOf('--', from); at >= 0; at = html.indexOf('--', at + 1)) {
    if (html.startsWith('>', at + 2)) return at + 3;
    if (html.startsWith('!>', at + 2)) return at + 4;
  }
  return html.length;
}

function indexOrEnd(html: string, what: string, from: number): number {
  const at = html.indexOf(what, from);
  return at < 0 ? html.length : at;
}
