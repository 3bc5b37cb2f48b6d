import { QueryClient } from '@tanstack/react-query';

/** Stands for an answer in a client whose load failed. */
export const failedLoad = Symbol('failed load');

/** A query client that has these answers; undefined leaves a query unread. */
export function clientWith(...answers: [queryKey: readonly unknown[], answer: unknown][]): QueryClient {
  // Otherwise a failed query is loading again in the first render.
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const failed = { status: 'error', error: new Error('refused') } as const;
  for (const [queryKey, answer] of answers) {
    if (answer === failedLoad) client.getQueryCache().build(client, { queryKey }).setState(failed);
    else client.setQueryData(queryKey, answer);
  }
  return client;
}
