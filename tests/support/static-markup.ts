import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** React's first render as markup, inside a router and a query cache, without effects. */
export function staticMarkup(node: ReactNode, client = new QueryClient()): string {
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, node)));
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" };
const plain = (text: string) => text.replace(/&(lt|gt|quot|amp|#x27);/g, (_, name: string) => signs[name] ?? '');

export interface MarkupElement {
  tag: string;
  attributes: Record<string, string>;
}

/** The elements of React's markup in order. React escapes all texts, so every `<` starts a tag. */
export function elementsOf(markup: string): MarkupElement[] {
  return [...markup.matchAll(/<([a-z][^\s/>]*)((?:"[^"]*"|[^">])*)>/gi)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...rest.matchAll(/([^\s=/]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
    ),
  }));
}

/** The text in the markup. */
export const textOf = (markup: string): string => plain(markup.replace(/<(?:"[^"]*"|[^">])*>/g, ''));
