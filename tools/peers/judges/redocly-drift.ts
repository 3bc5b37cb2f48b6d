import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRedocly } from '../../redocly.ts';
import type { ForwardedExchange } from '../drift-proxy.ts';
import type { Complaint, Judge } from './judge.ts';

/** For http addresses it complains about every token. */
const service = 'https://service.example';

interface Report {
  readonly problems: readonly { exchangeIndex: number; message: string; target: string }[];
}

/** `redocly drift` reports a problem once, so exchanges with the same address are checked separately. */
export function redoclyDrift(contract: string): Judge {
  return { name: 'Redocly drift', complaints };

  async function complaints(traffic: readonly ForwardedExchange[]): Promise<Complaint[][]> {
    const all: Complaint[][] = traffic.map(() => []);
    for (const round of roundsOf(traffic)) {
      for (const { exchangeIndex, message, target } of await problems(round.map(({ exchange }) => exchange))) {
        const index = round[exchangeIndex]?.index ?? -1;
        all[index]?.push({ about: target === 'response' ? 'answer' : 'request', text: message });
      }
    }
    return all;
  }

  async function problems(traffic: readonly ForwardedExchange[]): Promise<Report['problems']> {
    const folder = mkdtempSync(join(tmpdir(), 'redocly-drift-'));
    const har = join(folder, 'traffic.har');
    writeFileSync(har, JSON.stringify({ log: { version: '1.2', entries: traffic.map(entryOf) } }));
    const words = ['drift', har, '--api', contract, '--server', service, '--format', 'json'];
    const { stdout, stderr } = await runRedocly(...words);
    rmSync(folder, { recursive: true });
    if (stdout === '') throw new Error(stderr);
    return (JSON.parse(stdout) as Report).problems; // its documented form
  }
}

interface Numbered {
  readonly exchange: ForwardedExchange;
  readonly index: number;
}

/** Groups of exchanges without a repeated address. */
function roundsOf(traffic: readonly ForwardedExchange[]): Numbered[][] {
  const rounds: Numbered[][] = [];
  const times = new Map<string, number>();
  for (const [index, exchange] of traffic.entries()) {
    // It needs recordings with answers.
    if (exchange.answer.status === 0) continue;
    const key = `${exchange.method} ${exchange.url}`;
    const round = times.get(key) ?? 0;
    times.set(key, round + 1);
    (rounds[round] ??= []).push({ exchange, index });
  }
  return rounds;
}

const pairs = (headers: Readonly<Record<string, unknown>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }));

function entryOf({ method, url, asked, answer }: ForwardedExchange, index: number): object {
  const type = asked.headers['content-type'];
  const text = asked.body.toString('utf8');
  return {
    startedDateTime: new Date(index).toISOString(),
    time: 1,
    request: {
      ...{ method, url: service + url, httpVersion: 'HTTP/1.1', cookies: [], queryString: [] },
      headers: pairs(asked.headers),
      ...(asked.body.length > 0 && { postData: { mimeType: type ?? '', text } }),
    },
    response: {
      ...{ status: answer.status, statusText: '', httpVersion: 'HTTP/1.1', cookies: [], redirectURL: '' },
      headers: pairs(answer.headers),
      content: {
        size: answer.body.length,
        mimeType: answer.headers['content-type'] ?? '',
        text: answer.body.toString('utf8'),
      },
    },
    cache: {},
    timings: { send: 0, wait: 1, receive: 0 },
  };
}
