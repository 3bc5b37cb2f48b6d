import { startPrism } from '../../start-prism.ts';
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
    const prism = await startPrism(contract, replay.url);
    const all: Complaint[][] = [];
    for (const exchange of traffic) {
      current = exchange;
      all.push(complaintsIn(exchange, await repeat(prism.url, exchange)));
    }
    await prism.close();
    await replay.close();
    return all;
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
