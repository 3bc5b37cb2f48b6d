import { appendFileSync } from 'node:fs';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { startFaultProxy, type Exchange } from './fault-proxy.ts';

/** The file into which `npm run judges` has the exchanges of browser tests written; empty in all other runs. */
const traffic = process.env['TEST_TRAFFIC'] ?? '';

/** An exchange as a line of JSON; bodies are base64. */
export type ObservedExchange = Omit<Exchange, 'body' | 'answer'> & {
  body: string;
  answer: Omit<Exchange['answer'], 'body'> & { body: string };
};

/** The sandbox, or with such a file a proxy before it that writes down every exchange of the API. */
export async function observed(sandbox: Sandbox): Promise<Sandbox> {
  if (traffic === '') return sandbox;
  const { url, close } = await startFaultProxy(sandbox.url, {
    keepAlive: true,
    onExchange: ({ body, answer, ...rest }) => {
      if (!rest.url.startsWith('/api/') || rest.method === 'OPTIONS') return;
      const given = { ...answer, body: answer.body.toString('base64') };
      const line: ObservedExchange = { ...rest, body: body.toString('base64'), answer: given };
      appendFileSync(traffic, `${JSON.stringify(line)}\n`);
    },
  });
  return {
    ...sandbox,
    url,
    port: Number(new URL(url).port),
    async close() {
      await close();
      await sandbox.close();
    },
  };
}
