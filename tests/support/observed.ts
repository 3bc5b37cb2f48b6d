import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { startFaultProxy, type Exchange } from './fault-proxy.ts';

/** Where `npm run judges` takes the exchanges of browser tests; empty in all other runs. */
const observer = process.env['TEST_OBSERVER'] ?? '';

const report = ({ answer, body, ...rest }: Exchange) =>
  fetch(observer, {
    method: 'POST',
    body: JSON.stringify({
      ...rest,
      body: body.toString('base64'),
      answer: { ...answer, body: answer.body.toString('base64') },
    }),
  });

/** The sandbox, or with an observer a proxy before it that reports every exchange of the API. */
export async function observed(sandbox: Sandbox): Promise<Sandbox> {
  if (observer === '') return sandbox;
  const reports = new Set<Promise<unknown>>();
  const proxy = await startFaultProxy(sandbox.url, {
    keepAlive: true,
    onExchange: (exchange) => {
      if (exchange.url.startsWith('/api/')) reports.add(report(exchange));
    },
  });
  return {
    ...sandbox,
    url: proxy.url,
    port: Number(new URL(proxy.url).port),
    async close() {
      await Promise.all(reports);
      await proxy.close();
      await sandbox.close();
    },
  };
}
