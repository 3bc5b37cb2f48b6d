import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The return value of a hook at its first render. */
export function rendered<Result>(client: QueryClient, hook: () => Result): Result {
  const seen: Result[] = [];
  const Probe = () => {
    seen.push(hook());
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client }, createElement(Probe)));
  const [result] = seen;
  if (result === undefined) throw new Error('The component was not rendered');
  return result;
}
