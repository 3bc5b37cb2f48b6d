import { createElement, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { withLineBreaks } from '../i18n/line-breaks.ts';
import { textOf, type HtmlElement, type HtmlNode } from '../lib/html/html-node.ts';
import { loadParser, needsParser, readServerHtml } from '../lib/html/read-server-html.ts';
import { languageOf } from '../lib/language-of.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { helpAfter, type Help } from './lazy-screen.ts';
import { MediaImage } from './MediaImage.tsx';
import { RetryLine } from './RetryLine.tsx';
import styles from './ServerHtml.module.css';

/**
 * Texts and allowed elements of server HTML; undefined if the parser could not be loaded. Suspends until the parser is
 * loaded.
 */
function useServerHtml(html: string): HtmlNode[] | undefined {
  useSyncExternalStore(onRetryChange, getRetry, getRetry);
  const nodes = useMemo(() => readServerHtml(html), [html]);
  if (nodes) return nodes;
  use(parserArrival());
  // Read again: when React continues the same render after the arrival, it keeps the value of useMemo from before.
  return readServerHtml(html);
}

let attempt: Promise<void> | undefined;

/** One shared promise. It does not reject: if the parser cannot be loaded, a line in place of the text tries again. */
function parserArrival(): Promise<void> {
  attempt ??= loadParser().catch(() => undefined);
  return attempt;
}

/** The retries of the parser. All texts share them, so that one retry brings all of them back. */
let retry: { tries: number; busy: boolean; help: Help } = { tries: 0, busy: false, help: 'retry' };
const getRetry = () => retry;
const listeners = new Set<() => void>();

function onRetryChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changeRetry(next: Partial<typeof retry>) {
  retry = { ...retry, ...next };
  for (const listener of listeners) listener();
}

async function retryParser(): Promise<void> {
  const tries = retry.tries + 1;
  changeRetry({ tries, busy: true });
  try {
    await loadParser();
    changeRetry({ busy: false });
  } catch {
    changeRetry({ busy: false, help: await helpAfter(tries) });
  }
}

/** Loads the parser early, if one of these texts needs it. */
export function preloadParserFor(texts: readonly (string | null)[]): void {
  if (needsParser(texts.filter((text) => text !== null))) void parserArrival();
}

/**
 * Server HTML as React elements of the allow-list; the browser never parses it. Suspends until the parser
 * is loaded; the queries of `api/lookup.ts` load it before they resolve.
 */
export function ServerHtml({ html }: { html: string }) {
  const nodes = useServerHtml(html);
  if (!nodes) {
    const { busy, help } = getRetry();
    const onRetry = () => (help === 'reload' ? location.reload() : void retryParser());
    return <RetryLine help={help} busy={busy} onRetry={onRetry} />;
  }
  if (nodes.length === 0) return null;
  // In a text without markup, line breaks are significant.
  const isPlain = nodes.every((node) => typeof node === 'string');
  return (
    // Another text replaces all of it, because a translator may have replaced its texts (quality 17).
    <div
      key={html}
      className={styles.text}
      data-plain={isPlain || undefined}
      lang={languageOf(nodes.map(textOf).join(' '))}
    >
      {nodes.map(toReact)}
    </div>
  );
}

/** Keeps words whole in the language of the text, and numbers with their units. */
const inLines = (text: string) => withLineBreaks(text, languageOf(text) === 'lo' ? 'la' : 'th');

function toReact(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return inLines(node);
  const { tag, attributes, children } = node;
  switch (tag) {
    case 'a':
      if (children.length === 0) return null;
      return (
        <ExternalLink key={key} href={attributes.href} text={textOf(node)}>
          {children.map(toReact)}
        </ExternalLink>
      );
    case 'img':
      return <MediaImage key={key} src={attributes.src} alt={attributes.alt ?? ''} size={sizeOf(attributes)} />;
    case 'br':
    case 'hr':
      return createElement(tag, { key });
    case 'td':
    case 'th': {
      const span = { colSpan: numberOf(attributes.colspan), rowSpan: numberOf(attributes.rowspan) };
      return createElement(tag, { key, ...span }, children.map(toReact));
    }
    default:
      return createElement(tag, { key }, children.map(toReact));
  }
}

const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** A picture without a size gets space for a wide one. */
function sizeOf({ width, height }: HtmlElement['attributes']) {
  return width && height ? { width: Number(width), height: Number(height) } : { width: 640, height: 360 };
}

/** The text of server HTML without elements, for example for a button. Suspends until the parser is loaded. */
export function ServerText({ html }: { html: string }) {
  const nodes = useServerHtml(html);
  if (!nodes) return null;
  const text = inLines(nodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim());
  return <span lang={languageOf(text)}>{text}</span>;
}
