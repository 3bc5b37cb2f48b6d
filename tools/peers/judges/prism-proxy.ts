import { createSingleProcessPrism } from '@stoplight/prism-cli/dist/util/createServer.js';
import { freePort } from '../../free-port.ts';
import type { ForwardedExchange } from '../drift-proxy.ts';
import type { Complaint, Judge } from './judge.ts';
import { repeat } from './repeat.ts';
import { startReplay } from './replay.ts';

/** `prism proxy`: it names violations in a header of the answer that it passes on. */
export function prismProxy(contract: string): Judge {
  return { name: 'Prism proxy', complaints };

  async function complaints(traffic: readonly ForwardedExchange[]): Promise<Complaint[][]> {
    let current: ForwardedExchange | null = null;
    const replay = await startReplay(() => current);
    const port = await freePort();
    const prism = await start(port, replay.url);
    const all: Complaint[][] = [];
    for (const exchange of traffic) {
      current = exchange;
      all.push(complaintsIn(exchange, await repeat(`http://127.0.0.1:${port}`, exchange)));
    }
    await prism.close();
    replay.close();
    return all;
  }

  async function start(port: number, upstream: string): Promise<{ close: () => Promise<void> }> {
    // Prism prints its start message at every log level.
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = () => true;
    try {
      const options = {
        ...{ document: contract, host: '127.0.0.1', port, verboseLevel: 'silent', cors: true, multiprocess: false },
        ...{ dynamic: false, errors: false, ignoreExamples: false, seed: '', jsonSchemaFakerFillProperties: false },
        ...{ upstream: new URL(upstream), validateRequest: true, upstreamProxy: undefined },
      } as const;
      return (await createSingleProcessPrism(options)) as { close: () => Promise<void> }; // its own types refer to an unpublished file
    } finally {
      process.stdout.write = write;
    }
  }
}

interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

function complaintsIn({ answer }: ForwardedExchange, given: Response | null): Complaint[] {
  if (!given) return [{ about: 'request', text: 'Prism does not answer' }];
  const violations = JSON.parse(given.headers.get('sl-violations') ?? '[]') as Violation[]; // its documented form
  if (violations.length === 0 && given.status !== answer.status) {
    return [{ about: 'answer', text: `Prism answers ${given.status} in its place` }];
  }
  return violations.map(({ location, message }) => ({
    about: location[0] === 'request' ? 'request' : 'answer',
    text: message,
  }));
}
